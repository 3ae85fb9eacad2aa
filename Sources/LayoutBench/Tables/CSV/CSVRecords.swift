import Files

/// The records of a CSV file under its header, as far as their columns are wanted.
struct CSVRecords {
  /// The wanted columns.
  let columns: [String]
  /// The header's other columns, which are passed over.
  let unusedColumns: [String]
  private var reader: CSVReader
  private let path: String
  /// Where the wanted columns stand in a record.
  private let places: [Int]
  /// The number of fields that every record must have.
  private let fieldCount: Int
  private var record: [String] = []

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - needed: What a header needs, for people.
  ///   - choose: Chooses the wanted columns for a header; `nil` when it lacks too many. Others are passed
  ///     over.
  /// - Throws: `FileProblem` when there is no header, a column is missing or a wanted one comes twice.
  init(
    _ bytes: [UInt8], path: String, needed: String, choosing choose: ([String]) -> [String]?
  ) throws(FileProblem) {
    reader = CSVReader(bytes, path: path)
    self.path = path
    var header: [String] = []
    guard try reader.readRecord(into: &header) else {
      throw FileProblem(path: path, reason: "the file is empty; a header line is needed: \(needed)")
    }
    let line = reader.line
    guard let columns = choose(header) else {
      throw FileProblem(path: path, line: line, reason: "the header lacks the needed columns: \(needed)")
    }
    var places: [Int] = []
    for column in columns {
      guard let place = header.firstIndex(of: column) else {
        throw FileProblem(
          path: path, line: line, column: column,
          reason: "is missing in the header; needed are \(columns.joined(separator: ","))")
      }
      guard header.lastIndex(of: column) == place else {
        throw FileProblem(path: path, line: line, column: column, reason: "comes twice in the header")
      }
      places.append(place)
    }
    self.columns = columns
    unusedColumns = header.filter { !columns.contains($0) }
    self.places = places
    fieldCount = header.count
  }

  /// Goes on to the next record.
  ///
  /// - Returns: Whether there is one.
  mutating func next() throws(FileProblem) -> Bool {
    guard try reader.readRecord(into: &record) else { return false }
    guard record.count == fieldCount else {
      throw problem(
        "\(record.count) field\(record.count == 1 ? "" : "s"); as many as the header's \(fieldCount) are needed"
      )
    }
    return true
  }

  /// The record's field in a wanted column, by its number among them.
  func field(_ column: Int) -> String { record[places[column]] }

  /// The number in a wanted column.
  ///
  /// - Throws: `FileProblem` when there is none, or one that is too small.
  func number(_ column: Int, minimum: Double? = nil) throws(FileProblem) -> Double {
    let text = field(column)
    guard let number = CSVNumber.parse(text), number >= minimum ?? -.infinity else {
      throw problem(
        Printable.quoted(text) + " is not allowed; it must be a number"
          + (minimum.map { " of at least \(Int($0))" } ?? "") + ", such as 120.5", column: columns[column])
    }
    return number
  }

  /// The line of the record.
  var line: Int { reader.line }

  /// What is wrong with the record, or with its field in a column.
  func problem(_ reason: String, column: String? = nil) -> FileProblem {
    FileProblem(path: path, line: reader.line, column: column, reason: reason)
  }
}
