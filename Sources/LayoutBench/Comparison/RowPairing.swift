import Files

/// The rows of two tables brought together by what they measure.
public struct RowPairing: Sendable {
  /// Rows that measure the same thing, in the order of the new table.
  public private(set) var pairs: [(old: ResultRow, new: ResultRow)] = []
  /// Rows under another name that measure what an old row measured, by their exact counts.
  public private(set) var renamed: [(old: ResultRow, new: ResultRow)] = []
  /// Old rows without a new one.
  public private(set) var missing: [ResultRow] = []
  /// New rows without an old one.
  public private(set) var added: [ResultRow] = []

  /// Pairs the rows of two tables.
  ///
  /// - Throws: `FileProblem` when one of the tables has a row twice.
  /// - Complexity: O(*n*), and O(*m* · *a*) for *m* missing and *a* added rows.
  public init(
    old: ResultTable, oldPath: String, new: ResultTable, newPath: String
  ) throws(FileProblem) {
    var oldRows = try Self.byKey(old, path: oldPath)
    _ = try Self.byKey(new, path: newPath)
    for row in new.rows {
      if let before = oldRows.removeValue(forKey: RowKey(row)) {
        pairs.append((before, row))
      } else {
        added.append(row)
      }
    }
    missing = old.rows.filter { oldRows[RowKey($0)] != nil }
    findRenamed()
  }

  private static func byKey(
    _ table: ResultTable, path: String
  ) throws(FileProblem) -> [RowKey: ResultRow] {
    var rows: [RowKey: ResultRow] = [:]
    rows.reserveCapacity(table.rows.count)
    for row in table.rows {
      guard rows.updateValue(row, forKey: RowKey(row)) == nil else {
        throw FileProblem(path: path, reason: "has the row \(RowKey(row)) twice")
      }
    }
    return rows
  }

  /// Takes a missing and an added row for the same thing when they differ in one part of the name only, agree
  /// in all counts, and no other row comes into question.
  private mutating func findRenamed() {
    // Beyond this many the search takes long, and so much renaming is another suite.
    guard missing.count * added.count <= 1_000_000 else { return }
    let likely = missing.map { old in added.indices.filter { Self.couldBe(added[$0], old) } }
    let claims = likely.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (old, numbers) in zip(missing, likely) where numbers.count == 1 && claims[numbers[0]] == 1 {
      renamed.append((old, added[numbers[0]]))
    }
    addAlike()
    let (gone, come) = (Set(renamed.map { RowKey($0.old) }), Set(renamed.map { RowKey($0.new) }))
    missing.removeAll { gone.contains(RowKey($0)) }
    added.removeAll { come.contains(RowKey($0)) }
  }

  /// Takes rows whose counts have changed too as renamed, when the same part of the name has changed as in
  /// those found: with a layout renamed, a path that has become worse is still the layout's.
  private mutating func addAlike() {
    var layouts: [String: String] = [:]
    var paths: [String: String] = [:]
    for (old, new) in renamed {
      if old.layout != new.layout { layouts[old.layout] = new.layout }
      if old.path != new.path { paths[old.path] = new.path }
    }
    guard !layouts.isEmpty || !paths.isEmpty else { return }
    let found = Set(renamed.map { RowKey($0.old) })
    var places = Dictionary(uniqueKeysWithValues: added.map { (RowKey($0), $0) })
    for (_, new) in renamed { places[RowKey(new)] = nil }
    for old in missing where !found.contains(RowKey(old)) {
      var key = RowKey(old)
      key.layout = layouts[key.layout] ?? key.layout
      key.path = paths[key.path] ?? key.path
      if let new = places.removeValue(forKey: key) { renamed.append((old, new)) }
    }
  }

  private static func couldBe(_ new: ResultRow, _ old: ResultRow) -> Bool {
    RowKey(new).differences(from: RowKey(old)) == 1 && new.items == old.items && new.frames == old.frames
      && new.returnedPerQuery == old.returnedPerQuery && new.examinedPerQuery == old.examinedPerQuery
      && new.indexBytesPerItem == old.indexBytesPerItem && old.returnedPerQuery != nil
  }
}
