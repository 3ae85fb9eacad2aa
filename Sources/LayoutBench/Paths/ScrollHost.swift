import CollectionLayouts

/// Takes up a frame's elements as a collection view does: which enter the screen, which leave, which stay.
///
/// It keeps the elements that meet the visible rectangle, in element order, and merges them with those of the
/// frame before. What a path hands over beyond those it has to look at and drop. After the first frames it
/// allocates nothing.
struct ScrollHost {
  /// What has happened since the beginning.
  struct Tally: Hashable, Sendable {
    var entered = 0
    var left = 0
    var stayed = 0
    /// A sum over what was shown where, equal for all paths that show the same. Over the bits of the numbers:
    /// sums of frames near the largest number would be infinite, and then nothing equals anything.
    var shown: UInt64 = 0
  }

  private(set) var tally = Tally()
  private var visible: [ElementID] = []
  private var previous: [ElementID] = []
  private var next = 0
  private var window = QueryWindow(.null)

  init(expectedVisibleCount: Int) {
    visible.reserveCapacity(expectedVisibleCount)
    previous.reserveCapacity(expectedVisibleCount)
  }

  mutating func beginFrame(visible rect: LayoutRect) {
    swap(&visible, &previous)
    visible.removeAll(keepingCapacity: true)
    next = 0
    window = QueryWindow(rect)
  }

  /// Takes one element; elements come in element order.
  @inline(__always)
  mutating func take(_ attributes: LayoutAttributes) {
    guard window.meets(attributes.frame) else { return }
    while next < previous.count && previous[next] < attributes.elementID {
      tally.left += 1
      next += 1
    }
    if next < previous.count && previous[next] == attributes.elementID {
      tally.stayed += 1
      next += 1
    } else {
      tally.entered += 1
    }
    visible.append(attributes.elementID)
    tally.shown &+=
      attributes.frame.x.bitPattern &+ attributes.frame.y.bitPattern
      &+ attributes.transform3D.m11.bitPattern
  }

  mutating func endFrame() {
    tally.left += previous.count - next
  }
}
