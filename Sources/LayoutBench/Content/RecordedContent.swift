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
