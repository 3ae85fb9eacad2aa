import Files

extension ReportFormat {
  /// A line for each row of which there is something to say, and the summary last.
  public static let text = ReportFormat("text") { report in
    (report.tables.flatMap { $0.notableLines } + report.closingLines).map { $0 + "\n" }.joined()
  }
}

extension ReportTable {
  /// The notable rows, the gravest first. Failures are all told; of the others there are the first, and a
  /// count of the rest.
  fileprivate var notableLines: [String] {
    let mostLines = 20
    return verdicts.filter(\.isNotable).flatMap { verdict in
      let sentences = sentences(for: verdict)
      let shown = verdict.result == .failed ? sentences.count : mostLines
      return sentences.prefix(shown).map { "\(verdict.word): \($0)" }
        + (sentences.count > shown ? ["\(verdict.word): and \(sentences.count - shown) more"] : [])
    }
  }
}
