import LayoutBench

/// One line on the terminal that says how far a run has come; nothing where nobody watches.
struct ProgressLine {
  private let isShown: Bool
  private let estimate: RunEstimate?

  /// - Parameter estimate: How long each scenario may take, if that is known.
  init(isQuiet: Bool, estimate: RunEstimate? = nil) {
    isShown = !isQuiet && StandardError.isTerminal
    self.estimate = estimate
  }

  func show(_ progress: BenchRun.Progress) {
    guard isShown else { return }
    var line = "[\(progress.finished + 1)/\(progress.total)] \(progress.scenario)"
    if let left = secondsLeft(progress) { line += ", about \(Int(left.rounded(.up))) s left" }
    show(line)
  }

  /// Shows a line in place of the one before.
  func show(_ line: String) {
    if isShown { StandardError.write("\r\u{1B}[K" + line) }
  }

  /// The time until the end: as estimated at the start, later at the speed so far.
  private func secondsLeft(_ progress: BenchRun.Progress) -> Double? {
    guard let estimate else {
      guard progress.finished > 0 else { return nil }
      return progress.elapsedSeconds / Double(progress.finished) * Double(progress.total - progress.finished)
    }
    let done = estimate.seconds[..<progress.finished].reduce(0, +)
    let left = estimate.seconds[progress.finished...].reduce(0, +)
    return done > 0 ? progress.elapsedSeconds / done * left : left
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
