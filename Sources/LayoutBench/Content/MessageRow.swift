import CollectionLayouts

/// How high a chat list's row is for a text of some length.
struct MessageRow {
  /// The width of an average letter, in points.
  static let glyphWidth = 7.5
  static let lineHeight = 20.0
  /// The space above and below the text, in points each.
  static let padding = 12.0

  let textWidth: Double

  /// The size of the row, in points; an empty text takes one line, and a line takes at least one letter.
  func size(characters: Double) -> LayoutSize {
    let fitting = textWidth > 0 ? (textWidth / Self.glyphWidth).rounded(.down) : 1
    let lines = max(1, (characters / max(1, fitting)).rounded(.up))
    return LayoutSize(width: textWidth, height: lines * Self.lineHeight + 2 * Self.padding)
  }
}
