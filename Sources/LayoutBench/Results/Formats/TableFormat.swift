/// How a table that is no table of results is shown.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
  /// Aligned columns for a terminal.
  case table
  /// The table's CSV.
  case csv
  /// JSON with the CSV's columns as names.
  case json
  /// A table for a pull request or a report.
  case markdown
}
