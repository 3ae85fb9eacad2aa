import CollectionLayouts
import Testing

@testable import LayoutBench

/// What breaks a contract is found by its cause, and nothing else is found.
@Suite struct ContractCheckTests {
  // MARK: - Arrangements

  /// Rows of 100 points, made wrong.
  private struct FaultyRows: Arrangement {
    var change: @Sendable (inout LayoutRect, _ item: Int, ArrangementSpace) -> Void = { _, _, _ in }
    var extent: @Sendable (Int) -> Double = { 100 * Double($0) }

    func arrange(
      _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
    ) -> ArrangedExtent {
      for item in 0..<items.count {
        var frame = LayoutRect(
          x: 0, y: space.mainStart + 100 * Double(item), width: space.crossLength, height: 100)
        change(&frame, item, space)
        frames.append(frame)
      }
      return ArrangedExtent(main: extent(items.count), cross: space.crossLength)
    }
  }

  private static func findings(of arrangement: some Arrangement, sections: Int = 2) -> [ContractFinding] {
    let subject = LayoutSubject(
      name: "mine", layout: CollectionLayout(arrangement), naturalContent: .uniform
    ) { _, items, _ in
      let size = LayoutSize(width: 390, height: 100)
      return CollectionContent(
        sections: (0..<sections).map { _ in
          CollectionContent.Section(items: .uniform(size, count: items / sections))
        })
    }
    return ContractCheck.findings(of: Harness.scenario(subject, items: 20), tellsNotes: true)
  }

  @Test func soundRowsHaveNothing() {
    #expect(Self.findings(of: FaultyRows()).isEmpty)
  }

  @Test func ignoringTheStartIsNamed() throws {
    let found = Self.findings(of: FaultyRows(change: { $0.y -= $2.mainStart }))
    try #require(found.map(\.cause) == [.startIgnored])
    #expect(
      found[0].line
        == "mine: section 1 item 0 begins at 0, before the section's start 1,000; add the space's mainStart to"
        + " each frame (and 9 other elements)")
    #expect(found[0].isFault)
  }

  @Test func anExtentTooSmallIsNamedWithWhatItMustBe() throws {
    let found = Self.findings(of: FaultyRows(extent: { _ in 10 }), sections: 1)
    try #require(found.map(\.cause) == [.beyondExtent])
    #expect(found[0].isFault && found[0].line.contains("at least 2,000 along the axis"), "\(found[0].line)")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func frameNumbersThatAreNotFiniteAreNamed(height: Double) throws {
    let found = Self.findings(
      of: FaultyRows(change: { frame, item, _ in if item == 3 { frame.height = height } }))
    try #require(found.map(\.cause) == [.frameNotFinite])
    #expect(found[0].line.hasPrefix("mine: section 0 item 3 has the frame ") && found[0].others == 1)
  }

  @Test func negativeSizesAreNamed() throws {
    let found = Self.findings(
      of: FaultyRows(change: { frame, item, _ in if item == 3 { frame.height = -5 } }))
    try #require(found.map(\.cause) == [.negativeSize])
    #expect(found[0].isFault)
  }

  @Test func anotherResultTheSecondTimeIsNamed() throws {
    let calls = CallCounter()
    let found = Self.findings(
      of: FaultyRows(change: { frame, _, _ in frame.width -= Double(calls.next() % 7) }))
    #expect(found.map(\.cause).contains(.arrangementNotPure))
  }

  @Test(arguments: [-1, 1]) func aWrongNumberOfFramesIsOneLine(surplus: Int) throws {
    struct Miscounting: Arrangement {
      let surplus: Int
      func arrange(
        _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
      ) -> ArrangedExtent {
        let extent = ListArrangement().arrange(items, in: space, appendingTo: &frames)
        if surplus > 0 { frames.append(.zero) } else { frames.removeLast() }
        return extent
      }
    }
    let found = Self.findings(of: Miscounting(surplus: surplus))
    try #require(found.count == 1)
    #expect(
      found[0].line
        == "mine: Miscounting gave \(10 + surplus) frames for 10 items in section 0; an arrangement"
        + " must give exactly one frame per item")
  }

  @Test func itemsThatOverlapAreANoteWithTheirShare() throws {
    let found = Self.findings(
      of: FaultyRows(change: { frame, item, _ in if item == 4 { frame.y -= 50 } }), sections: 1)
    try #require(found.map(\.cause) == [.overlappingItems])
    #expect(!found[0].isFault && found[0].line.contains("1 of 20 items (5 %)"), "\(found[0].line)")
  }

  // MARK: - Effects

  /// Moves elements with the scroll position, made wrong.
  private struct FaultyEffect: ScrollEffect {
    var dependsOnScrolling = true
    var reach = Reach(x: 0, y: 10)
    var look: @Sendable (LayoutRect, ScrollScene) -> ElementLook

    func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
      look(base, scene)
    }
    func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { reach }
  }

  private static func findings(of effect: some ScrollEffect) -> [ContractFinding] {
    ContractCheck.findings(of: Harness.list(effect, named: "mine", scrolledTo: [0]), tellsNotes: true)
  }

  /// Enlarged by up to a fifth where it is in the middle; the frame of rows is 390 x 100.
  private static func zoomed(_ base: LayoutRect, _ scene: ScrollScene) -> ElementLook {
    let scale = 1 + 0.2 * max(0, 1 - scene.distance(of: base).magnitude / 400)
    let (width, height) = (base.width * scale, base.height * scale)
    return ElementLook(
      frame: LayoutRect(x: base.midX - width / 2, y: base.midY - height / 2, width: width, height: height),
      transform3D: .scale(x: scale, y: scale))
  }

  @Test func aSoundEffectHasNothing() {
    #expect(Self.findings(of: FaultyEffect(reach: Reach(x: 39, y: 10), look: Self.zoomed)).isEmpty)
  }

  @Test func aTransformOrAnAlphaThatIsNoNumberIsNamed() throws {
    let transform = Self.findings(
      of: FaultyEffect { base, _ in
        var transform = Transform3D.identity
        transform.m11 = .nan
        return ElementLook(transforming: base, by: transform)
      })
    #expect(transform.map(\.cause) == [.lookNotFinite])
    #expect(try #require(transform.first).line.contains("transform3D with a number that is not finite"))
    let alpha = Self.findings(of: FaultyEffect { base, _ in ElementLook(frame: base, alpha: .nan) })
    #expect(alpha.map(\.cause) == [.lookNotFinite])
  }

  @Test(arguments: [-0.5, 1.25])
  func anAlphaThatNoViewShowsIsANote(alpha: Double) throws {
    let findings = Self.findings(of: FaultyEffect { base, _ in ElementLook(frame: base, alpha: alpha) })
    let finding = try #require(findings.first { $0.cause == .alphaOutside })
    #expect(!finding.isFault)
    #expect(finding.text.contains("has an alpha of"), "\(finding.line)")
  }

  @Test func aFrameThatDisagreesWithItsTransformIsNamed() throws {
    let found = Self.findings(
      of: FaultyEffect(reach: Reach(x: 39, y: 10)) { base, scene in
        var look = Self.zoomed(base, scene)
        look = ElementLook(frame: look.frame, transform3D: .identity)
        return look
      })
    #expect(found.filter(\.isFault).map(\.cause) == [.displayedFrame])
  }

  @Test func aReachTooSmallIsToldWithWhatItMustBe() throws {
    let found = Self.findings(of: FaultyEffect(reach: Reach(x: 39, y: 3), look: Self.zoomed))
    try #require(found.map(\.cause) == [.reachTooSmall])
    #expect(found[0].isFault && found[0].line.contains("return a reach of at least 10"), "\(found[0].line)")
  }

  @Test func aReachFarTooLargeIsANote() throws {
    let found = Self.findings(of: FaultyEffect(reach: Reach(x: 39, y: 5_000), look: Self.zoomed))
    try #require(found.map(\.cause) == [.reachTooLarge])
    #expect(!found[0].isFault)
  }

  @Test func denyingThatScrollingMattersIsAFaultAndClaimingItANote() throws {
    let denied = Self.findings(
      of: FaultyEffect(dependsOnScrolling: false, reach: Reach(x: 39, y: 10), look: Self.zoomed))
    #expect(denied.filter(\.isFault).map(\.cause) == [.scrollingDenied])
    let claimed = Self.findings(of: FaultyEffect { base, _ in ElementLook(frame: base) })
    #expect(claimed.map(\.cause) == [.scrollingClaimed] && claimed.allSatisfy { !$0.isFault })
  }

  @Test func anotherLookTheSecondTimeIsNamed() {
    let calls = CallCounter()
    let found = Self.findings(
      of: FaultyEffect { base, _ in
        ElementLook(frame: base, transform3D: .identity, zIndex: calls.next() % 3)
      })
    #expect(found.contains { $0.cause == .effectNotPure && $0.isFault })
  }

  // MARK: - What is sound

  @Test(arguments: LayoutCatalog.all.map(\.name), [1, 7, 400])
  func theCatalogueKeepsItsContracts(layout: String, items: Int) throws {
    let subject = try #require(LayoutCatalog.subject(named: layout))
    let found = ContractCheck.findings(of: Harness.scenario(subject, items: items), tellsNotes: true)
    #expect(found.filter(\.isFault).isEmpty, "\(found.map(\.line))")
  }

  @Test func framesOfOnesOwnMayLieAnywhere() {
    let frames = [
      LayoutRect(x: -50, y: -10, width: 900, height: 20), LayoutRect(x: 0, y: 500, width: 10, height: 0),
    ]
    let found = ContractCheck.findings(
      of: Harness.scenario(.frames(frames), items: 2), tellsNotes: true)
    #expect(found.allSatisfy { !$0.isFault }, "\(found.map(\.line))")
  }

  // MARK: - Runs

  @Test func aRunTellsACauseOnceAndMeasuresNothing() {
    let subject = LayoutSubject(
      name: "mine",
      layout: CollectionLayout(
        FaultyRows(change: { frame, item, _ in if item == 3 { frame.height = .nan } })),
      naturalContent: .uniform
    ) { _, items, _ in CollectionContent(count: items, itemSize: LayoutSize(width: 390, height: 100)) }
    let outcome = BenchRun(
      scenarios: [Harness.scenario(subject, items: 10), Harness.scenario(subject, items: 10, sweep: .jump)],
      paths: [.naive, .query(.binary)], plan: MeasuringPlan(rounds: 1)
    ).run()
    #expect(outcome.mismatches.count == 1 && outcome.mismatches[0].contains("which is not finite"))
    #expect(outcome.rows.map(\.verified) == [false, false, false, false])
    #expect(outcome.rows.allSatisfy { $0.queryNanosecondsP50 == nil })
  }
}
