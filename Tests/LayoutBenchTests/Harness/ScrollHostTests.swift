import CollectionLayouts
import Testing

@testable import LayoutBench

@Suite struct ScrollHostTests {
  /// Elements of three sections with all kinds, in element order.
  private static let elements: [ElementID] = (0..<3).flatMap { section in
    [.header(section: section)] + (0..<8).map { .item($0, section: section) }
      + [.footer(section: section), .background(section: section)]
  }

  /// What a host sees, kept as sets.
  private struct Model {
    var tally = ScrollHost.Tally()
    private var visible: Set<ElementID> = []

    mutating func show(_ answer: [LayoutAttributes], in rect: LayoutRect) {
      let shown = answer.filter { OracleAnswers.meet($0.frame, rect) }
      let now = Set(shown.map(\.elementID))
      tally.entered += now.subtracting(visible).count
      tally.left += visible.subtracting(now).count
      tally.stayed += now.intersection(visible).count
      for attributes in shown {
        tally.shown &+=
          attributes.frame.x.bitPattern &+ attributes.frame.y.bitPattern
          &+ attributes.transform3D.m11.bitPattern
      }
      visible = now
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func countsWhatEntersLeavesAndStaysAsSetsDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var host = ScrollHost(expectedVisibleCount: Int(seed % 3) * 20)
    var model = Model()
    for frame in 0..<40 {
      let rect = LayoutRect(x: 0, y: random.next(in: 0..<300), width: 100, height: random.next(in: 0..<200))
      // Any elements at any places, in element order; what does not meet the rectangle has to be dropped.
      let answer = Self.elements.filter { _ in random.nextUnit() < (frame % 10 == 9 ? 0 : 0.6) }.map {
        Harness.attributes($0, at: LayoutRect(x: 0, y: random.next(in: -50..<500), width: 50, height: 40))
      }
      host.beginFrame(visible: rect)
      for attributes in answer { host.take(attributes) }
      host.endFrame()
      model.show(answer, in: rect)
      #expect(host.tally == model.tally)
    }
    #expect(host.tally.entered > 0 && host.tally.left > 0 && host.tally.stayed > 0)
  }

  @Test func aFrameWithoutElementsMakesEverythingLeave() {
    var host = ScrollHost(expectedVisibleCount: 0)
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    host.beginFrame(visible: rect)
    for item in 0..<3 { host.take(Harness.attributes(.item(item), at: rect)) }
    host.endFrame()
    host.beginFrame(visible: rect)
    host.endFrame()
    host.beginFrame(visible: .null)
    host.take(Harness.attributes(.item(0), at: rect))
    host.endFrame()
    #expect(host.tally.entered == 3 && host.tally.left == 3 && host.tally.stayed == 0)
  }

  @Test func everythingHandedOverLooksLikeTheRightElementsOnly() throws {
    let stage = try StagedScenario(Harness.scenario(LayoutCatalog.album, sweep: .jump))
    var runners = ["naive", "naive-visit", "scan", "binary", "binary-visit", "floor"].compactMap { name in
      (try? MeasuredPath(name: name)).map { PathRunner($0, on: stage) }
    }
    #expect(runners.count == 6)
    for number in runners.indices { runners[number].stepSweep() }
    for runner in runners { #expect(runner.hostTally == runners[0].hostTally) }
    let right = stage.answers.frames.reduce(0) { $0 + $1.count }
    #expect(runners[0].hostTally.entered + runners[0].hostTally.stayed == right)
  }
}
