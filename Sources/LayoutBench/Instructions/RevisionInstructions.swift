import Files

/// The instructions of one revision's executable, whose scenarios and paths need not be this bench's.
public struct RevisionInstructions: Sendable {
  /// A row for each path, with the instructions of a query, and one for each `prepare:`, with those of preparing an
  /// item.
  let table: ResultTable

  /// Puts counts and the scenarios that they are of together.
  ///
  /// - Parameters:
  ///   - report: What callgrind has written.
  ///   - scenarios: The names of the revision's scenarios, in their order.
  ///   - frames: The number of frames of a scenario's sweep; a sweep of none known counts as one query.
  public init(_ report: CallgrindReport, scenarios: [String], frames: [String: Int]) {
    var rows: [ResultRow] = []
    for (name, count) in report.instructions.sorted(by: { $0.key < $1.key }) {
      guard let (number, work) = CountedWork.parse(name), scenarios.indices.contains(number) else { continue }
      let scenario = scenarios[number]
      switch work {
      case .queries(let path):
        var row = ResultRow(RowKey(scenario: scenario, path: path))
        row.instructionsPerQuery = Double(count) / Double(max(1, frames[scenario] ?? 1))
        rows.append(row)
      case .prepare(let preparation):
        var row = ResultRow(RowKey(scenario: scenario, path: MeasuredWork.prepareName(preparation)))
        row.instructionsPerPreparedItem = Double(count) / Double(max(1, row.items))
        rows.append(row)
      }
    }
    table = ResultTable(rows)
  }

  /// Judges the instructions of another revision by these.
  ///
  /// - Parameters:
  ///   - other: The other revision.
  ///   - share: The difference that counts as none, as a share.
  /// - Throws: `FileProblem` when something was counted twice.
  public func findings(against other: RevisionInstructions, share: Double) throws(FileProblem) -> [Finding] {
    let tolerances = Tolerances(instructions: 1, instructionShare: share)
    // Nothing else was measured.
    let pairing = try RowPairing(
      old: table, oldPath: "the first revision", new: other.table, newPath: "the second revision")
    return RegressionGate(tolerances: tolerances).findings(for: pairing)
  }
}
