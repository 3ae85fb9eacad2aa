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
  guard text.unicodeScalars.contains(where: ",\"\r\n".unicodeScalars.contains) else { return text }
  return "\"\(text.escaped { $0 == "\"" ? "\"\"" : nil })\""
}
