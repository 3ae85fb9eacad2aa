import Files

/// Findings by what may have caused them: one line for each figure of a layout, with its range.
struct FindingsOverview: Sendable {
  private let findings: [Finding]
  /// Whether what could not be told is named, and not only counted.
  private let namesInconclusive: Bool

  /// - Parameter findings: In any order.
  init(_ findings: [Finding], namesInconclusive: Bool) {
    self.findings = findings
    self.namesInconclusive = namesInconclusive
  }

  /// The findings that are told, and how many are only counted.
  private var split: (told: [Finding], counted: Int) {
    var (told, counted): ([Finding], Int) = ([], 0)
    for finding in TableComparison.sorted(findings) where finding.outcome.verdict.isNotable {
      // Why a row cannot be compared at all is something to act on.
      if finding.outcome == .inconclusive && finding.metric != nil && !namesInconclusive {
        counted += 1
      } else {
        told.append(finding)
      }
    }
    return (told, counted)
  }

  /// A line for each group, the gravest and the largest first.
  ///
  /// - Complexity: O(*n* log *n*) for *n* findings.
  func text(_ colors: TerminalColors) -> String {
    let (told, counted) = split
    var lines = groups(of: told).map { group in
      "\(colors.verdict(group.verdict, group.verdict.word)): \(group.text)"
    }
    if counted > 0 {
      lines.append(colors.dimmed("inconclusive: \(Self.tooLittle(counted)); --verbose names them"))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The same as groups, the last of those that are only counted.
  ///
  /// - Parameter lines: Where the rows stand.
  /// - Complexity: O(*n* log *n*) for *n* findings.
  func groups(at lines: RowLines?) -> [Report.Group] {
    let (told, counted) = split
    return groups(of: told, at: lines)
      + (counted > 0
        ? [Report.Group(verdict: Finding.Outcome.inconclusive.verdict, text: Self.tooLittle(counted))] : [])
  }

  private func groups(of told: [Finding], at lines: RowLines? = nil) -> [Report.Group] {
    told.grouped(by: Cause.init).map { cause, findings in
      Report.Group(
        verdict: cause.outcome.verdict, text: Self.words(findings, by: cause),
        place: findings.first.flatMap { first in lines?.place(of: first.renamedFrom ?? first.row) })
    }
  }

  private static func tooLittle(_ count: Int) -> String {
    "\(count == 1 ? "1 figure" : "\(HumanUnits.count(Double(count))) figures") measured too little to tell"
  }

  /// What findings have in common that may have one cause.
  private struct Cause: Hashable {
    let outcome: Finding.Outcome
    let layout: String
    let metric: ComparedMetric?
    /// Whether it is told of what the layout's own paths are measured against.
    let isReference: Bool
    /// Whether the cost has risen, where that can be said.
    let isDearer: Bool?
    /// What tells apart rows without a figure.
    let remark: String?

    init(_ finding: Finding) {
      outcome = finding.outcome
      metric = finding.metric
      isReference = finding.metric != nil && MeasuredPath.referenceNames.contains(finding.row.path)
      isDearer = finding.change.map { $0 > 1 }
      let name = finding.renamedFrom.map { Self.renaming($0, finding.row) }
      // Under another name the same layout may come in many rows.
      layout = name == nil ? finding.row.layout : ""
      remark = finding.metric == nil ? name ?? finding.remark : nil
    }

    private static func renaming(_ old: RowKey, _ new: RowKey) -> String {
      let parts = [
        ("layout", old.layout, new.layout), ("content", old.content, new.content),
        ("sweep", old.sweep, new.sweep), ("path", old.path, new.path),
      ]
      let changed = parts.filter { $0.1 != $0.2 }
        .map { "\($0.0) \(Printable.line($0.1)) is now \(Printable.line($0.2))" }
      return changed.isEmpty ? "was \(old)" : changed.joined(separator: ", ")
    }
  }

  private static func words(_ findings: [Finding], by cause: Cause) -> String {
    guard findings.count > 1, let most = findings.first else {
      return findings.first?.sentence ?? ""
    }
    let count = "\(HumanUnits.count(Double(findings.count))) rows"
    let layout = Printable.line(cause.layout)
    guard let metric = cause.metric else {
      let remark = cause.remark.map { Printable.line($0, limit: 300) }
      return cause.layout.isEmpty
        ? "\(remark ?? ""), \(count)" : "\(layout): \(count)" + (remark.map { ": \($0)" } ?? "")
    }
    let changes = findings.compactMap(\.change)
    let range: String? =
      if let least = changes.min(), let largest = changes.max() {
        Set([least, largest].map(HumanUnits.change)).count == 1
          ? HumanUnits.change(least)
          : "\(HumanUnits.change(least)) to \(HumanUnits.change(largest))"
      } else { nil }
    let cost = metric.kind == .ratio || metric.kind == .time ? "cost " : ""
    let paths = findings.map(\.row.path).grouped { $0 }.map { Printable.line($0.key) }
    return "\(layout): \(metric.rawValue) "
      + [range.map { cost + $0 }, "in \(count)"].compactMap(\.self).joined(separator: " ")
      + " of \(paths.prefix(4).joined(separator: ", "))\(paths.count > 4 ? ", …" : ""); most in \(most.sentence)"
  }
}
