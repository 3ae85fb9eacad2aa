import CollectionLayouts
import Foundation
import Measurement
import Testing

@testable import LayoutBench

/// An arrangement of one's own that cannot be laid out is a wrong answer with its cause, not a trap.
@Suite struct LayoutErrorTests {
  /// A list that forgets its last item.
  private struct ForgetfulList: Arrangement {
    func arrange(
      _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
    ) -> ArrangedExtent {
      let extent = ListArrangement().arrange(items, in: space, appendingTo: &frames)
      frames.removeLast()
      return extent
    }
  }

  private static let forgetful = Harness.scenario(
    LayoutSubject(name: "mine", layout: CollectionLayout(ForgetfulList()), naturalContent: .uniform) {
      _, items, _ in
      CollectionContent(count: items, itemSize: LayoutSize(width: 390, height: 100))
    }, items: 10)

  private static let cause =
    "ForgetfulList gave 9 frames for 10 items in section 0; an arrangement must give exactly one frame per item"

  @Test func aRunNamesTheArrangementAndMeasuresTheOthers() {
    let outcome = BenchRun(
      scenarios: [Self.forgetful, Harness.scenario(LayoutCatalog.list, items: 10)],
      paths: [.naive, .query(.binary)], plan: MeasuringPlan(rounds: 1)
    ).run()
    #expect(outcome.mismatches == ["mine: \(Self.cause)"])
    #expect(outcome.rows.map(\.layout) == ["mine", "mine", "list", "list"])
    #expect(outcome.rows.map(\.verified) == [false, false, true, true])
    #expect(outcome.rows.map { $0.queryNanosecondsP50 == nil } == [true, true, false, false])
  }

  @Test func aNoiseStudyTellsItOnceAndGoesOn() {
    let outcome = NoiseStudy(
      scenarios: [Self.forgetful, Harness.scenario(LayoutCatalog.list, items: 10)],
      works: [.sweep(.query(.binary))], plants: [0], tries: 4, plan: PairedTrial(budgetNanoseconds: 0)
    ).run()
    #expect(outcome.refusals == ["\(Self.forgetful.name): \(Self.cause)"])
    #expect(outcome.judgements.map(\.row.layout) == ["list", "list"])
  }

  @Test func aSliceThrowsIt() {
    #expect(
      throws: LayoutError.wrongFrameCount(arrangement: "ForgetfulList", section: 0, frames: 9, items: 10)
    ) {
      try SliceStage(Self.forgetful, works: [.sweep(.floor)])
    }
  }

  @Test func aCountingPassComplainsAndEnds() throws {
    let pipe = Pipe()
    let isWell = CountingPass(scenarios: [Self.forgetful], paths: [.floor]).run(
      progress: { _ in },
      // In a copy of the process, so nothing but a pipe brings the words here.
      complain: { try? pipe.fileHandleForWriting.write(contentsOf: Data($0.utf8)) })
    try pipe.fileHandleForWriting.close()
    let words = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(!isWell && String(decoding: words, as: UTF8.self) == "\(Self.forgetful.name): \(Self.cause)")
  }
}
