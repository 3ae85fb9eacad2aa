import Foundation
import LayoutBench
import Testing

@testable import my_bench

/// Documentation/YourOwnLayout.md against the bench that it makes.
@Suite struct YourOwnLayoutTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text between a line that begins a block of Swift and the one that ends it, block by block.
  private static func blocks(of document: String) -> [String] {
    document.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test(arguments: ["Staircase", "Sway", "ColumnSearch", "EveryElementSearch", "MyBench"])
  func theDocumentHasTheFileAsItIsCompiled(name: String) throws {
    let document = try String(
      contentsOf: Self.root.appending(path: "Documentation/YourOwnLayout.md"), encoding: .utf8)
    let file = try String(
      contentsOf: Self.root.appending(path: "Tests/OwnLayout/\(name).swift"), encoding: .utf8)
    let blocks = Self.blocks(of: document)
    #expect(blocks.contains("// Sources/my-bench/\(name).swift\n" + file.trimmingCharacters(in: .newlines)))
  }

  @Test func itsLayoutsAndItsPathAreRight() {
    var contracts = ContractCheck(tellsNotes: false)
    let scenarios = MyBench.bench.layouts.map {
      Scenario(subject: $0, items: 300, sweep: .made(.fling), frames: 10, seed: 1)
    }
    for scenario in scenarios { #expect(!contracts.check(scenario).isBroken) }
    let run = BenchRun(
      scenarios: scenarios, paths: [.query(.binary)] + MyBench.bench.paths,
      plan: MeasuringPlan(rounds: 3, timeBudget: 0))
    let outcome = run.run()
    #expect(outcome.mismatches.isEmpty)
    #expect(outcome.rows.filter { $0.path == "columns" }.map(\.layout) == ["stairs", "days"])
    #expect(outcome.rows.filter { $0.path == "every" }.map(\.layout) == ["sway"])
    #expect(outcome.rows.allSatisfy { $0.verified == true })
  }
}
