import CollectionLayouts
import LayoutBench
import Testing

@testable import BenchCommands

/// An arrangement of one's own with a wrong number of frames ends a command with the code of wrong answers.
@Suite struct WrongArrangementTests {
  /// A list that gives more or fewer frames than it has items.
  private struct MiscountingList: Arrangement {
    let surplus: Int

    func arrange(
      _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
    ) -> ArrangedExtent {
      let extent = ListArrangement().arrange(items, in: space, appendingTo: &frames)
      if surplus > 0 { frames.append(.zero) } else { frames.removeLast() }
      return extent
    }
  }

  private static func bench(surplus: Int) -> Bench {
    let layout = CollectionLayout(MiscountingList(surplus: surplus))
    return Bench(layouts: [
      LayoutSubject(name: "mine", layout: layout, naturalContent: .uniform) { _, items, _ in
        CollectionContent(count: items, itemSize: LayoutSize(width: 390, height: 100))
      }
    ])
  }

  @Test(arguments: [-1, 1]) func checkEndsWithThreeAndNamesIt(surplus: Int) async throws {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardOutputContent]) {
      [surplus = surplus as Int] in
      StandardStreams.secure()
      try Self.bench(surplus: surplus).run(["check", "--items", "10", "--quiet"]).exit()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.hasSuffix(
        "fault: mine: MiscountingList gave \(10 + surplus) frames for 10 items in section 0; an arrangement must"
          + " give exactly one frame per item\n"), "\(output)")
  }

  @Test(
    arguments: [
      ["run", "--sweeps", "jump", "--output"], ["noise", "--tries", "1", "--plant", "0", "--output"],
      ["baseline", "update", "--sweeps", "jump", "--baseline"],
    ], [-1, 1])
  func theCommandEndsWithThreeAndNamesIt(arguments: [String], surplus: Int) async throws {
    let folder = try WorkFolder()
    let file = folder.path(of: "figures.csv")
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
      [words = arguments as [String], file = file as String, surplus = surplus as Int] in
      StandardStreams.secure()
      let bench = Self.bench(surplus: surplus)
      do {
        let chosen = words + [file, "--layouts", "mine", "--items", "10", "--quiet"]
        try bench.run(chosen).exit()
      } catch let failure as CommandFailure {
        StandardError.tell(failure.line)
        failure.status.exit()
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains("MiscountingList gave \(10 + surplus) frames for 10 items in section 0"), "\(errors)")
  }
}
