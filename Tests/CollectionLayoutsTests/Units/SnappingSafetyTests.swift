import TestSupport
import Testing

@testable import CollectionLayouts

/// Whatever is proposed, scrolling comes to rest at a finite offset inside the range.
@Suite struct SnappingSafetyTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -0.0, 0,
    .leastNonzeroMagnitude, 137.5,
  ]

  private static let snappings: [Snapping] = [
    Snapping.Mode.none, .nearest, .directional, .paged(), .paged(limit: 4), .paged(limit: 0),
    .paged(limit: -3), .paged(limit: .max), .paged(limit: .min),
  ].flatMap { mode in
    [Snapping.Alignment.center, .leading(10), .leading(.nan), .leading(.infinity)].map {
      Snapping(mode, alignment: $0)
    }
  }

  /// The first target of a layout that is no place to rest.
  private func fault(_ layout: PreparedLayout) -> String? {
    let range = layout.scrollableRange(along: layout.container.axis)
    let items = layout.table.directory.itemCount
    guard range.minimum.isFinite, range.maximum.isFinite, range.minimum <= range.maximum else {
      return "\(range)"
    }
    for snapping in Self.snappings {
      for proposed in Self.odd {
        for velocity in [0, 1, .nan, .infinity, -.infinity] as [Double] {
          for start in [nil, 3, Int.max, Int.min] {
            let target = layout.snapTarget(
              snapping, proposed: proposed, velocity: velocity, startItem: start, startOffset: velocity)
            let isInside = target.offset.isFinite && range.contains(target.offset)
            let isItem = target.item.map { (0..<items).contains($0) } ?? true
            guard isInside && isItem else {
              return "\(target) for \(snapping), proposed \(proposed), velocity \(velocity)"
            }
            let expectsItem = items > 0 && snapping.mode != .none
            guard (target.item != nil) == expectsItem else { return "\(target) for \(snapping)" }
          }
        }
      }
    }
    return nil
  }

  @Test(arguments: SnapSample.allCases, [WritingDirection.leftToRight, .rightToLeft])
  func oddProposalsRestInsideTheRange(sample: SnapSample, direction: WritingDirection) {
    var numbers = SeededNumbers(seed: 31)
    for (count, axis) in [(0, ScrollAxis.vertical), (1, .horizontal), (5, .horizontal)] {
      #expect(fault(sample.layout(count: count, axis: axis, direction: direction, using: &numbers)) == nil)
    }
  }

  @Test(arguments: ScrollAxis.allCases)
  func oddFramesRestInsideTheRange(axis: ScrollAxis) {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 40]
    let frames = odd.flatMap { a in odd.map { b in LayoutRect(a, a, b, b) } }
    let layout = layOut(
      ExplicitArrangement(frames), [LayoutSize](repeating: .zero, count: frames.count),
      in: Container(size: LayoutSize(100, 100), axis: axis))
    #expect(fault(layout) == nil)
  }

  @Test(arguments: [
    LayoutSize(0, 0), LayoutSize(-10, -10), LayoutSize(.nan, .nan), LayoutSize(.infinity, .infinity),
  ])
  func oddContainersRestInsideTheRange(size: LayoutSize) {
    for insets in [
      LayoutInsets.zero, LayoutInsets(all: .nan), LayoutInsets(all: .infinity), LayoutInsets(all: -500),
    ] {
      for axis in ScrollAxis.allCases {
        let layout = layOut(
          RowArrangement(spacing: 5), [LayoutSize](repeating: LayoutSize(50, 50), count: 4),
          in: Container(size: size, axis: axis, contentInsets: insets))
        #expect(fault(layout) == nil)
      }
    }
  }

  @Test func oddPointsRestInsideTheRangeOnBothAxes() {
    var layout = CollectionLayout.line()
    for count in [0, 6] {
      layout.setContent(
        CollectionContent(count: count, itemSize: LayoutSize(10, 10)),
        in: Container(size: LayoutSize(320, 480), axis: .horizontal))
      for x in Self.odd {
        for y in Self.odd {
          let target = layout.targetContentOffset(
            forProposedContentOffset: LayoutPoint(x: x, y: y), withScrollingVelocity: LayoutPoint(x: y, y: x))
          #expect((0...1_130).contains(target.x))
          #expect(target.y == 0)
        }
      }
    }
  }
}
