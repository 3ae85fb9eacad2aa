import Files

/// A CSV file in which all wanted columns hold numbers.
struct NumberTable {
  /// The most records that a file may hold.
  static let maximumRows = 1_000_000

  /// One array per record, in the order of the columns found; all numbers are finite.
  private(set) var rows: [[Double]] = []

  /// Reads the choice of columns that the header has.
  ///
  /// - Parameters:
  ///   - columnChoices: Sets of columns, of which the header is to have one.
  ///   - nonNegative: The columns whose numbers must be at least 0.
  /// - Throws: `FileProblem`; also for a header that has several choices, as nobody knows which is meant.
  init(
    csv bytes: [UInt8], path: String, columnChoices: [[String]], nonNegative: Set<String> = []
  ) throws(FileProblem) {
    let choices = columnChoices.map { $0.joined(separator: ",") }.joined(separator: " or ")
    var isAmbiguous = false
    var records = try CSVRecords(bytes, path: path, needed: choices) { header in
      if columnChoices.count == 1 { return columnChoices[0] }
      let found = columnChoices.filter { $0.allSatisfy(header.contains) }
      isAmbiguous = found.count > 1
      return found.first
    }
    guard !isAmbiguous else { throw records.problem("the header has more than one of \(choices); keep one") }
    while try records.next() {
      guard rows.count < Self.maximumRows else {
        throw records.problem("more than \(Self.maximumRows) records, which is the most")
      }
      var row: [Double] = []
      row.reserveCapacity(records.columns.count)
      for (number, column) in records.columns.enumerated() {
        let field = records.field(number)
        let minimum = nonNegative.contains(column) ? 0 : -Double.infinity
        guard let number = CSVNumber.parse(field), number >= minimum else {
          throw records.problem(
            Printable.quoted(field) + " is not allowed; it must be a number"
              + (minimum == 0 ? " of at least 0" : "") + ", such as 120.5", column: column)
        }
        row.append(number)
      }
      rows.append(row)
    }
  }
}
