/// Where the columns of a waterfall end, and which ends first.
///
/// Few columns are looked through. Of many the shortest is known from a tournament: a binary tree in which every
/// node holds the shorter column of the two below it.
struct ColumnEnds {
  /// Looking through this many columns takes no longer than climbing the tree.
  private static let fewColumns = 16

  private var ends: [Double]
  /// The inner nodes of the tree; the root is node 1, below node *i* are 2 *i* and 2 *i* + 1, and the columns come
  /// after the inner nodes. Empty for few columns.
  private var winners: [Int32] = []

  /// Columns that all end at the same place.
  ///
  /// - Complexity: O(*c*) for *c* columns.
  init(count: Int, start: Double) {
    ends = [Double](repeating: start, count: count)
    guard count > Self.fewColumns else { return }
    winners = [Int32](repeating: 0, count: count)
    for node in (1..<count).reversed() { winners[node] = winner(below: node) }
  }

  /// The column that ends first; of several the lowest.
  ///
  /// - Complexity: O(1)
  var shortest: Int {
    guard winners.isEmpty else { return Int(winners[1]) }
    var column = 0
    for candidate in 1..<max(1, ends.count) where ends[candidate] < ends[column] { column = candidate }
    return column
  }

  /// Where a column ends, in points.
  ///
  /// - Complexity: O(log *c*) to set, for *c* columns.
  subscript(column: Int) -> Double {
    get { ends[column] }
    set {
      ends[column] = newValue
      var node = (column + winners.count) / 2
      while !winners.isEmpty && node > 0 {
        winners[node] = winner(below: node)
        node /= 2
      }
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
