import TestSupport
import Testing

@testable import CollectionLayouts

/// What holds for all arrangements.
@Suite struct ArrangementPropertyTests {
  private static let insets = LayoutInsets(top: 3, left: 5, bottom: 7, right: 11)

  private func variants(_ kind: ArrangementKind, insets: LayoutInsets = Self.insets) -> [any Arrangement] {
    kind.variants(insets: insets, across: 2, along: 4)
  }

  @Test(arguments: ArrangementKind.allCases.filter { !$0.placesFramesItself })
  func horizontalScrollingIsVerticalScrollingWithTheAxesSwapped(kind: ArrangementKind) {
    var numbers = SeededNumbers(seed: 0)
    for (arrangement, transposed) in zip(variants(kind), variants(kind, insets: Self.insets.transposed)) {
      for count in [0, 1, 2, 5, 40] {
        let sizes = numbers.sizes(count, 10...120)
        let header = CollectionContent.Section(
          items: .each(sizes), headerLength: 20, footerLength: 10, hasBackground: true)
        var turned = header
        turned.items = header.items.transposed
        let size = LayoutSize(300, 400)
        let vertical = PreparedLayout(
          content: CollectionContent(sections: [header, header]), container: Container(size: size),
          plan: .same(arrangement))
        let horizontal = PreparedLayout(
          content: CollectionContent(sections: [turned, turned]),
          container: Container(size: size.transposed, axis: .horizontal), plan: .same(transposed))
        #expect(horizontal.table.frames == vertical.table.frames.map(\.transposed))
        #expect(horizontal.contentSize == vertical.contentSize.transposed)
      }
    }
  }

  @Test(arguments: ArrangementKind.allCases, ScrollAxis.allCases)
  func sizesThatAreNoLengthsHaveNoExtent(kind: ArrangementKind, axis: ScrollAxis) {
    let odd: [Double] = [.nan, -5, .infinity, -.infinity, -0.0, 0]
    for arrangement in variants(kind) {
      let container = Container(size: LayoutSize(300, 400), axis: axis)
      let clean = odd.flatMap { _ in odd.map { _ in LayoutSize.zero } } + [LayoutSize(30, 30)]
      let dirty = odd.flatMap { width in odd.map { LayoutSize(width, $0) } } + [LayoutSize(30, 30)]
      let layout = layOut(arrangement, dirty, in: container)
      #expect(layout.table.frames == layOut(arrangement, clean, in: container).table.frames)
      #expect(layout.table.frames.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
    }
  }

  /// Spacings and insets that are not finite count as 0, in items of one size as in others.
  @Test(arguments: ArrangementKind.allCases, [.nan, .infinity, -.infinity] as [Double])
  func spacingsAndInsetsThatAreNotFiniteAreNone(kind: ArrangementKind, odd: Double) {
    var numbers = SeededNumbers(seed: 5)
    let size = LayoutSize(30, 40)
    let contents = [
      CollectionContent(count: 1, itemSize: size), CollectionContent(count: 20, itemSize: size),
      CollectionContent(numbers.sizes(20, 10...120)),
    ]
    var insets = Self.insets
    var clean = Self.insets
    for side in [\LayoutInsets.top, \.left, \.bottom, \.right] {
      insets[keyPath: side] = odd
      clean[keyPath: side] = 0
      let pairs = [
        (
          kind.variants(insets: insets, across: 2, along: 4),
          kind.variants(insets: clean, across: 2, along: 4)
        ),
        (
          kind.variants(insets: clean, across: odd, along: 4),
          kind.variants(insets: clean, across: 0, along: 4)
        ),
        (
          kind.variants(insets: clean, across: 2, along: odd),
          kind.variants(insets: clean, across: 2, along: 0)
        ),
      ]
      for (given, expected) in pairs.flatMap({ zip($0, $1) }) {
        for content in contents {
          for axis in ScrollAxis.allCases {
            let container = Container(size: LayoutSize(300, 400), axis: axis)
            let found = PreparedLayout(content: content, container: container, plan: .same(given))
            let wanted = PreparedLayout(content: content, container: container, plan: .same(expected))
            #expect(found.table.frames == wanted.table.frames, "\(given)")
            #expect(found.contentSize == wanted.contentSize, "\(given)")
          }
        }
      }
    }
  }

  @Test(arguments: ArrangementKind.allCases.filter(\.endsBehindTheLastItem))
  func contentHoldsEveryFrameAlongTheAxis(kind: ArrangementKind) {
    var numbers = SeededNumbers(seed: 100)
    for arrangement in variants(kind) {
      for _ in 0..<20 {
        let count = Int.random(in: 1...30, using: &numbers)
        let layout = layOut(
          arrangement, numbers.sizes(count, 0...90), in: Container(size: LayoutSize(300, 400)))
        let bottom = layout.table.frames.map(\.maxY).max()!
        #expect((layout.contentSize.height - (bottom + 7)).magnitude < 1e-9)
      }
    }
  }

  @Test(arguments: ArrangementKind.allCases, ScrollAxis.allCases)
  func rightToLeftFramesAreTheMirrorImage(kind: ArrangementKind, axis: ScrollAxis) {
    var numbers = SeededNumbers(seed: 200)
    for arrangement in variants(kind) {
      for count in [0, 1, 12] {
        let sizes = numbers.sizes(count, 10...120)
        var container = Container(size: LayoutSize(300, 400), axis: axis)
        let straight = layOut(arrangement, sizes, in: container)
        container.writingDirection = .rightToLeft
        let mirrored = layOut(arrangement, sizes, in: container)
        let width = max(straight.contentSize.width, 300)
        #expect(mirrored.contentSize == LayoutSize(width, straight.contentSize.height))
        for (left, right) in zip(straight.table.frames, mirrored.table.frames) {
          #expect(right == LayoutRect(width - left.x - left.width, left.y, left.width, left.height))
        }
      }
    }
  }
}
