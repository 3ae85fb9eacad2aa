/// How a report is written: a file each in this folder.
public struct ReportFormat: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// The name on the command line.
  public let rawValue: String
  private let write: @Sendable (Report, TerminalColors) -> String

  /// All formats, in the order in which they are listed.
  public static let allCases: [ReportFormat] = [
    .overview, .table, .csv, .json, .markdown, .text, .lines, .junit, .github, .githubActionBenchmark,
    .bencher,
  ]

  /// A format for files and other programs.
  init(_ name: String, _ write: @escaping @Sendable (Report) -> String) {
    rawValue = name
    self.write = { report, _ in write(report) }
  }

  /// A format for people at a terminal.
  init(colored name: String, _ write: @escaping @Sendable (Report, TerminalColors) -> String) {
    rawValue = name
    self.write = write
  }

  /// The format with a name, or `nil`.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// The report in this format, ending in a line end. What the format has no use for is left out.
  ///
  /// - Parameter colors: What a terminal shows; formats for other programs have none.
  /// - Complexity: O(*n*) for *n* rows.
  public func text(of report: Report, colors: TerminalColors = .off) -> String { write(report, colors) }
}
