import Files

extension ResultTable {
  /// The table in a result CSV.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FileProblem` when the file cannot be read, is larger than `InputFile.maximumBytes`, or
  ///   something in it is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(contentsOf path: String) throws(FileProblem) {
    try self.init(csv: InputFile.read(path), path: path)
  }

  /// The table in the text of a result CSV.
  ///
  /// Lines may end in LF or CRLF. Columns are found by their names; those that are not known, as a later
  /// version may write them, are passed over; columns younger than the first version may be missing.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: What problems call the file.
  ///   - maximumRows: The most rows that are taken; a longer file is refused.
  /// - Throws: `FileProblem` when something in the text is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(
    csv bytes: [UInt8], path: String, maximumRows: Int = ResultTable.maximumRows
  ) throws(FileProblem) {
    self.init(try Self.numberedRows(csv: bytes, path: path, maximumRows: maximumRows).map(\.row))
  }

  /// The rows in the text of a result CSV, with the lines on which they begin, from 1.
  static func numberedRows(
    csv bytes: [UInt8], path: String, maximumRows: Int = ResultTable.maximumRows
  ) throws(FileProblem) -> [(line: Int, row: ResultRow)] {
    var records = try CSVRecords(
      bytes, path: path, needed: ResultRow.columns.joined(separator: ",")
    ) { header in
      ResultRow.tableColumns.compactMap { column in
        column.name.flatMap { column.isRequired || header.contains($0) ? $0 : nil }
      }
    }
    let storages = records.columns.compactMap { name in
      ResultRow.tableColumns.first { $0.name == name }?.storage
    }
    var rows: [(line: Int, row: ResultRow)] = []
    while try records.next() {
      guard rows.count < maximumRows else {
        throw records.problem("more than \(maximumRows) rows, which is the most")
      }
      var row = ResultRow(layout: "", content: "", items: 0, sweep: "", path: "")
      for (number, storage) in storages.enumerated() {
        let field = records.field(number)
        if let allowed = row.take(field, as: storage) {
          throw records.problem(
            "\(Printable.quoted(field)) is not allowed; it must be \(allowed)",
            column: records.columns[number])
        }
      }
      guard row.schema == ResultRow.currentSchema else {
        throw records.problem(
          "\(row.schema) is a version that cannot be read; it must be \(ResultRow.currentSchema)",
          column: "schema")
      }
      rows.append((records.line, row))
    }
    return rows
  }
}

extension ResultRow {
  /// Takes up a field of a CSV file.
  ///
  /// - Returns: What would have been allowed, when the field is not; else `nil`.
  fileprivate mutating func take(_ field: String, as column: Column<ResultRow>.Storage) -> String? {
    switch column {
    case .text(let value):
      self[keyPath: value] = field
    case .integer(let value):
      guard let number = Int(field), number >= 0 else { return "a whole number of at least 0" }
      self[keyPath: value] = number
    case .flag(let value):
      switch field {
      case "": self[keyPath: value] = nil
      case "true": self[keyPath: value] = true
      case "false": self[keyPath: value] = false
      default: return "true, false, or nothing when not checked"
      }
    case .number(let value, let precision):
      if field.isEmpty {
        self[keyPath: value] = nil
      } else if let number = CSVNumber.parse(field), precision.allows(number) {
        self[keyPath: value] = number
      } else {
        return precision.allowed
      }
    }
    return nil
  }
}
