import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct LayoutRectTests {
  private static let square = LayoutRect(0, 0, 10, 10)

  /// Rectangles beside a square of 10 x 10 at the origin, and whether they share a point with it.
  static let besideTheSquare: [(rect: LayoutRect, meets: Bool)] = [
    // A side, a corner, a hair's breadth.
    (LayoutRect(10, 0, 5, 5), false), (LayoutRect(0, 10, 5, 5), false), (LayoutRect(-5, 0, 5, 5), false),
    (LayoutRect(0, -5, 5, 5), false), (LayoutRect(10, 10, 5, 5), false), (LayoutRect(-5, -5, 5, 5), false),
    (LayoutRect(10.000000001, 0, 5, 5), false), (LayoutRect(9.999999999, 0, 5, 5), true),
    (LayoutRect(10.0.nextDown, 0, 5, 5), true), (LayoutRect(-5, 0, 5.000000001, 5), true),
    // Inside, around, across.
    (LayoutRect(2, 2, 3, 3), true), (LayoutRect(-5, -5, 30, 30), true), (LayoutRect(-5, 4, 30, 1), true),
    (LayoutRect(0, 0, 10, 10), true),
    // Empty both ways.
    (LayoutRect(5, 5, 0, 0), true), (LayoutRect(0, 0, 0, 0), true), (LayoutRect(10, 10, 0, 0), false),
    (LayoutRect(10, 0, 0, 0), false), (LayoutRect(0, 10, 0, 0), false),
    (LayoutRect(10.0.nextDown, 0, 0, 0), true),
    (LayoutRect(-1, -1, 0, 0), false),
    // Empty one way.
    (LayoutRect(0, 2, 0, 5), true), (LayoutRect(10, 2, 0, 5), false), (LayoutRect(2, 0, 5, 0), true),
    (LayoutRect(2, 10, 5, 0), false), (LayoutRect(-5, 5, 30, 0), true), (LayoutRect(5, -30, 0, 30), false),
    // Negative sizes cover the area on the other side of their origin.
    (LayoutRect(20, 20, -15, -15), true), (LayoutRect(15, 5, -5, 1), false),
    (LayoutRect(0, 0, -5, -5), false),
    (LayoutRect(5, 5, -5, -5), true), (LayoutRect(5, 0, 1, -3), false),
    // Nothing and everything.
    (.null, false), (.infinite, true), (LayoutRect(.infinity, 5, 1, 1), false),
    (LayoutRect(5, .infinity, 1, 1), false),
    (LayoutRect(.nan, 0, 5, 5), false), (LayoutRect(0, .nan, 5, 5), false),
    (LayoutRect(0, 0, .nan, 5), false),
    (LayoutRect(0, 0, 5, .nan), false), (LayoutRect(.nan, .nan, .nan, .nan), false),
    // Huge but finite.
    (LayoutRect(-1e12, -1e12, 2e12, 2e12), true), (LayoutRect(1e12, 1e12, 1e12, 1e12), false),
    (LayoutRect(-1e300, 0, 1e308, 1), true), (LayoutRect(0, 0, .infinity, .infinity), true),
  ]

  @Test(arguments: besideTheSquare.indices)
  func rectanglesMeetWhenTheyShareAPoint(index: Int) {
    let (rect, meets) = Self.besideTheSquare[index]
    #expect(Self.square.intersects(rect) == meets)
    #expect(rect.intersects(Self.square) == meets)
    #expect(QueryWindow(rect).meets(Self.square) == meets)
    #expect(QueryWindow(Self.square).meets(rect.standardized) == meets)
  }

  @Test func emptyRectanglesMeetOnlyAtTheSamePoint() {
    let point = LayoutRect(5, 5, 0, 0)
    #expect(point.intersects(point))
    #expect(!point.intersects(LayoutRect(5.0.nextUp, 5, 0, 0)))
    #expect(!point.intersects(LayoutRect(5.0.nextDown, 5, 0, 0)))
    #expect(point.intersects(LayoutRect(5, 0, 0, 10)))
    #expect(!point.intersects(LayoutRect(5, -5, 0, 10)))
    // Crossing lines.
    #expect(LayoutRect(5, 0, 0, 10).intersects(LayoutRect(0, 5, 10, 0)))
    #expect(!LayoutRect(5, 0, 0, 10).intersects(LayoutRect(0, 10, 10, 0)))
    // Negative zero is zero.
    #expect(LayoutRect(0, 0, 0, 0).intersects(LayoutRect(-0.0, -0.0, -0.0, -0.0)))
  }

  @Test func theInfiniteRectangleMeetsEverythingButNothingness() {
    #expect(LayoutRect.infinite.intersects(.infinite))
    #expect(LayoutRect.infinite.intersects(.zero))
    #expect(LayoutRect.infinite.intersects(LayoutRect(1e300, -1e300, 0, 0)))
    #expect(!LayoutRect.infinite.intersects(.null))
    #expect(!LayoutRect.null.intersects(.null))
    #expect(!LayoutRect.infinite.intersects(LayoutRect(.nan, 0, 1, 1)))
  }

  @Test func windowsThatMeetNothingKnowIt() {
    #expect(QueryWindow(.null).isNowhere)
    #expect(QueryWindow(LayoutRect(0, .nan, 1, 1)).isNowhere)
    #expect(!QueryWindow(.zero).isNowhere)
    #expect(!QueryWindow(.infinite).isNowhere)
    #expect(!QueryWindow(LayoutRect(5, 5, -1, -1)).isNowhere)
  }

  @Test func predicateIsThatOfSharedPointsForAllSmallRectangles() {
    // On a grid of halves, two half-open spans share a point when they share one of the grid's.
    func covers(_ start: Double, _ length: Double, _ point: Double) -> Bool {
      let (low, extent) = length < 0 ? (start + length, -length) : (start, length)
      return extent == 0 ? point == low : low <= point && point < low + extent
    }
    let spans = (-2...2).flatMap { start in (-2...2).map { (Double(start), Double($0)) } }
    let points = stride(from: -4.5, through: 4.5, by: 0.5)
    for (startA, lengthA) in spans {
      for (startB, lengthB) in spans {
        let meets = points.contains { covers(startA, lengthA, $0) && covers(startB, lengthB, $0) }
        #expect(LayoutRect(startA, 0, lengthA, 1).intersects(LayoutRect(startB, 0, lengthB, 1)) == meets)
        #expect(LayoutRect(0, startA, 1, lengthA).intersects(LayoutRect(0, startB, 1, lengthB)) == meets)
      }
    }
  }

  /// Lengths of one decimal, so that edges are rounded, and sizes of either sign.
  @Test func meetingIsMutualAndTouchingIsNotMeeting() {
    let left = LayoutRect(-48.2, 0, -48.4, 1)
    let right = LayoutRect(-48.2, 0, 10, 1)
    #expect(!left.intersects(right) && !right.intersects(left))
    var numbers = SeededNumbers(seed: 8)
    func number() -> Double { Double(numbers.integer(-999...999)) / 10 }
    for _ in 0..<20_000 {
      let (a, b) = (LayoutRect(number(), 0, number(), 1), LayoutRect(number(), 0, number(), 1))
      if a.intersects(b) != b.intersects(a) { Issue.record("\(a), \(b)") }
      // Two that only touch at a: one on either side of it.
      let (before, behind) = (-number().magnitude, number().magnitude)
      for (a, b) in [
        (LayoutRect(a.x, 0, before, 1), LayoutRect(a.x, 0, behind, 1)),
        (LayoutRect(0, a.x, 1, before), LayoutRect(0, a.x, 1, behind)),
      ] where before != 0 && (a.intersects(b) || b.intersects(a)) {
        Issue.record("\(a) touches \(b)")
      }
    }
  }

  @Test func standardisedRectanglesCoverTheSameArea() {
    #expect(LayoutRect(5, 6, -2, -3).standardized == LayoutRect(3, 3, 2, 3))
    #expect(LayoutRect(5, 6, 2, -3).standardized == LayoutRect(5, 3, 2, 3))
    #expect(LayoutRect(5, 6, 2, 3).standardized == LayoutRect(5, 6, 2, 3))
    let rect = LayoutRect(5, 6, -2, -3)
    #expect([rect.minX, rect.maxX, rect.minY, rect.maxY, rect.midX, rect.midY] == [3, 5, 3, 6, 4, 4.5])
  }
}
