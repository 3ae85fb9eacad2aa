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
    var reader = CSVReader(bytes, path: path)
    var fields: [String] = []
    guard try reader.readRecord(into: &fields) else {
      let columns = ResultRow.columns.joined(separator: ",")
      throw FileProblem(path: path, reason: "the file is empty; a header line is needed: \(columns)")
    }
    let wanted = ResultRow.tableColumns.compactMap {
      column -> (name: String, storage: Column<ResultRow>.Storage)? in
      guard let name = column.name, let storage = column.storage,
        column.isRequired || fields.contains(name)
      else { return nil }
      return (name, storage)
    }
    let header = try CSVHeader(fields: fields, columns: wanted.map(\.name), path: path, line: reader.line)
    var rows: [ResultRow] = []
    while try reader.readRecord(into: &fields) {
      guard rows.count < maximumRows else {
        throw FileProblem(
          path: path, line: reader.line, reason: "more than \(maximumRows) rows, which is the most")
      }
      try header.check(fieldCount: fields.count, path: path, line: reader.line)
      var row = ResultRow(layout: "", content: "", items: 0, sweep: "", path: "")
      for (column, place) in zip(wanted, header.places) {
        if let allowed = row.take(fields[place], as: column.storage) {
          throw FileProblem(
            path: path, line: reader.line, column: column.name,
            reason: "\(Printable.quoted(fields[place])) is not allowed; it must be \(allowed)")
        }
      }
      guard row.schema == ResultRow.currentSchema else {
        throw FileProblem(
          path: path, line: reader.line, column: "schema",
          reason: "\(row.schema) is a version that cannot be read; it must be \(ResultRow.currentSchema)")
      }
      rows.append(row)
    }
    self.init(rows)
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
