import CollectionLayouts

/// The measured content that is compiled into the library.
enum RecordedContent {
  /// Width and height of photographs, in pixels, in the order met.
  static let photoSizes: [LayoutSize] = records(
    of: PackageResources.photo_sizes_csv, name: "photo-sizes.csv", columns: ["width", "height"]
  ).map { LayoutSize(width: $0[0], height: $0[1]) }

  /// Lengths of text messages, in characters, in the order met.
  static let messageLengths: [Double] = records(
    of: PackageResources.message_lengths_csv, name: "message-lengths.csv", columns: ["characters"]
  ).map { $0[0] }

  /// The rows of an embedded file. It cannot be wrong unless the package was built from a damaged copy; then
  /// there is nothing to lay out, which the tests notice.
  private static func records(of bytes: [UInt8], name: String, columns: [String]) -> [[Double]] {
    let table = try? NumberTable(csv: bytes, path: name, columnChoices: [columns], nonNegative: Set(columns))
    return table?.rows ?? []
  }
}

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
