/// The items as candidates for snapping, with the order of their middles found once per prepare.
struct SnapCandidates: Sendable {
  /// How the middles of items follow each other along the scroll axis.
  enum Order: Sendable {
    /// They never decrease, as in rows and lists.
    case ascending
    /// They never increase, as in rows read from the right.
    case descending
    /// Anything else: every item has to be looked at.
    case mixed
  }

  let middles: Order
  let leadingEdges: Order

  /// Looks at the order of the items.
  ///
  /// - Complexity: O(*n*)
  init(_ table: FrameTable) {
    let axis = table.container.axis
    let isReadFromRight = table.container.isReadFromRight
    var middles = OrderFinder()
    var leadingEdges = OrderFinder()
    sections: for section in table.directory.sections {
      for frame in table.frames[section.firstItem..<section.firstItem + section.itemCount] {
        middles.add(frame.mainMiddle(axis))
        leadingEdges.add(isReadFromRight ? frame.maxX : frame.mainMinimum(axis))
        if middles.order == .mixed && leadingEdges.order == .mixed { break sections }
      }
    }
    self.middles = middles.order
    self.leadingEdges = leadingEdges.order
  }

  private struct OrderFinder {
    private var ascends = true
    private var descends = true
    private var lowest = -Double.infinity
    private var highest = Double.infinity

    mutating func add(_ value: Double) {
      // A NaN fits no order.
      ascends = ascends && lowest <= value
      descends = descends && highest >= value
      (lowest, highest) = (value, value)
    }

    var order: Order { ascends ? .ascending : descends ? .descending : .mixed }
  }
}
