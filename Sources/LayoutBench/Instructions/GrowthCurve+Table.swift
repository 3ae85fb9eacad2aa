import Files

extension GrowthCurve {
  /// Curves as a table: a row each, and in CSV a row for each of their points.
  static func table(of curves: [GrowthCurve]) -> Table<GrowthCurve> {
    let points = curves.flatMap { curve in curve.points.map { Point(count: $0, curve: curve) } }
    return Table(
      name: "growth", columns: columns(of: curves), rows: curves,
      records: Table(columns: Point.tableColumns, rows: points),
      verdicts: [.violated, .withoutSlope, .holds], judge: \.verdict,
      describe: { $0.violation ?? "\($0.scenario) \($0.key.path)" })
  }

  private static func columns(of curves: [GrowthCurve]) -> [Column<GrowthCurve>] {
    let sizes = Set(curves.flatMap { $0.points.map(\.row.items) }).sorted()
    let names: [Column<GrowthCurve>] =
      [Column(shown: "instructions", leading: true, \.scenario)]
      + Column.naming(\.key).filter { $0.name != "items" } + [
        Column(shown: "path", leading: true, \.key.path),
        Column("points") {
          .nested(Table(columns: InstructionCount.tableColumns, rows: $0.points).json)
        },
      ]
    let counts = sizes.map { size in
      Column<GrowthCurve>(shown: HumanUnits.count(Double(size))) { curve in
        let point = curve.points.first { $0.row.items == size }
        return HumanUnits.count(point.flatMap(curve.instructions)?.rounded())
      }
    }
    let judgement: [Column<GrowthCurve>] = [
      Column("slope", .figure(.init(name: "exponent of growth", unit: "exponent"))) {
        .number($0.slope, .exact)
      }.shown("slope") { $0.slope.map(text) ?? HumanUnits.notMeasured },
      Column("least_slope") { .number($0.leastSlope, .exact) },
      Column("greatest_slope") { .number($0.greatestSlope, .exact) },
      Column(shown: "allowed", \.allowed),
      Column("holds") { $0.holdsValue }.shown("verdict") {
        $0.slope == nil ? HumanUnits.notMeasured : $0.verdict.word
      },
    ]
    return names + counts + judgement
  }

  private var scenario: String { Printable.line("\(key.layout)/\(key.content)/\(key.sweep)", limit: 200) }
  private var verdict: Verdict { slope == nil ? .withoutSlope : holds ? .holds : .violated }
  fileprivate var holdsValue: TableValue { slope == nil ? .missing : .flag(holds) }

  /// A point of a curve: a line of the CSV.
  fileprivate struct Point: Sendable {
    let count: InstructionCount
    let curve: GrowthCurve
  }
}

extension GrowthCurve.Point {
  fileprivate static let tableColumns: [Column<GrowthCurve.Point>] =
    [Column("schema") { _ in .integer(InstructionCount.currentSchema) }]
    + Column.naming(\.count.row) + [
      Column("frames") { .integer($0.count.frames) },
      Column("instructions_per_query") { point in
        guard case .prepare = point.curve.work else { return .number(point.count.perQuery, .amount) }
        return .missing
      },
      // Three decimal places, also where they are zeros.
      Column("slope") { $0.curve.slope.map { .text(GrowthCurve.text($0)) } ?? .missing },
      Column("least_slope") { .number($0.curve.leastSlope, .exact) },
      Column("greatest_slope") { .number($0.curve.greatestSlope, .exact) },
      Column("holds") { $0.curve.holdsValue },
      Column("instructions_per_prepared_item") { point in
        guard case .prepare = point.curve.work else { return .missing }
        return .number(point.count.perPreparedItem, .count)
      },
    ]
}

extension Verdict {
  fileprivate static let violated = Verdict("violated", .failed, annotation: .error)
  fileprivate static let holds = Verdict("holds", plural: "hold", .passed, isNotable: false)
  fileprivate static let withoutSlope = Verdict("no_slope", word: "without a slope", .skipped)
}
