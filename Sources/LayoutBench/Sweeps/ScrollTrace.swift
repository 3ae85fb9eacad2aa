import CollectionLayouts
import Files

/// A user's own scroll, from a CSV file with a header and one content offset a line.
///
/// The file has the column `offset` (along the axis) or the columns `x` and `y`, in points, and may have `time`, in
/// seconds from 0 or from whenever, not going down. Offsets stay as recorded, also where the scroll bounced
/// beyond the content.
public struct ScrollTrace: Hashable, Sendable {
  /// The columns of the file that say nothing here.
  public let unusedColumns: [String]
  /// When each offset was seen, in seconds; `nil` where the file does not say.
  public let times: [Double]?
  private let offsets: [[Double]]

  /// The scroll in a file's text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - path: What problems call the file.
  /// - Throws: `FileProblem` when something in the text is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(csv bytes: [UInt8], path: String) throws(FileProblem) {
    let table = try NumberTable(
      csv: bytes, path: path, columnChoices: [["offset"], ["x", "y"]], optional: ["time"],
      nonNegative: ["time"], ascending: ["time"])
    unusedColumns = table.unusedColumns
    if let time = table.columns.firstIndex(of: "time") {
      times = table.rows.map { $0[time] }
      offsets = table.rows.map { Array($0[..<time]) }
    } else {
      times = nil
      offsets = table.rows
    }
  }

  /// The number of offsets.
  public var count: Int { offsets.count }

  /// How long it took from the first offset to the last, in seconds; `nil` where the file does not say.
  public var duration: Double? {
    guard let first = times?.first, let last = times?.last else { return nil }
    return last - first
  }

  /// What a view shows along the scroll.
  ///
  /// - Parameters:
  ///   - viewport: The size of the view, in points.
  ///   - axis: The axis that `offset` is along.
  /// - Returns: A sweep without a kind.
  /// - Complexity: O(*n*) for *n* offsets.
  public func sweep(viewport: LayoutSize, axis: ScrollAxis = .vertical) -> Sweep {
    let rects = offsets.map { row in
      let x = row.count == 2 ? row[0] : axis == .horizontal ? row[0] : 0
      let y = row.count == 2 ? row[1] : axis == .vertical ? row[0] : 0
      return LayoutRect(x: x, y: y, width: viewport.width, height: viewport.height)
    }
    return Sweep(kind: nil, rects: rects, times: times)
  }
}

extension Sweep {
  /// A user's own scroll, from a file that ``ScrollTrace`` reads.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - viewport: The size of the view, in points.
  ///   - axis: The axis that `offset` is along.
  /// - Returns: A sweep without a kind.
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
  /// - Throws: `FileProblem` when something in the text is not as it should.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func trace(
    csv bytes: [UInt8], path: String, viewport: LayoutSize, axis: ScrollAxis = .vertical
  ) throws(FileProblem) -> Sweep {
    try ScrollTrace(csv: bytes, path: path).sweep(viewport: viewport, axis: axis)
  }
}
