/// What a history has of a run, so that people can follow it: of each layout and content one row, and of that
/// the ratios, which carry over from one machine to the next.
enum HeadlineSeries {
  /// The row of the path that is shown, of the largest number of items and the first sweep that has it: the
  /// same one in every run of a suite, as a series goes on under its name.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  static func table(of rows: [ResultRow]) -> Table<ResultRow> {
    struct Place: Hashable { let layout: String, content: String }
    let path = RunOverview.path(of: rows)
    let heads = rows.filter { $0.path == path }
      .grouped { Place(layout: $0.layout, content: $0.content) }
      .compactMap { place, rows in
        let most = rows.map(\.items).max()
        return rows.first { $0.items == most }
      }
    let columns = ResultRow.tableColumns.filter { column in
      switch column.role {
      case .scenario, .subject: true
      case .figure(let figure): figure.isHeadline
      case .fact: false
      }
    }
    return Table(columns: columns, rows: heads)
  }
}
