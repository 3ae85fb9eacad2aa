import CollectionLayouts
import Testing

@testable import LayoutBench

@Suite struct PathVerificationTests {
  /// Shows rows 300 points lower than a query that trusts the effect looks for them.
  private static let shortSighted = Harness.list(
    ShiftEffect(distance: 300, statedReach: .zero), scrolledTo: [0, 50, 250, 600])

  @Test func theSameEffectWithItsTrueReachIsRight() throws {
    let scenario = Harness.list(
      ShiftEffect(distance: 300, statedReach: Reach(x: 0, y: 300)), scrolledTo: [0, 50, 250, 600])
    let stage = try StagedScenario(scenario)
    for name in MeasuredPath.names {
      #expect(PathVerification(try MeasuredPath(name: name), on: stage).mismatch == nil)
    }
  }

  @Test func aReachThatIsTooSmallIsFoundWhereItFirstMatters() throws {
    let stage = try StagedScenario(Self.shortSighted)
    // At 250 the first row is laid out at 0 to 100 and shown at 300 to 400.
    for name in ["binary", "binary-visit", "binary:reprepare"] {
      let verification = PathVerification(try MeasuredPath(name: name), on: stage)
      #expect(!verification.isRight)
      let mismatch = try #require(verification.mismatch)
      #expect(mismatch.hasPrefix("wrong/uniform/100/trace path \(name) frame 2: "))
      #expect(mismatch.contains("item 0.2 at (0.0, 500.0, 390.0, 100.0)"))
      #expect(mismatch.contains("expected item 0.0 at (0.0, 300.0, 390.0, 100.0)"))
      #expect(!mismatch.contains("\n"))
    }
    for name in ["naive", "naive-visit", "scan", "scan-visit", "floor"] {
      #expect(PathVerification(try MeasuredPath(name: name), on: stage).isRight)
    }
  }

  @Test func anotherOrderIsWrong() throws {
    let stage = try StagedScenario(Harness.list(ArrayFault { $0.reversed() }, scrolledTo: [0, 300]))
    for name in ["naive", "scan", "binary"] {
      let mismatch = try #require(PathVerification(try MeasuredPath(name: name), on: stage).mismatch)
      #expect(mismatch.contains("path \(name) frame 0: element 0 of the answer"))
    }
    #expect(PathVerification(MeasuredPath.query(.binary, .visitor), on: stage).isRight)
  }

  @Test func anElementTooManyOrTooFewIsWrong() throws {
    for (change, count) in [(1, 10), (-1, 8)] {
      let fault = ArrayFault { elements in
        change > 0 ? elements + elements.suffix(1) : elements.dropLast()
      }
      let stage = try StagedScenario(Harness.list(fault, scrolledTo: [0]))
      let mismatch = try #require(PathVerification(MeasuredPath.query(.binary), on: stage).mismatch)
      #expect(mismatch.hasSuffix("frame 0: returned \(count) elements, expected 9"))
      let everything = try #require(PathVerification(.naive, on: stage).mismatch)
      #expect(everything.hasSuffix("frame 0: returned \(100 + change) elements, expected all 100"))
    }
  }

  @Test func aLookThatDiffersIsWrong() throws {
    let fault = ArrayFault { elements in
      var elements = elements
      if let last = elements.indices.last { elements[last].zIndex += 1 }
      return elements
    }
    let stage = try StagedScenario(Harness.list(fault, scrolledTo: [0]))
    #expect(!PathVerification(MeasuredPath.query(.scan), on: stage).isRight)
    #expect(PathVerification(MeasuredPath.query(.scan, .visitor), on: stage).isRight)
  }

  @Test func answersThatAreRightOnlyTheFirstTimeAreFoundByTheScrollHost() throws {
    let calls = CallCounter()
    let fault = ArrayFault { elements in
      calls.next() < 3 ? elements : Array(elements.dropFirst())
    }
    let stage = try StagedScenario(Harness.list(fault, scrolledTo: [0, 300, 600]))
    let mismatch = try #require(PathVerification(MeasuredPath.query(.binary), on: stage).mismatch)
    #expect(mismatch.hasPrefix("wrong/uniform/100/trace path binary: "))
    #expect(mismatch.contains("scroll host"))
  }

  @Test func countsAreThoseOfOneQueryAFrame() throws {
    let stage = try StagedScenario(Harness.list(NoEffect(), scrolledTo: [0, 50, 0]))
    let scan = PathVerification(MeasuredPath.query(.scan), on: stage).counts
    #expect(scan.queries == 3 && scan.prepares == 0)
    #expect(scan.examined == 300 && scan.returned == 9 + 9 + 9)
    let reprepared = PathVerification(
      MeasuredPath.query(.scan, .array, LayoutCaches(keepsPrepareOverScrolling: false)), on: stage
    ).counts
    #expect(reprepared.prepares == 2, "the first rectangle is the one that the layout has already")
  }
}
