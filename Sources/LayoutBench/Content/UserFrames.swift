import CollectionLayouts
import Files

/// Frames of a user's own, from a CSV file with the columns `x`, `y`, `width` and `height`, and where there are
/// sections and supplementary views `section` and `kind`.
///
/// The header is required; the columns may stand in any order. Numbers are points in the coordinates of the
/// content; widths and heights are not negative. Sections are numbered from 0, and their lines may be mixed; the
/// items of a section are numbered as they come. Without `section` all is in section 0, without `kind` all are
/// items.
public struct UserFrames: Hashable, Sendable {
  /// The most frames that a file may hold.
  public static let maximumCount = NumberTable.maximumRows
  /// The most sections.
  public static let maximumSections = 100_000

  /// The columns of the file that say nothing here.
  public let unusedColumns: [String]
  private(set) var sections: [RecordedSection] = []

  /// The frames of all items, section by section, in points.
  ///
  /// - Complexity: O(*n*)
  public var items: [LayoutRect] { sections.flatMap(\.items) }

  /// The number of items.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// How far the frames reach from the origin, in points.
  ///
  /// - Complexity: O(*n*)
  public var extent: LayoutSize {
    var extent = LayoutSize.zero
    for frame in sections.lazy.flatMap(\.frames) {
      extent.width = max(extent.width, frame.maxX)
      extent.height = max(extent.height, frame.maxY)
    }
    return extent
  }

  /// Whether there are no frames at all.
  public var isEmpty: Bool { sections.isEmpty }

  /// The frames in a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FileProblem` when the file cannot be read, is too large, or something in it is not as it
  ///   should.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(from path: String) throws(FileProblem) -> UserFrames {
    try UserFrames(csv: InputFile.read(path), path: path)
  }

  /// The frames in the text of a file.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: What problems call the file.
  /// - Throws: `FileProblem` when something in the text is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(csv bytes: [UInt8], path: String) throws(FileProblem) {
    let sides = ["x", "y", "width", "height"]
    var records = try CSVRecords(bytes, path: path, needed: sides.joined(separator: ",")) { header in
      sides + ["section", "kind"].filter(header.contains)
    }
    unusedColumns = records.unusedColumns
    let section = records.columns.firstIndex(of: "section")
    let kind = records.columns.firstIndex(of: "kind")
    var count = 0
    /// Where the first background of each section stands.
    var backgrounds: [Int: Int] = [:]
    while try records.next() {
      guard count < Self.maximumCount else {
        throw records.problem("more than \(Self.maximumCount) records, which is the most")
      }
      count += 1
      let frame = LayoutRect(
        x: try records.number(0), y: try records.number(1), width: try records.number(2, minimum: 0),
        height: try records.number(3, minimum: 0))
      let number = try section.map { column throws(FileProblem) in try records.section(column) } ?? 0
      let element = try kind.map { column throws(FileProblem) in try records.kind(column) } ?? .item
      if element == .background { backgrounds[number] = records.line }
      while sections.count <= number { sections.append(RecordedSection()) }
      guard sections[number].take(frame, as: element) else {
        throw records.problem(
          "a second \(element.word) of section \(number); one is the most", column: "kind")
      }
    }
    for (number, line) in backgrounds.sorted(by: { $0.value < $1.value })
    where sections[number].items.isEmpty {
      throw FileProblem(
        path: path, line: line, column: "kind",
        reason: "a background of section \(number), which has no items; only sections with items have one")
    }
  }
}

extension RecordedSection {
  /// Takes up the frame of an element; an item comes after those it has.
  ///
  /// - Returns: Whether there was room for it.
  fileprivate mutating func take(_ frame: LayoutRect, as kind: ElementKind) -> Bool {
    func put(_ place: WritableKeyPath<RecordedSection, LayoutRect?>) -> Bool {
      guard self[keyPath: place] == nil else { return false }
      self[keyPath: place] = frame
      return true
    }
    switch kind {
    case .item:
      items.append(frame)
      return true
    case .header: return put(\.header)
    case .footer: return put(\.footer)
    case .background: return put(\.background)
    }
  }
}

extension ElementKind {
  /// What files call it.
  fileprivate var word: String { "\(self)" }
}

extension CSVRecords {
  fileprivate func section(_ column: Int) throws(FileProblem) -> Int {
    let text = field(column)
    guard let number = Int(text), (0..<UserFrames.maximumSections).contains(number) else {
      throw problem(
        Printable.quoted(text)
          + " is not allowed; it must be a whole number from 0 to \(UserFrames.maximumSections - 1)",
        column: columns[column])
    }
    return number
  }

  fileprivate func kind(_ column: Int) throws(FileProblem) -> ElementKind {
    let text = field(column)
    guard let kind = ElementKind.allCases.first(where: { $0.word == text }) else {
      let words = ElementKind.allCases.map(\.word).joined(separator: ", ")
      throw problem(
        Printable.quoted(text) + " is not allowed; it must be one of \(words)", column: columns[column])
    }
    return kind
  }
}
