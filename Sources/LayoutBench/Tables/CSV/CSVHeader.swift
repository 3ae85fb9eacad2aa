import Files

/// Where the columns stand in a CSV file.
struct CSVHeader {
  /// The number of fields that every record must have.
  let fieldCount: Int
  /// The place of each wanted column in a record, in the order asked for.
  let places: [Int]

  /// Finds columns in a header line.
  ///
  /// - Parameters:
  ///   - fields: The header's fields. Columns that are not wanted are passed over.
  ///   - columns: The wanted columns.
  /// - Throws: `FileProblem` when one is missing or a wanted one comes twice.
  init(fields: [String], columns: [String], path: String, line: Int) throws(FileProblem) {
    var places: [Int] = []
    for column in columns {
      guard let place = fields.firstIndex(of: column) else {
        throw FileProblem(
          path: path, line: line, column: column,
          reason: "is missing in the header; needed are \(columns.joined(separator: ","))")
      }
      guard fields.lastIndex(of: column) == place else {
        throw FileProblem(path: path, line: line, column: column, reason: "comes twice in the header")
      }
      places.append(place)
    }
    self.fieldCount = fields.count
    self.places = places
  }

  /// Makes sure that a record has as many fields as the header.
  func check(fieldCount count: Int, path: String, line: Int) throws(FileProblem) {
    guard count != fieldCount else { return }
    throw FileProblem(
      path: path, line: line,
      reason: "\(count) field\(count == 1 ? "" : "s"); as many as the header's \(fieldCount) are needed")
  }
}
