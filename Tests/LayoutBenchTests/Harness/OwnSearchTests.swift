import CollectionLayouts
import Testing

@testable import LayoutBench

/// Searches of one's own beside the engine's paths.
@Suite struct OwnSearchTests {
  /// Filters all elements, in an order of its own.
  private struct Filter: ArraySearch, VisitingSearch {
    let elements: [LayoutAttributes]
    var change: (@Sendable ([LayoutAttributes]) -> [LayoutAttributes]) = { $0 }

    init(_ layout: CollectionLayout) {
      var layout = layout
      elements = layout.layoutAttributesForElements(
        in: LayoutRect(origin: .zero, size: layout.contentSize))
    }

    func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes] {
      change(elements.filter { $0.frame.intersects(rect) })
    }

    func forEachElement(in rect: LayoutRect, _ body: (LayoutAttributes) -> Void) {
      for element in elements.reversed() where element.frame.intersects(rect) { body(element) }
    }
  }

  private static func path(
    mayReturnMore: Bool = false,
    _ change: @escaping @Sendable ([LayoutAttributes]) -> [LayoutAttributes] = { $0 }
  ) -> MeasuredPath {
    .search("mine", mayReturnMore: mayReturnMore) { layout in
      var filter = Filter(layout)
      filter.change = change
      return filter
    }
  }

  private static func stage(_ subject: LayoutSubject = LayoutCatalog.waterfall) throws -> StagedScenario {
    try StagedScenario(Harness.scenario(subject))
  }

  @Test func bothFormsAreVerifiedWhateverTheirOrder() throws {
    let stage = try Self.stage()
    for path in [
      Self.path(), Self.path { $0.reversed() }, .visitingSearch("mine-visit") { Filter($0) },
      Self.path().with(LayoutCaches(keepsPrepareOverScrolling: false)),
    ] {
      let verification = PathVerification(path, on: stage)
      #expect(verification.mismatch == nil)
      let right = stage.answers.frames.reduce(0) { $0 + $1.count }
      #expect(verification.counts.queries == stage.rects.count && verification.counts.returned == right)
    }
  }

  @Test func headersAndBackgroundsAreElementsToo() throws {
    #expect(PathVerification(Self.path(), on: try Self.stage(LayoutCatalog.album)).mismatch == nil)
  }

  @Test func aMissingElementIsWrong() throws {
    let mismatch = PathVerification(Self.path { $0.dropLast() }, on: try Self.stage()).mismatch
    #expect(try #require(mismatch).contains("is missing; returned"))
  }

  @Test func anElementHandedOverTwiceIsWrong() throws {
    let path = Self.path(mayReturnMore: true) { $0 + $0.prefix(1) }
    let mismatch = PathVerification(path, on: try Self.stage()).mismatch
    #expect(try #require(mismatch).hasSuffix(" is handed over twice"))
  }

  @Test func anElementForgottenAtTheContentsEndIsFoundThoughNoSweepComesThere() throws {
    let path = MeasuredPath.search("mine") { layout in
      var filter = Filter(layout)
      let last = filter.elements.last { $0.elementID.kind == .item }
      filter.change = { elements in elements.filter { $0 != last } }
      return filter
    }
    // A sweep over the first screens.
    let stage = try StagedScenario(
      Harness.list(NoEffect(), named: "rows", items: 100, scrolledTo: [0, 300, 600]))
    let mismatch = try #require(PathVerification(path, on: stage).mismatch)
    #expect(mismatch.contains("at the content's edge") && mismatch.contains("item 0.99"))
    #expect(mismatch.contains(" is missing; "))
    for name in MeasuredPath.names {
      #expect(PathVerification(try MeasuredPath(name: name), on: stage).isRight)
    }
  }

  @Test func anElementThatLooksOtherwiseIsWrong() throws {
    let path = Self.path { elements in
      elements.map {
        var moved = $0
        moved.alpha = 0.5
        return moved
      }
    }
    let mismatch = PathVerification(path, on: try Self.stage()).mismatch
    #expect(try #require(mismatch).contains("has another alpha: 0.5, expected 1.0"))
  }

  @Test func elementsOutsideAreWrongUnlessThePathMayReturnMore() throws {
    let stage = try Self.stage()
    func everything(mayReturnMore: Bool) -> MeasuredPath {
      .search("mine", mayReturnMore: mayReturnMore) { layout in
        var filter = Filter(layout)
        let all = filter.elements
        filter.change = { _ in all }
        return filter
      }
    }
    let mismatch = try #require(PathVerification(everything(mayReturnMore: false), on: stage).mismatch)
    #expect(
      mismatch.contains("outside of the rectangle")
        && mismatch.hasSuffix("mayReturnMore: true would allow that"))
    let allowed = PathVerification(everything(mayReturnMore: true), on: stage)
    #expect(allowed.isRight && allowed.counts.returned == stage.rects.count * 60)
  }

  @Test func preparingAnewInEachStepPreparesAnew() throws {
    final class Prepares: @unchecked Sendable { var count = 0 }
    let prepares = Prepares()
    let path = MeasuredPath.search("mine") { layout in
      prepares.count += 1
      return Filter(layout)
    }
    let stage = try Self.stage()
    var kept = PathRunner(path, on: stage)
    kept.querySweep()
    #expect(prepares.count == 1)
    prepares.count = 0
    var anew = PathRunner(path.with(LayoutCaches(keepsPrepareOverScrolling: false)), on: stage)
    anew.querySweep()
    #expect(prepares.count == 1 + stage.rects.count)
  }

  @Test func aSearchThatChangesItselfIsChangedInPlace() throws {
    struct Counting: ArraySearch {
      var filter: Filter
      var asked: [Int] = []
      mutating func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes] {
        asked.append(asked.count)
        // Hands over nothing at the third question.
        return asked.count == 3 ? [] : filter.layoutAttributesForElements(in: rect)
      }
    }
    let path = MeasuredPath.search("mine") { Counting(filter: Filter($0)) }
    let mismatch = try #require(PathVerification(path, on: try Self.stage()).mismatch)
    #expect(mismatch.contains("frame 2: ") && mismatch.contains("returned 0 elements"))
  }

  @Test func aRunHasRowsOfItsPrepareAndItsAnswersWhereItIsMeasured() throws {
    let path = MeasuredPath.search("mine", of: ["waterfall"]) { Filter($0) }
    let scenarios = [LayoutCatalog.waterfall, LayoutCatalog.grid].map { Harness.scenario($0) }
    let run = BenchRun(
      scenarios: scenarios, paths: [.query(.binary), path], plan: MeasuringPlan(rounds: 5, timeBudget: 0))
    let outcome = run.run()
    #expect(outcome.mismatches.isEmpty)
    #expect(
      outcome.rows.map { "\($0.layout) \($0.path)" } == ["waterfall binary", "waterfall mine", "grid binary"])
    let row = outcome.rows[1]
    #expect(row.verified == true && row.speedup != nil && row.overFloor != nil)
    #expect(row.prepareNanosecondsPerItem != nil && row.prepareOverFloor != nil)
    #expect(row.returnedPerQuery == outcome.rows[0].returnedPerQuery)
    // What the bench does not know it does not tell.
    #expect(row.examinedPerQuery == nil && row.probesPerQuery == nil && row.indexBytesPerItem == nil)
  }

  @Test func aWrongSearchTakesItsScenarioNoTimes() throws {
    let run = BenchRun(
      scenarios: [Harness.scenario(LayoutCatalog.waterfall)],
      paths: [.query(.binary), Self.path { _ in [] }],
      plan: MeasuringPlan(rounds: 3, timeBudget: 0))
    let outcome = run.run()
    #expect(outcome.mismatches.count == 1 && outcome.mismatches[0].contains("path mine frame 0"))
    #expect(outcome.rows.map(\.verified) == [true, false] && outcome.rows.allSatisfy { $0.speedup == nil })
  }

  @Test func itIsFoundByItsName() throws {
    let own = [Self.path()]
    #expect(try MeasuredPath(name: "mine", own: own) == own[0])
    let anew = try MeasuredPath(name: "mine:reprepare", own: own)
    #expect(anew.name == "mine:reprepare" && !anew.caches.keepsPrepareOverScrolling)
    let error = #expect(throws: PathNameError.self) { try MeasuredPath(name: "min", own: own) }
    #expect(error?.message.contains("floor, mine, each but floor") == true)
    #expect(throws: PathNameError.self) { try MeasuredPath(name: "mine") }
  }

  @Test func itsWorkIsItsSweepAndItsPrepare() throws {
    let path = Self.path()
    let works = MeasuredWork.works(of: [.query(.binary), path])
    #expect(works.map(\.name) == ["binary", "mine", "prepare:binary", "prepare:mine", "look"])
    var stage = try SliceStage(Harness.scenario(LayoutCatalog.grid), works: works)
    #expect(stage.wrongWorks.isEmpty)
    let time = stage.sample(work: 3, repeats: 1)
    #expect(try #require(time) > 0)
    let elsewhere = MeasuredPath.search("mine", of: ["waterfall"]) { Filter($0) }
    for work in MeasuredWork.works(of: [elsewhere]) where work != .look {
      #expect(!work.exists(in: Harness.scenario(LayoutCatalog.grid)))
    }
  }
}
