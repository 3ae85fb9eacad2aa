import Files

/// Growth curves as text: the CSV with a line per point, and what people read.
public struct GrowthTable: Equatable, Sendable {
  public var curves: [GrowthCurve]

  public init(_ curves: [GrowthCurve]) {
    self.curves = curves
  }

  /// The names of the CSV columns, in their order; new ones go to the end.
  public static let columns = [
    "schema", "layout", "content", "items", "sweep", "path", "frames", "instructions_per_query", "slope",
    "least_slope", "greatest_slope", "holds",
  ]

  /// The curves as CSV (RFC 4180, UTF-8, LF): a header, and a line per point with the slope of its curve.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public var csv: String {
    var text = Self.columns.joined(separator: ",") + "\n"
    for curve in curves {
      for point in curve.points {
        let fields = [
          "\(InstructionCount.currentSchema)", CSVText.field(point.layout), CSVText.field(point.content),
          "\(point.items)", CSVText.field(point.sweep), CSVText.field(point.path), "\(point.frames)",
          Precision.amount.rounded(point.perQuery).map(CSVNumber.text) ?? "",
          curve.slope.map(GrowthCurve.text) ?? "", curve.leastSlope.map(CSVNumber.text) ?? "",
          CSVNumber.text(curve.greatestSlope), curve.slope == nil ? "" : "\(curve.holds)",
        ]
        text += fields.joined(separator: ",") + "\n"
      }
    }
    return text
  }

  /// Where the growth of a file of counts goes: `results/count.csv` has `results/count.growth.csv`.
  public static func path(beside countPath: String) -> String {
    (countPath.hasSuffix(".csv") ? String(countPath.dropLast(4)) : countPath) + ".growth.csv"
  }

  /// The table for a terminal.
  var aligned: String { cells.aligned }

  /// The table in Markdown.
  var markdown: String { cells.markdown }

  /// The curves as a JSON array of objects.
  var json: JSONValue {
    .array(
      curves.map { curve in
        .object([
          .init("layout", .string(curve.layout)), .init("content", .string(curve.content)),
          .init("sweep", .string(curve.sweep)), .init("path", .string(curve.strategy.rawValue)),
          .init("points", InstructionCountTable(curve.points).json),
          .init("slope", curve.slope.map { .number($0) } ?? .null),
          .init("least_slope", curve.leastSlope.map { .number($0) } ?? .null),
          .init("greatest_slope", .number(curve.greatestSlope)),
          .init("holds", curve.slope == nil ? .null : .bool(curve.holds)),
        ])
      })
  }

  private var cells: CellTable {
    let sizes = Set(curves.flatMap { $0.points.map(\.items) }).sorted()
    var table = CellTable(
      titles: ["instructions per query", "path"] + sizes.map { HumanUnits.count(Double($0)) }
        + ["slope", "allowed", "verdict"],
      textColumns: 2)
    for curve in curves {
      let points = sizes.map { size in
        HumanUnits.count(curve.points.first { $0.items == size }.map(\.perQuery).map { $0.rounded() })
      }
      table.rows.append(
        [
          Printable.line("\(curve.layout)/\(curve.content)/\(curve.sweep)", limit: 200),
          curve.strategy.rawValue,
        ] + points
          + [
            curve.slope.map(GrowthCurve.text) ?? HumanUnits.notMeasured, curve.allowed,
            curve.slope == nil ? HumanUnits.notMeasured : curve.holds ? "holds" : "violated",
          ])
    }
    return table
  }
}
