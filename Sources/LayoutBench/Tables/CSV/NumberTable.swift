import Files

/// A CSV file in which all wanted columns hold numbers.
struct NumberTable {
  /// The most records that a file may hold.
  static let maximumRows = 1_000_000

  /// One array per record, in the order of the columns found; all numbers are finite.
  private(set) var rows: [[Double]] = []

  /// Reads the first choice of columns that the header has.
  ///
  /// - Parameters:
  ///   - columnChoices: Sets of columns; problems tell of the first.
  ///   - nonNegative: The columns whose numbers must be at least 0.
  /// - Throws: `FileProblem`
  init(
    csv bytes: [UInt8], path: String, columnChoices: [[String]], nonNegative: Set<String> = []
  ) throws(FileProblem) {
    var records = try CSVRecords(
      bytes, path: path, needed: columnChoices.map { $0.joined(separator: ",") }.joined(separator: " or ")
    ) { header in
      columnChoices.count == 1 ? columnChoices[0] : columnChoices.first { $0.allSatisfy(header.contains) }
    }
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
