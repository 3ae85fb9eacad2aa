import Files

/// A CSV file in which all wanted columns hold numbers.
struct NumberTable {
  /// The most records that a file may hold.
  static let maximumRows = 1_000_000

  /// The columns found.
  let columns: [String]
  /// The header's other columns, which are passed over.
  let unusedColumns: [String]
  /// One array per record, in the order of the columns found; all numbers are finite.
  private(set) var rows: [[Double]] = []

  /// Reads the choice of columns that the header has.
  ///
  /// - Parameters:
  ///   - columnChoices: Sets of columns, of which the header is to have one.
  ///   - optional: Columns that are read too where there are any.
  ///   - nonNegative: The columns whose numbers must be at least 0.
  ///   - ascending: The columns whose numbers must not go down from record to record.
  /// - Throws: `FileProblem`; also for a header that has several choices, as nobody knows which is meant.
  init(
    csv bytes: [UInt8], path: String, columnChoices: [[String]], optional: [String] = [],
    nonNegative: Set<String> = [], ascending: Set<String> = []
  ) throws(FileProblem) {
    let choices = columnChoices.map { $0.joined(separator: ",") }.joined(separator: " or ")
    var isAmbiguous = false
    var records = try CSVRecords(bytes, path: path, needed: choices) { header in
      let more = optional.filter(header.contains)
      if columnChoices.count == 1 { return columnChoices[0] + more }
      let found = columnChoices.filter { $0.allSatisfy(header.contains) }
      isAmbiguous = found.count > 1
      return found.first.map { $0 + more }
    }
    columns = records.columns
    unusedColumns = records.unusedColumns
    guard !isAmbiguous else { throw records.problem("the header has more than one of \(choices); keep one") }
    while try records.next() {
      guard rows.count < Self.maximumRows else {
        throw records.problem("more than \(Self.maximumRows) records, which is the most")
      }
      var row: [Double] = []
      row.reserveCapacity(records.columns.count)
      for (number, column) in records.columns.enumerated() {
        let value = try records.number(number, minimum: nonNegative.contains(column) ? 0 : nil)
        if ascending.contains(column), let before = rows.last?[number], value < before {
          throw records.problem("\(value) comes after \(before); it must not go down", column: column)
        }
        row.append(value)
      }
      rows.append(row)
    }
  }
}
