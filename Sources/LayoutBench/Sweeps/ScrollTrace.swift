import CollectionLayouts
import Files

extension Sweep {
  /// A user's own scroll, from a CSV file with a header and one content offset a line.
  ///
  /// The file has the column `offset` (along the axis) or the columns `x` and `y`; others are passed over.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - viewport: The size of the view, in points.
  ///   - axis: The axis that `offset` is along.
  /// - Returns: A sweep without a kind. Offsets stay as recorded, also where the scroll bounced beyond the
  ///   content.
  /// - Throws: `FileProblem` when the file cannot be read, is too large, or something in it is not as it
  ///   should.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func trace(
    from path: String, viewport: LayoutSize, axis: ScrollAxis = .vertical
  ) throws(FileProblem) -> Sweep {
    try trace(csv: InputFile.read(path), path: path, viewport: viewport, axis: axis)
  }

  /// A user's own scroll, from the text of such a file.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: What problems call the file.
  ///   - viewport: The size of the view, in points.
  ///   - axis: The axis that `offset` is along.
  /// - Returns: A sweep without a kind.
  /// - Throws: `FileProblem` when something in the text is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func trace(
    csv bytes: [UInt8], path: String, viewport: LayoutSize, axis: ScrollAxis = .vertical
  ) throws(FileProblem) -> Sweep {
    let table = try NumberTable(csv: bytes, path: path, columnChoices: [["offset"], ["x", "y"]])
    let rects = table.rows.map { row in
      let x = row.count == 2 ? row[0] : axis == .horizontal ? row[0] : 0
      let y = row.count == 2 ? row[1] : axis == .vertical ? row[0] : 0
      return LayoutRect(x: x, y: y, width: viewport.width, height: viewport.height)
    }
    return Sweep(kind: nil, rects: rects)
  }
}
