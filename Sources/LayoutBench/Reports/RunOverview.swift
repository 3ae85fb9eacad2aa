import Files

/// A run on one screen: a line for each layout and number of items, and what it comes to.
struct RunOverview: Sendable {
  /// The columns of a terminal.
  private static let width = 80

  private let rows: [ResultRow]
  /// The path that is shown.
  private let path: String?

  /// - Complexity: O(*n* log *n*) for *n* rows.
  init(_ rows: [ResultRow]) {
    self.rows = rows
    path = Self.path(of: rows)
  }

  /// The engine's default path, or the first that is no reference.
  static func path(of rows: [ResultRow]) -> String? {
    let names = rows.map(\.path).filter { !MeasuredPath.referenceNames.contains($0) }
    return names.contains(MeasuredPath.usual.name) ? MeasuredPath.usual.name : names.first
  }

  func text(_ colors: TerminalColors) -> String {
    guard !rows.isEmpty else { return "no results\n" }
    let table = Table(columns: columns, rows: lines)
    let shown = ShownTable(table)?.aligned(colors) ?? ""
    return shown + "\n"
      + (answers(colors) + ([best, prepare].compactMap(\.self) + ownPaths).flatMap { wrapped($0) }
      + wrapped(legend).map(colors.dimmed)).map { $0 + "\n" }.joined()
  }

  // MARK: - The table

  /// One sweep of a layout and a number of items.
  private struct Line: Sendable {
    let layout: String
    let rows: [String: ResultRow]
    let shown: ResultRow
  }

  private var lines: [Line] {
    struct Place: Hashable { let layout: String, content: String, items: Int }
    // A layout in several contents has to say which.
    let contents = rows.reduce(into: [String: Set<String>]()) {
      $0[$1.layout, default: []].insert($1.content)
    }
    return rows.grouped { Place(layout: $0.layout, content: $0.content, items: $0.items) }
      .compactMap { place, rows in
        let sweeps = rows.grouped(by: \.sweep).map { sweep in
          Dictionary(sweep.elements.map { ($0.path, $0) }) { first, _ in first }
        }
        let several = (contents[place.layout]?.count ?? 0) > 1
        let layout = Printable.line(several ? "\(place.layout), \(place.content)" : place.layout)
        func shown(_ sweep: [String: ResultRow]) -> ResultRow? { path.flatMap { sweep[$0] } }
        let ranked = sweeps.filter { shown($0)?.speedup != nil }
          .sorted { (shown($0)?.speedup ?? 0) < (shown($1)?.speedup ?? 0) }
        guard let sweep = ranked.isEmpty ? sweeps.first : ranked[(ranked.count - 1) / 2],
          let row = shown(sweep) ?? rows.first
        else { return nil }
        return Line(layout: layout, rows: sweep, shown: row)
      }
  }

  private var columns: [Column<Line>] {
    let names = Set(rows.map(\.path))
    func step(_ path: String, title: String) -> Column<Line>? {
      guard names.contains(path) else { return nil }
      return Column(shown: title) { line in
        line.rows[path].map { row in
          row.verified == false ? "wrong" : HumanUnits.time(row.stepNanosecondsP50)
        } ?? HumanUnits.notMeasured
      }
    }
    var columns: [Column<Line>?] = [
      Column(shown: "items") { HumanUnits.count(Double($0.shown.items)) },
      step(MeasuredPath.naive.name, title: MeasuredPath.naive.name),
    ]
    if let path {
      let title = Self.fitting(Printable.line(path), 12)
      columns += [
        step(path, title: title), step(path + "-visit", title: "visitor"),
        Column(shown: "/floor") { HumanUnits.ratio($0.rows[path]?.overFloor) },
        Column(shown: "speedup") { Self.speedup(of: $0.rows[path]) },
        Column(shown: "prepare") { HumanUnits.time($0.rows[path]?.prepareNanosecondsPerItem) },
      ]
    }
    let figures = columns.compactMap(\.self)
    let lines = lines
    let taken = figures.reduce(0) { sum, column in
      sum + 2 + (lines.map { column.text($0).count } + [column.title?.count ?? 0]).reduce(0, max)
    }
    let room = max(8, Self.width - taken)
    return [Column(shown: "layout", leading: true) { Self.fitting($0.layout, room) }] + figures
  }

  private static func fitting(_ text: String, _ width: Int) -> String {
    text.count > width ? text.prefix(width - 1) + "…" : text
  }

  /// The speedup with the wider side of its interval.
  private static func speedup(of row: ResultRow?) -> String {
    guard let row, let speedup = row.speedup, speedup > 0 else { return HumanUnits.notMeasured }
    guard let low = row.speedupLow, let high = row.speedupHigh, low <= high else {
      return HumanUnits.ratio(speedup)
    }
    let percent = max(high - speedup, speedup - low) / speedup * 100
    guard percent.isFinite else { return HumanUnits.ratio(speedup) }
    let digits = HumanUnits.decimal(percent, places: percent < 9.95 ? 1 : 0)
    return "\(HumanUnits.ratio(speedup)) ±\(digits)%"
  }

  // MARK: - What it comes to

  private func answers(_ colors: TerminalColors) -> [String] {
    let wrong = rows.filter { $0.verified == false }
    let right = rows.filter { $0.verified == true }
    let unchecked = rows.count - wrong.count - right.count
    let count = right.reduce(0.0) { $0 + Double($1.frames) }
    var lines: [String] = []
    if !wrong.isEmpty {
      let names = wrong.prefix(3).map { RowKey($0).description }.joined(separator: "; ")
      let rest = wrong.count > 3 ? "; and \(wrong.count - 3) more" : ""
      lines += wrapped(
        "WRONG ANSWERS in \(wrong.count) of \(rows.count) rows, whose times mean nothing: \(names)\(rest)"
      ).map(colors.bad)
    }
    if count > 0 {
      let all = wrong.isEmpty && unchecked == 0 ? "All " : ""
      lines += wrapped("\(all)\(HumanUnits.count(count)) answers agreed with brute force.").map(colors.good)
    }
    if unchecked > 0 { lines.append("\(unchecked) of \(rows.count) rows were not checked.") }
    return lines
  }

  /// The path with the shortest scroll step in most scenarios.
  private var best: String? {
    let scenarios = rows.grouped { RowKey($0).scenario }.map(\.elements)
    let winners = scenarios.compactMap { rows in
      rows.filter {
        $0.path != MeasuredPath.floor.name && $0.verified != false && $0.stepNanosecondsP50 != nil
      }
      .min { ($0.stepNanosecondsP50 ?? 0) < ($1.stepNanosecondsP50 ?? 0) }
    }
    guard Set(rows.map(\.path)).subtracting([MeasuredPath.floor.name]).count > 1,
      let best = winners.grouped(by: \.path).max(by: { $0.elements.count < $1.elements.count })
    else { return nil }
    let times = best.key == MeasuredPath.naive.name ? nil : Self.median(best.elements.compactMap(\.speedup))
    let gain = times.map { ", at the median \(HumanUnits.ratio($0)) as fast as naive" } ?? ""
    return "Best path: \(Printable.line(best.key)), the fastest step in \(best.elements.count) of"
      + " \(winners.count) scenarios\(gain)."
  }

  /// What a layout that prepares at each step would pay, by the largest layout.
  private var prepare: String? {
    let costs = lines.compactMap { line -> (line: Line, prepare: Double, step: Double)? in
      guard let path, let row = line.rows[path], let each = row.prepareNanosecondsPerItem,
        let step = row.stepNanosecondsP50, step > 0, each > 0
      else { return nil }
      return (line, each * Double(row.items), step)
    }
    guard let most = costs.max(by: { $0.prepare / $0.step < $1.prepare / $1.step }) else { return nil }
    let items = HumanUnits.count(Double(most.line.shown.items))
    return "Keeping the prepare over scrolling saves up to \(HumanUnits.time(most.prepare)) a step"
      + " (\(most.line.layout), \(items) items), beside a step of \(HumanUnits.time(most.step))."
  }

  /// How paths of one's own compare with the path that is shown, a line each.
  private var ownPaths: [String] {
    guard let path else { return [] }
    let own = rows.map(\.path).filter { $0 != path && MeasuredPath.isOwn($0) }
    let scenarios = rows.grouped { RowKey($0).scenario }.map(\.elements)
    return own.grouped(by: \.self).map(\.key).compactMap { name in
      let pairs = scenarios.compactMap { rows -> (own: ResultRow, shown: ResultRow)? in
        guard let own = rows.first(where: { $0.path == name }),
          let shown = rows.first(where: { $0.path == path })
        else { return nil }
        return (own, shown)
      }
      func median(_ figure: KeyPath<ResultRow, Double?>) -> Double? {
        Self.median(
          pairs.compactMap { pair in
            guard let own = pair.own[keyPath: figure], let shown = pair.shown[keyPath: figure], shown > 0
            else { return nil }
            return own / shown
          })
      }
      guard let step = median(\.stepNanosecondsP50) else { return nil }
      let prepare = median(\.prepareNanosecondsPerItem).map { ", its prepare \(HumanUnits.ratio($0))" } ?? ""
      let count = pairs.count == 1 ? "one scenario" : "the median of \(pairs.count) scenarios"
      return
        "\(Printable.line(name)): a step takes \(HumanUnits.ratio(step)) that of \(Printable.line(path))\(prepare)"
        + " (\(count))."
    }
  }

  private var legend: String {
    let sweeps = Set(rows.map(\.sweep)).count > 1 ? "; of the sweeps the one of median speedup" : ""
    guard path != nil else { return "Times: a scroll step at the median\(sweeps). --details has every row." }
    return "Times: a scroll step at the median, prepare per item; /floor: query over an ideal one; speedup:"
      + " over naive, ± its 95 % interval\(sweeps). --details has every row."
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
  }

  /// The text in lines of the terminal's width, broken at spaces.
  private func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= Self.width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
