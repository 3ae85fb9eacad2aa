import LayoutBench

/// One line on the terminal that says how far a run has come; nothing where nobody watches.
struct ProgressLine {
  private let isShown: Bool

  init(isQuiet: Bool) {
    isShown = !isQuiet && StandardError.isTerminal
  }

  func show(_ progress: BenchRun.Progress) {
    guard isShown else { return }
    var line = "[\(progress.finished + 1)/\(progress.total)] \(progress.scenario)"
    if progress.finished > 0 {
      let perScenario = progress.elapsedSeconds / Double(progress.finished)
      let left = perScenario * Double(progress.total - progress.finished)
      line += ", about \(Int(left.rounded(.up))) s left"
    }
    show(line)
  }

  /// Shows a line in place of the one before.
  func show(_ line: String) {
    if isShown { StandardError.writeRaw("\r\u{1B}[K" + line) }
  }

  func clear() {
    if isShown { StandardError.writeRaw("\r\u{1B}[K") }
  }
}
