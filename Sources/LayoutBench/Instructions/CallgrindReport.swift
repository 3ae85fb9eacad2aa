import Files

/// What callgrind has written down: for each name that the program gave, how many instructions it executed.
///
/// The file has a part per request of the program, and one for what was left at the end:
///
///     desc: Trigger: Client Request: NAME
///     events: Ir
///     ...
///     totals: 366976
public struct CallgrindReport: Equatable, Sendable {
  /// The instructions, by name.
  public private(set) var instructions: [String: UInt64] = [:]

  /// A report without counts.
  public init() {}

  /// Takes up the counts of another process's report.
  ///
  /// - Throws: `FileProblem` when both have a count of the same name.
  public mutating func add(_ other: CallgrindReport, path: String) throws(FileProblem) {
    for (name, count) in other.instructions where instructions.updateValue(count, forKey: name) != nil {
      throw Self.countedTwice(name, path: path)
    }
  }

  private static func countedTwice(_ name: String, path: String, line: Int? = nil) -> FileProblem {
    FileProblem(path: path, line: line, reason: "\(Printable.quoted(name)) was counted twice")
  }

  /// Reads callgrind's output file.
  ///
  /// - Throws: `FileProblem` when it cannot be read or is not a whole file of callgrind's.
  public init(contentsOf path: String) throws(FileProblem) {
    try self.init(text: InputFile.read(path), path: path)
  }

  /// Reads the text of callgrind's output file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: What problems call the file.
  /// - Throws: `FileProblem` with the line when it is not a whole file of callgrind's.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(text: [UInt8], path: String) throws(FileProblem) {
    // What is known so far of a part of the file.
    var trigger: String?
    var events: [Substring] = []
    var isCallgrind = false
    var hasEnded = false
    var number = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let field = Self.field(line) else { continue }
      func problem(_ reason: String) -> FileProblem { FileProblem(path: path, line: number, reason: reason) }
      switch field.name {
      case "creator":
        isCallgrind = field.value.hasPrefix("callgrind")
      case "desc" where field.value.hasPrefix("Trigger: "):
        guard isCallgrind else { throw problem("a part without the line \"creator: callgrind\" before it") }
        guard trigger == nil else {
          throw problem("a part begins before the one before it has its totals")
        }
        trigger = String(field.value.dropFirst("Trigger: ".count))
      case "events":
        events = field.value.split(separator: " ")
      case "totals":
        guard let cause = trigger else {
          throw problem("totals without the line \"desc: Trigger:\" before them")
        }
        guard let place = events.firstIndex(of: "Ir") else {
          throw problem("instructions (Ir) are not among the events that were counted")
        }
        let totals = field.value.split(separator: " ")
        guard place < totals.count, let count = UInt64(totals[place]) else {
          throw problem("\(Printable.quoted(field.value)) is not a total for each event")
        }
        hasEnded = cause == "Program termination"
        let request = "Client Request: "
        if cause.hasPrefix(request) {
          let name = String(cause.dropFirst(request.count))
          guard instructions.updateValue(count, forKey: name) == nil else {
            throw Self.countedTwice(name, path: path, line: number)
          }
        }
        (trigger, events) = (nil, [])
      default: break
      }
    }
    guard isCallgrind else { throw FileProblem(path: path, reason: "not a file of callgrind's") }
    guard trigger == nil, hasEnded else {
      throw FileProblem(path: path, line: number, reason: "ends in the middle; the program was stopped")
    }
  }

  /// What a line such as `events: Ir` says. The lines of costs, which are most of the file, say nothing.
  private static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let first = line.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      let colon = line.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
    return (String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}
