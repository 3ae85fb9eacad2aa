/// Equal columns across the container, as grids and waterfalls have them.
struct ColumnGeometry {
  /// The width of a column before pixel alignment, in points.
  let width: Double
  /// The horizontal span of each column, in points.
  let spans: [(x: Double, width: Double)]

  /// Divides the room between the insets.
  ///
  /// - Parameters:
  ///   - count: The number of columns; fewer than one counts as one, and more than `limit` as `limit`.
  ///   - limit: No more columns than this can hold an item.
  ///   - spacing: The gap between columns, in points.
  ///   - insets: The insets, turned to vertical scrolling.
  ///   - space: The space, whose pixel scale rounds both edges of each column on their own, so that
  ///     neighbours neither gap nor overlap.
  init(count: Int, limit: Int, spacing: Double, insets: LayoutInsets, in space: ArrangementSpace) {
    let count = max(1, count)
    let spacing = spacing.laidOutGap
    let width = (space.crossLength - insets.left - insets.right).share(count, spacing: spacing)
    self.width = width
    spans = (0..<min(count, max(1, limit))).map { column in
      let left = insets.left + Double(column) * (width + spacing)
      let x = space.aligned(left)
      return (x, space.aligned(left + width) - x)
    }
  }
}

extension Double {
  /// The length of each of `count` cells that share this length with gaps between them, in points.
  func share(_ count: Int, spacing: Double) -> Double {
    ((self - spacing * Double(count - 1)) / Double(count)).laidOutLength
  }
}

/// Which of many columns ends first: a binary tree in which every node holds the shorter column of the two
/// below it.
struct ColumnTournament {
  /// Looking through this many columns takes no longer than climbing the tree.
  static let fewColumns = 24

  private var ends: [Double]
  /// The inner nodes of the tree; the root is node 1, below node *i* are 2 *i* and 2 *i* + 1, and the columns
  /// come after the inner nodes.
  private var winners: [Int32]

  /// Columns that all end at the same place.
  ///
  /// - Complexity: O(*c*) for *c* columns.
  init(count: Int, end: Double) {
    ends = [Double](repeating: end, count: count)
    winners = [Int32](repeating: 0, count: count)
    for node in (1..<max(1, count)).reversed() { winners[node] = winner(below: node) }
  }

  /// The column that ends first; of several the lowest.
  var shortest: Int { Int(winners[1]) }

  /// Says where a column ends now.
  ///
  /// - Complexity: O(log *c*) for *c* columns.
  mutating func setEnd(_ end: Double, of column: Int) {
    ends[column] = end
    var node = (column + winners.count) / 2
    while node > 0 {
      winners[node] = winner(below: node)
      node /= 2
    }
  }

  private func winner(below node: Int) -> Int32 {
    let (left, right) = (winner(at: 2 * node), winner(at: 2 * node + 1))
    let (leftEnd, rightEnd) = (ends[Int(left)], ends[Int(right)])
    return rightEnd < leftEnd || (rightEnd == leftEnd && right < left) ? right : left
  }

  private func winner(at node: Int) -> Int32 {
    node < winners.count ? winners[node] : Int32(node - winners.count)
  }
}
