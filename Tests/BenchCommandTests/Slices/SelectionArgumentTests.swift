import LayoutBench
import Testing

@testable import BenchCommands

/// The options as arguments choose the same again.
@Suite struct SelectionArgumentTests {
  private func parse(_ arguments: [String]) throws -> SelectionOptions {
    let defaults = SelectionOptions(Bench())
    let parser = OptionParser(command: "test", summary: "", defaults: defaults) {
      $0.include(defaults.choiceWithPaths, at: \.self)
    }
    return try #require(try parser.parse(arguments), "the arguments ask for help")
  }

  private static let choices: [[String]] = [
    [], ["--suite", "full"], ["--seed", "18446744073709551615"], ["--seed", "0"],
    ["--layouts", "line,waterfall,line-rtl"], ["--items", "60,1,10000000"],
    ["--sweeps", "page,steady,fling,jump,reverse"],
    ["--paths", "naive,scan-visit,binary:reprepare,binary-visit:reprepare,floor"], ["--content", "random"],
    ["--filter=--help"], ["--filter", "^(a|b),c= d\"'\\$"], ["--filter="], ["--filter=é\n日"],
    ["--frames=--odd name=.csv", "--trace=-t,\n.csv"],
    ["--viewport", "820.5x1e3", "--axis", "horizontal"], ["--viewport=0.1x100000"], ["--axis=vertical"],
    ["--suite", "quick", "--layouts", "grid", "--items", "5", "--sweeps", "jump", "--paths", "naive"],
  ]

  @Test(arguments: choices)
  func argumentsSayTheSameAgain(arguments: [String]) throws {
    let first = try parse(arguments)
    let again = try parse(first.arguments)
    #expect(again.arguments == first.arguments)
    #expect(again.suite == first.suite && again.seed == first.seed && again.items == first.items)
    #expect(again.layouts?.map(\.name) == first.layouts?.map(\.name))
    #expect(again.sweeps == first.sweeps && again.paths == first.paths && again.content == first.content)
    #expect(again.filter?.text == first.filter?.text)
    #expect(again.viewport == first.viewport && again.axis == first.axis)
    #expect(again.framesFile == first.framesFile && again.traceFile == first.traceFile)
    if first.framesFile == nil && arguments.allSatisfy({ !$0.hasPrefix("--filter") && $0 != "--filter" }) {
      #expect(try again.scenarios().map(\.name) == first.scenarios().map(\.name))
    }
  }

  @Test func whatIsSaidIsInTheArguments() throws {
    #expect(
      try parse(["--items", "5", "--filter", "-x"]).arguments
        == ["--suite=default", "--seed=42", "--items=5", "--filter=-x"])
  }

  @Test(arguments: choices)
  func whatIsNotSaidIsTakenFromOthers(arguments: [String]) throws {
    let nothing = try parse([])
    let choice = try parse(arguments)
    #expect(nothing.completed(by: choice).arguments == choice.arguments)
    #expect(choice.completed(by: nothing).arguments == choice.arguments)
    let other = try parse(["--seed", "1", "--items", "7", "--filter", "x"])
    #expect(
      try parse(["--items", "8"]).completed(by: other).arguments
        == ["--suite=default", "--seed=1", "--items=8", "--filter=x"])
  }
}
