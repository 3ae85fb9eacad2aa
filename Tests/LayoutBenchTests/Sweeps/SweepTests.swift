import CollectionLayouts
import Files
import LayoutBench
import Testing

@Suite struct SweepTests {
  private let viewport = LayoutSize(width: 390, height: 844)
  private let content = LayoutSize(width: 390, height: 10_000)

  private func offsets(_ kind: SweepKind, frames: Int = 8, seed: UInt64 = 42) -> [Double] {
    Sweep.make(kind, frames: frames, contentSize: content, viewport: viewport, seed: seed).rects.map(\.y)
  }

  @Test func sweepsAreTheSameEverywhere() {
    #expect(offsets(.steady) == [4578, 4598, 4618, 4638, 4658, 4678, 4698, 4718])
    #expect(offsets(.reverse) == [4578, 4598, 4618, 4638, 4638, 4618, 4598, 4578])
    #expect(offsets(.reverse, frames: 5) == [4578, 4598, 4618, 4598, 4578])
    #expect(
      offsets(.jump) == [
        6789.768030034814, 1464.1395571810804, 2550.8719486160494, 3151.4102004904253, 348.20422315449434,
        7949.49626886005, 1999.7179536287601, 7330.585463188837,
      ])
    #expect(
      offsets(.fling) == [
        6789.768030034814, 6838.278583213039, 6885.197205221701, 6930.576137164692, 6974.465905792307,
        7016.915379759777, 7057.9718240396205, 7097.680952548389,
      ])
    #expect(
      offsets(.page) == [
        4578.0, 4720.47922197645, 4839.271721911477, 4936.530838172479, 5014.409909126862, 5075.062273142026,
        5120.641268585374, 5153.300233824309,
      ])
  }

  @Test(arguments: SweepKind.allCases, [ScrollAxis.vertical, .horizontal])
  func offsetsStayInsideWhateverTheSizes(kind: SweepKind, axis: ScrollAxis) {
    let lengths: [Double] = [
      0, 1, 399.5, 400, 400.000_001, 401, 417, 1000, 1e5, 1e12, 1e300, .greatestFiniteMagnitude, .infinity,
      -.infinity, .nan, -1000, .leastNonzeroMagnitude,
    ]
    for length in lengths {
      for viewLength in [400, 0, -400, Double.infinity, -.infinity, .nan] {
        let sweep = Sweep.make(
          kind, frames: 300, contentSize: LayoutSize(width: length, height: length),
          viewport: LayoutSize(width: viewLength, height: viewLength), axis: axis, seed: 3)
        #expect(sweep.rects.count == 300)
        let end = length - viewLength
        let maximum = end.isFinite ? max(0, end) : 0
        for rect in sweep.rects {
          let main = axis == .vertical ? rect.y : rect.x
          let cross = axis == .vertical ? rect.x : rect.y
          guard main >= 0, main <= maximum, cross == 0 else {
            Issue.record("\(kind) at \(main), \(cross), outside 0 ... \(maximum)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: SweepKind.allCases)
  func sweepsAreRepeatable(kind: SweepKind) {
    #expect(offsets(kind, frames: 500, seed: 8) == offsets(kind, frames: 500, seed: 8))
    #expect(
      (offsets(kind, frames: 500, seed: 9) != offsets(kind, frames: 500, seed: 8)) == kind.dependsOnSeed)
    #expect(offsets(kind, frames: 0).isEmpty)
    #expect(offsets(kind, frames: .min).isEmpty)
    #expect(offsets(kind, frames: 1).count == 1)
  }

  @Test func steadyTurnsRoundAtTheEnds() {
    let sweep = Sweep.make(
      .steady, frames: 12, contentSize: LayoutSize(width: 390, height: 890),
      viewport: LayoutSize(width: 390, height: 840)
    )
    #expect(sweep.rects.map(\.y) == [25, 45, 35, 15, 5, 25, 45, 35, 15, 5, 25, 45])
    #expect(sweep.rects.allSatisfy { $0.size == LayoutSize(width: 390, height: 840) })
  }

  @Test func flingSlowsDownAndTurnsRoundAtTheEnds() {
    let offsets = offsets(.fling, frames: 3000)
    let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0) <= 8 * 1000 / 60 })
    #expect(steps.contains { $0 > 0 } && steps.contains { $0 < 0 })
    #expect(offsets.contains(0) && offsets.contains(10_000 - 844))
    // The first flick, before it meets an end: each step is 0.998^(1000/60) of the one before.
    #expect(abs(steps[1] / steps[0] - 0.967_183_817) < 1e-9)
  }

  @Test func pagesComeToRestWhereTheLayoutSays() {
    let sweep = Sweep.make(
      .page, frames: 400, contentSize: LayoutSize(width: 4000, height: 500),
      viewport: LayoutSize(width: 400, height: 500),
      axis: .horizontal
    ) { flick in
      let page = (flick.start / 400).rounded()
      return 400 * (flick.velocity > 0 ? page + 1 : flick.velocity < 0 ? page - 1 : page)
    }
    let offsets = sweep.rects.map(\.x)
    let resting = Set(offsets.filter { ($0 / 400).rounded() * 400 == $0 })
    #expect(resting == Set((0...9).map { Double($0) * 400 }))
    #expect(offsets[0] == 2000 || offsets[0] == 1600)
    #expect(zip(offsets.dropFirst(), offsets).allSatisfy { abs($0 - $1) < 100 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func pagesEndWhateverTheLayoutSays(target: Double) {
    let sweep = Sweep.make(.page, frames: 100, contentSize: content, viewport: viewport) { _ in target }
    #expect(sweep.rects.count == 100)
    #expect(sweep.rects.allSatisfy { $0.y >= 0 && $0.y <= 10_000 - 844 })
  }

  @Test func tracesKeepTheirOffsets() throws {
    let along = Array("time,offset\n0,12.5\n1,-40\n".utf8)
    let vertical = try Sweep.trace(csv: along, path: "trace.csv", viewport: viewport)
    #expect(vertical.rects.map(\.origin) == [LayoutPoint(x: 0, y: 12.5), LayoutPoint(x: 0, y: -40)])
    #expect(vertical.rects.allSatisfy { $0.size == viewport })
    #expect(vertical.name == "trace" && vertical.kind == nil)
    let horizontal = try Sweep.trace(csv: along, path: "trace.csv", viewport: viewport, axis: .horizontal)
    #expect(horizontal.rects.map(\.origin) == [LayoutPoint(x: 12.5, y: 0), LayoutPoint(x: -40, y: 0)])
    let plane = try Sweep.trace(csv: Array("y,x\r\n1,2\r\n".utf8), path: "trace.csv", viewport: viewport)
    #expect(plane.rects.map(\.origin) == [LayoutPoint(x: 2, y: 1)])
  }

  @Test func problemsInTracesSayWhatAndWhere() {
    let expected = FileProblem(
      path: "trace.csv", line: 1, reason: "the header lacks the needed columns: offset or x,y")
    #expect(throws: expected) {
      try Sweep.trace(csv: Array("x,z\n1,2\n".utf8), path: "trace.csv", viewport: viewport)
    }
    let doubled = FileProblem(
      path: "trace.csv", line: 1, reason: "the header has more than one of offset or x,y; keep one")
    #expect(throws: doubled) {
      try Sweep.trace(csv: Array("offset,x,y\n0,0,5000\n".utf8), path: "trace.csv", viewport: viewport)
    }
    #expect(throws: FileProblem.self) {
      try Sweep.trace(csv: Array("offset\nfar\n".utf8), path: "trace.csv", viewport: viewport)
    }
  }
}
