import CollectionLayouts
import Files
import Testing

@testable import LayoutBench

/// Files of frames with the columns `section` and `kind`.
@Suite struct RecordedSectionTests {
  private static let album = """
    section,kind,x,y,width,height
    1,item,10,260,50,50
    0,header,0,0,100,40
    0,item,10,40,30,80
    1,footer,0,310,100,0
    0,item,50,40,30,100
    0,background,5,35,90,110
    3,header,20,-9,10,20
    """

  private func frames(_ text: String) throws -> UserFrames {
    try UserFrames(csv: Array(text.utf8), path: "frames.csv")
  }

  @Test func whatWasRecordedStandsWhereItWasSeenAndBreaksNoContract() throws {
    // Before the content's start, beside another section in one row, and a background larger than its section.
    for text in [Self.album, "section,x,y,width,height\n0,0,-50,390,50\n1,0,0,90,90\n2,100,0,90,90"] {
      let frames = try frames(text)
      let scenario = Scenario(
        subject: .frames(frames), items: frames.itemCount, sweep: .made(.steady), frames: 5, seed: 1)
      #expect(ContractCheck.findings(of: scenario, tellsNotes: false).isEmpty)
      let run = BenchRun(
        scenarios: [scenario], paths: [.query(.binary)], plan: MeasuringPlan(rounds: 1, timeBudget: 0))
      #expect(run.run().mismatches.isEmpty)
    }
  }

  private func layout(
    _ frames: UserFrames, items: Int, axis: ScrollAxis = .vertical, strategy: QueryStrategy = .binary
  ) -> CollectionLayout {
    let subject = LayoutSubject.frames(frames).shown(in: nil, along: axis)
    var layout = subject.layout
    layout.setStrategy(strategy)
    layout.setContent(subject.content(.uniform, items, 0), in: subject.container)
    layout.prepare()
    return layout
  }

  /// Every element in element order.
  private func everything(_ layout: CollectionLayout) -> [ElementID: LayoutRect] {
    var layout = layout
    var found: [ElementID: LayoutRect] = [:]
    layout.forEachElement(in: LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) {
      found[$0.elementID] = $0.frame
    }
    return found
  }

  @Test(arguments: ScrollAxis.allCases, QueryStrategy.allCases)
  func everyElementStandsWhereItWasSeen(axis: ScrollAxis, strategy: QueryStrategy) throws {
    let frames = try frames(Self.album)
    #expect(frames.itemCount == 3)
    let expected: [ElementID: LayoutRect] = [
      .header(section: 0): LayoutRect(x: 0, y: 0, width: 100, height: 40),
      .item(0, section: 0): LayoutRect(x: 10, y: 40, width: 30, height: 80),
      .item(1, section: 0): LayoutRect(x: 50, y: 40, width: 30, height: 100),
      .background(section: 0): LayoutRect(x: 5, y: 35, width: 90, height: 110),
      .item(0, section: 1): LayoutRect(x: 10, y: 260, width: 50, height: 50),
      .footer(section: 1): LayoutRect(x: 0, y: 310, width: 100, height: 0),
      .header(section: 3): LayoutRect(x: 20, y: -9, width: 10, height: 20),
    ]
    var layout = layout(frames, items: 3, axis: axis, strategy: strategy)
    #expect(everything(layout) == expected)
    let size = layout.contentSize
    #expect(
      size
        == (axis == .vertical
          ? LayoutSize(width: 390, height: 310) : LayoutSize(width: 100, height: 844)))
  }

  @Test func fewerItemsAreTheFirstOnes() throws {
    let found = Set(everything(layout(try frames(Self.album), items: 1)).keys)
    #expect(found == [.header(section: 0), .item(0, section: 0)])
    let two = Set(everything(layout(try frames(Self.album), items: 2)).keys)
    #expect(
      two == [
        .header(section: 0), .item(0, section: 0), .item(1, section: 0), .background(section: 0),
      ])
  }

  @Test func columnsThatSayNothingAreTold() throws {
    #expect(try frames("id,x,y,kind,width,height,color\n").unusedColumns == ["id", "color"])
    #expect(try frames(Self.album).unusedColumns.isEmpty)
    #expect(try ScrollTrace(csv: Array("t,offset,time\n".utf8), path: "t.csv").unusedColumns == ["t"])
  }

  @Test(arguments: [
    ("section", "-1", "\"-1\" is not allowed; it must be a whole number from 0 to 99999"),
    ("section", "1.5", "\"1.5\" is not allowed; it must be a whole number from 0 to 99999"),
    ("section", "100000", "\"100000\" is not allowed; it must be a whole number from 0 to 99999"),
    ("section", "", "\"\" is not allowed; it must be a whole number from 0 to 99999"),
    ("kind", "cell", "\"cell\" is not allowed; it must be one of header, item, footer, background"),
    ("kind", "background", "a background of section 0, which has no items; only sections with items"),
  ])
  func problemsSayWhere(column: String, value: String, message: String) throws {
    let problem = #expect(throws: FileProblem.self) {
      try frames("x,y,\(column),width,height\n0,0,\(value),9,9\n")
    }
    #expect("\(try #require(problem))".hasPrefix("frames.csv:2: column \(column): \(message)"))
  }

  @Test(arguments: ["header", "footer", "background"])
  func aSectionHasOneOfEach(kind: String) throws {
    let line = "0,0,9,9,\(kind)\n"
    let problem = #expect(throws: FileProblem.self) {
      try frames("x,y,width,height,kind\n0,0,9,9,item\n" + line + line)
    }
    #expect(
      "\(try #require(problem))"
        == "frames.csv:4: column kind: a second \(kind) of section 0; one is the most")
  }

  @Test func timesOfATraceAreKept() throws {
    let trace = try ScrollTrace(csv: Array("x,time,y\n1,0.5,2\n3,0.5,4\n5,5.5,6\n".utf8), path: "t.csv")
    #expect(trace.duration == 5)
    let sweep = trace.sweep(viewport: LayoutSize(width: 10, height: 20))
    #expect(sweep.times == [0.5, 0.5, 5.5])
    #expect(sweep.rects.map(\.origin.x) == [1, 3, 5] && sweep.rects.map(\.origin.y) == [2, 4, 6])
    #expect(try ScrollTrace(csv: Array("offset\n1\n".utf8), path: "t.csv").duration == nil)
  }

  @Test(arguments: [
    ("offset,time\n1,2\n2,1.5\n", "t.csv:3: column time: 1.5 comes after 2.0; it must not go down"),
    (
      "time,offset\n-1,2\n",
      "t.csv:2: column time: \"-1\" is not allowed; it must be a number of at least 0, such as 120.5"
    ),
  ])
  func timesAreChecked(text: String, message: String) throws {
    let problem = #expect(throws: FileProblem.self) { try ScrollTrace(csv: Array(text.utf8), path: "t.csv") }
    #expect("\(try #require(problem))" == message)
  }
}
