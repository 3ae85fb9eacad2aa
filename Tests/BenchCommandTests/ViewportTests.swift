import CollectionLayouts
import LayoutBench
import Testing

@testable import BenchCommands

/// The view that everything is measured in.
@Suite struct ViewportTests {
  private func scenarios(_ arguments: [String]) throws -> [Scenario] {
    let defaults = SelectionOptions(Bench())
    let parser = OptionParser(command: "test", summary: "", defaults: defaults) {
      $0.include(defaults.choice, at: \.self)
    }
    return try #require(try parser.parse(arguments + ["--items", "9"])).scenarios()
  }

  @Test func everyLayoutIsShownInTheViewport() throws {
    for scenario in try scenarios(["--viewport", "820x1180.5"]) {
      #expect(scenario.subject.container.size == LayoutSize(width: 820, height: 1180.5))
      #expect(
        scenario.subject.container.axis
          == LayoutCatalog.subject(named: scenario.subject.name)?.container.axis)
    }
  }

  @Test(arguments: ScrollAxis.allCases)
  func everyLayoutScrollsAlongTheAxis(axis: ScrollAxis) throws {
    for scenario in try scenarios(["--axis", axis.rawValue]) {
      #expect(scenario.subject.container.axis == axis)
      #expect(scenario.subject.container.size == LayoutSubject.phone)
    }
  }

  @Test(arguments: [
    "", "390", "390x", "x844", "390x844x2", "0x844", "390x0", "-1x5", "nanx5", "infx5", "390x1e999",
    "390X844", "390 x 844", "100001x5", "0x1p5",
  ])
  func otherViewportsAreRefused(text: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try scenarios(["--viewport=" + text]) }
    #expect(failure?.status == .usage)
    #expect(failure?.message.contains("allowed: width and height in points such as 390x844") == true)
  }
}
