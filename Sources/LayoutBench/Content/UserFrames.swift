import CollectionLayouts
import Files

/// Frames of a user's own, from a CSV file with the columns `x`, `y`, `width` and `height`.
///
/// The header is required; the columns may stand in any order, and others are passed over. Numbers are
/// points; widths and heights are not negative.
public enum UserFrames {
  /// The most frames that a file may hold.
  public static let maximumCount = NumberTable.maximumRows

  /// The frames in a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: One frame per line after the header, in points.
  /// - Throws: `FileProblem` when the file cannot be read, is too large, or something in it is not as it
  ///   should.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(from path: String) throws(FileProblem) -> [LayoutRect] {
    try parse(InputFile.read(path), path: path)
  }

  /// The frames in the text of a file.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: What problems call the file.
  /// - Returns: One frame per line after the header, in points.
  /// - Throws: `FileProblem` when something in the text is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func parse(_ bytes: [UInt8], path: String) throws(FileProblem) -> [LayoutRect] {
    let table = try NumberTable(
      csv: bytes, path: path, columnChoices: [["x", "y", "width", "height"]],
      nonNegative: ["width", "height"])
    return table.rows.map { LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}
