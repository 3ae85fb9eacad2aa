extension ReportFormat {
  /// The first table as CSV (RFC 4180, UTF-8, LF): CSV has room for one.
  public static let csv = ReportFormat("csv") { report in report.tables.first?.csv ?? "" }
}

extension ReportTable {
  /// A header, a line a row, and nothing where nothing was measured; of rows that sum up others those others.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  var csv: String {
    if let records { return records.csv }
    let columns = columns.filter { $0.name != nil }
    var text = columns.compactMap(\.name).joined(separator: ",") + "\n"
    for row in rows {
      text += columns.map { csvField($0.value(row).plainText) }.joined(separator: ",") + "\n"
    }
    return text
  }
}

/// The text as a field: in quotation marks when it would not be read back as one field otherwise.
private func csvField(_ text: String) -> String {
  // By bytes: a carriage return and a line feed together are one character.
  let needsQuotes = text.utf8.contains { byte in
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
  guard needsQuotes else { return text }
  let doubled = text.unicodeScalars.reduce(into: "") { result, scalar in
    result.unicodeScalars.append(scalar)
    if scalar == "\"" { result += "\"" }
  }
  return "\"\(doubled)\""
}
