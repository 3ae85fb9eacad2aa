/// Colours on a terminal, and the only place that knows how they are written; off, texts stay as they are.
public struct TerminalColors: Hashable, Sendable {
  private let isOn: Bool

  /// Texts as they are: for files, pipes and whoever wants no colour.
  public static let off = TerminalColors(isOn: false)
  /// For terminals: what is escaped takes no room on the line.
  public static let on = TerminalColors(isOn: true)

  func heading(_ text: String) -> String { styled(text, "1") }
  /// Worse, or wrong.
  func bad(_ text: String) -> String { styled(text, "31") }
  func good(_ text: String) -> String { styled(text, "32") }
  /// What matters less.
  func dimmed(_ text: String) -> String { styled(text, "2") }

  /// A verdict's word.
  func verdict(_ verdict: Verdict, _ text: String) -> String {
    switch (verdict.result, verdict.annotation) {
    case (.failed, _): bad(text)
    case (_, .notice): good(text)
    case (_, nil): dimmed(text)
    case (_, .warning), (_, .error): text
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
