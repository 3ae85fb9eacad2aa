import TestSupport
import Testing

@testable import CollectionLayouts

/// Elements whose displayed frames leave their base frames, or the ways of pinned views, by rounding alone.
@Suite struct RoundingTests {
  /// Effects that move no edge outwards but for rounding.
  private static let effects: [any ScrollEffect] = [
    ZoomEffect(activeDistance: 500, zoomFactor: -1e-15),
    CardRotationEffect(activeDistance: 500, maximumAngle: 1e-12, m34: 0),
    DriftEffect(drift: .zero, scale: 1),
  ]

  /// Points and slivers at the very ends of a frame along an axis.
  private static func ends(of frame: LayoutRect, axis: ScrollAxis) -> [LayoutRect] {
    let start = frame.mainMinimum(axis)
    let end = start + frame.mainLength(axis)
    return [(start, 0), (end.nextDown, 0), (start - 50, start.nextUp - (start - 50)), (end.nextDown, 50)].map
    {
      let rect = LayoutRect(x: frame.midX, y: $0.0, width: 0, height: $0.1)
      return axis == .vertical ? rect : LayoutRect(x: $0.0, y: frame.midY, width: $0.1, height: 0)
    }
  }

  @Test(arguments: effects.indices, ScrollAxis.allCases)
  func framesDisplayedAHairOutsideTheirBaseFramesAreFound(number: Int, axis: ScrollAxis) {
    let effect = Self.effects[number]
    var source = SeededNumbers(seed: UInt64(number))
    var strays = 0
    for _ in 0..<400 {
      let frame = LayoutRect(
        x: .random(in: 0...3_000, using: &source), y: .random(in: 0...3_000, using: &source),
        width: .random(in: 1...300, using: &source), height: .random(in: 1...300, using: &source))
      let visible = LayoutRect(x: frame.x - 100, y: frame.y - 100, width: 300, height: 300)
      let layout = PreparedLayout(
        content: CollectionContent(count: 1, itemSize: .zero),
        container: Container(size: visible.size, axis: axis), plan: .same(ExplicitArrangement([frame])))
      let shown = effect.look(of: .item(0), at: frame, in: layout.scene(showing: visible)).frame
      let isStray =
        shown.mainMinimum(axis) < frame.mainMinimum(axis)
        || shown.mainMinimum(axis) + shown.mainLength(axis) > frame.mainMinimum(axis) + frame.mainLength(axis)
      if isStray { strays += 1 }
      for rect in Self.ends(of: shown, axis: axis) where shareAPoint(shown, rect) {
        let found = layout.elements(in: rect, visibleRect: visible, effect: effect)
        #expect(found.map(\.elementID) == [.item(0)], "\(frame) shown at \(shown), asked for \(rect)")
      }
    }
    #expect(strays > 20)
  }

  @Test(arguments: ScrollAxis.allCases, WritingDirection.allCases)
  func pinnedViewsAreFoundAtTheVeryEndsOfTheirFrames(axis: ScrollAxis, direction: WritingDirection) {
    var source = SeededNumbers(seed: 11)
    for round in 0..<250 {
      let sections = (0..<3).map { _ in
        CollectionContent.Section(
          items: .uniform(source.size(10...80), count: 3),
          headerLength: .random(in: 1...60, using: &source), footerLength: .random(in: 1...60, using: &source)
        )
      }
      let size = LayoutSize(width: 100, height: 100)
      let layout = PreparedLayout(
        content: CollectionContent(sections: sections),
        container: Container(size: size, axis: axis, writingDirection: direction),
        plan: .same(ListArrangement()),
        pinning: Pinning(headers: true, footers: true))
      let length = layout.contentSize.mainLength(axis)
      let offset = Double.random(in: -50...length, using: &source)
      let visible = LayoutRect(origin: LayoutPoint.zero.settingMain(offset, axis), size: size)
      let scene = layout.scene(showing: visible)
      for section in sections.indices {
        for id in [ElementID.header(section: section), .footer(section: section)] {
          let shown = layout.attributes(of: id, in: scene, effect: NoEffect())!.frame
          for rect in Self.ends(of: shown, axis: axis) where shareAPoint(shown, rect) {
            let found = layout.elements(in: rect, visibleRect: visible)
            let isFound = found.contains { $0.elementID == id }
            #expect(isFound, "round \(round): \(id) at \(shown), asked for \(rect)")
          }
        }
      }
    }
  }
}
