import Files

/// A CSV file in which all wanted columns hold numbers.
struct NumberTable {
  /// The most records that a file may hold.
  static let maximumRows = 1_000_000

  /// The names of the columns found: one of the choices.
  let columns: [String]
  /// One array per record, in the order of `columns`; all numbers are finite.
  let rows: [[Double]]

  /// Reads the first choice of columns that the header has.
  ///
  /// - Parameters:
  ///   - columnChoices: Sets of columns; problems tell of the first.
  ///   - nonNegative: The columns whose numbers must be at least 0.
  /// - Throws: `FileProblem`
  init(
    csv bytes: [UInt8], path: String, columnChoices: [[String]], nonNegative: Set<String> = []
  ) throws(FileProblem) {
    var reader = CSVReader(bytes, path: path)
    var fields: [String] = []
    let wanted = columnChoices.map { $0.joined(separator: ",") }.joined(separator: " or ")
    guard try reader.readRecord(into: &fields) else {
      throw FileProblem(path: path, reason: "the file is empty; a header line is needed: \(wanted)")
    }
    let found = columnChoices.first { $0.allSatisfy(fields.contains) }
    guard let columns = found ?? (columnChoices.count == 1 ? columnChoices[0] : nil) else {
      throw FileProblem(
        path: path, line: reader.line, reason: "the header lacks the needed columns: \(wanted)")
    }
    let header = try CSVHeader(fields: fields, columns: columns, path: path, line: reader.line)
    var rows: [[Double]] = []
    while try reader.readRecord(into: &fields) {
      guard rows.count < Self.maximumRows else {
        throw FileProblem(
          path: path, line: reader.line, reason: "more than \(Self.maximumRows) records, which is the most")
      }
      try header.check(fieldCount: fields.count, path: path, line: reader.line)
      var row: [Double] = []
      row.reserveCapacity(columns.count)
      for (column, place) in zip(columns, header.places) {
        let minimum = nonNegative.contains(column) ? 0 : -Double.infinity
        guard let number = CSVNumber.parse(fields[place]), number >= minimum else {
          throw FileProblem(
            path: path, line: reader.line, column: column,
            reason: Printable.quoted(fields[place]) + " is not allowed; it must be a number"
              + (minimum == 0 ? " of at least 0" : "") + ", such as 120.5")
        }
        row.append(number)
      }
      rows.append(row)
    }
    self.columns = columns
    self.rows = rows
  }
}
