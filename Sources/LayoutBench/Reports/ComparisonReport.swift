import Files

/// The findings of a comparison with what belongs to them, ready to be written in any ``ReportFormat``.
public struct ComparisonReport: Hashable, Sendable {
  /// What was compared, in a few words: "baseline check", "compare".
  public var title: String
  /// The names of the two sides.
  public var oldName: String
  public var newName: String
  /// The findings, in the order in which they are told.
  public var findings: [Finding]
  /// What else there is to know, a line each.
  public var notes: [String]

  public init(
    title: String, oldName: String, newName: String, findings: [Finding], notes: [String] = []
  ) {
    self.title = title
    self.oldName = oldName
    self.newName = newName
    self.findings = findings
    self.notes = notes
  }

  /// How many findings came to an outcome.
  ///
  /// - Complexity: O(*n*)
  public func count(_ outcome: Finding.Outcome) -> Int { findings.count { $0.outcome == outcome } }

  public var hasRegressions: Bool { count(.regression) > 0 }

  /// Findings that people want to see one by one: all but those that found nothing.
  var notable: [Finding] { findings.filter { $0.outcome != .unchanged } }

  /// One line: `2 regressions, 1 improvement, 310 unchanged`.
  public var summary: String {
    let words: [(Finding.Outcome, String, String)] = [
      (.regression, "regression", "regressions"), (.improvement, "improvement", "improvements"),
      (.missing, "missing", "missing"), (.added, "new", "new"), (.renamed, "renamed", "renamed"),
      (.inconclusive, "inconclusive", "inconclusive"), (.unchanged, "unchanged", "unchanged"),
    ]
    let parts = words.compactMap { outcome, one, many in
      let count = count(outcome)
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    return parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
  }
}

extension Finding {
  /// The finding as words after the outcome: `flow/photos/1000/steady binary: examined_per_query 18 → 19 (+5.56 %,
  /// exact)`.
  public var sentence: String {
    var text = row.description
    if let metric {
      text += ": \(metric.rawValue) \(metric.text(old)) → \(metric.text(new))"
      if !details.isEmpty { text += " (\(details))" }
    }
    if let remark { text += (metric == nil ? ": " : "; ") + Printable.line(remark, limit: 300) }
    return text
  }

  /// The change and how sure it is.
  var details: String {
    var parts: [String] = []
    if let change, let metric {
      switch metric.kind {
      case .ratio, .time: parts.append("cost \(HumanUnits.change(change))" + intervalText)
      default: parts.append(HumanUnits.change(change))
      }
    }
    // Of what was not found there is nothing to be certain of.
    if let certainty, outcome != .inconclusive {
      parts.append(metric?.kind == .ratio ? "certainty \(Self.percent(certainty))" : "exact")
    }
    return parts.joined(separator: ", ")
  }

  private var intervalText: String {
    guard let changeLow, let changeHigh else { return "" }
    return " [\(HumanUnits.change(changeLow)), \(HumanUnits.change(changeHigh))]"
  }

  /// A probability without more nines than can be meant.
  public static func percent(_ probability: Double) -> String {
    if probability > 0.999_9 { return "over 99.99 %" }
    return "\((probability * 10_000).rounded(.down) / 100) %"
  }
}
