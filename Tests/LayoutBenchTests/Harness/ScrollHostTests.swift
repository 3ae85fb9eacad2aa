import CollectionLayouts
import Testing

@testable import LayoutBench

struct ScrollHostTests {
  private func attributes(_ item: Int, y: Double) -> LayoutAttributes {
    let frame = Rect(x: 0, y: y, width: 10, height: 10)
    return LayoutAttributes(elementID: .item(item), baseFrame: frame, look: ElementLook(frame: frame))
  }

  @Test func entersLeavesAndStaysAreThoseOfSets() {
    var generator = SeededGenerator(seed: 9)
    var host = ScrollHost(expectedVisibleCount: 4)
    var before: Set<Int> = []
    var expected = ScrollHost.Tally()
    for _ in 0..<500 {
      let start = Double(generator.next(below: 300))
      let length = Double(generator.next(below: 120))
      let window = Rect(x: 0, y: start, width: 10, height: length)
      host.beginFrame(visible: window)
      var now: Set<Int> = []
      // Elements beyond the window as well, as return-everything hands them over.
      for item in 0..<40 where generator.next(below: 4) > 0 {
        let candidate = attributes(item, y: Double(item) * 10)
        host.take(candidate)
        if OracleAnswers.meet(candidate.frame, window) {
          now.insert(item)
          expected.shown += candidate.frame.y + 1
        }
      }
      host.endFrame()
      expected.entered += now.subtracting(before).count
      expected.left += before.subtracting(now).count
      expected.stayed += now.intersection(before).count
      before = now
    }
    #expect(host.tally == expected)
  }
}
