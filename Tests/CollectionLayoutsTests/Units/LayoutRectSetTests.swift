import TestSupport
import Testing

@testable import CollectionLayouts

/// Rectangles moved, inset, joined, cut, and asked what they contain.
@Suite struct LayoutRectSetTests {
  private let rect = LayoutRect(10, 20, 30, 40)

  @Test func originAndSizeCanBeSet() {
    var rect = rect
    rect.origin.x += 5
    rect.origin = LayoutPoint(x: rect.origin.x, y: 1)
    rect.size.height = 7
    #expect(rect == LayoutRect(15, 1, 30, 7))
    rect.size = LayoutSize(2, 3)
    #expect(rect == LayoutRect(15, 1, 2, 3))
  }

  @Test func movingKeepsTheSize() {
    #expect(rect.offsetBy(dx: -15, dy: 5) == LayoutRect(-5, 25, 30, 40))
    #expect(LayoutRect(1, 2, -3, -4).offsetBy(dx: 1, dy: 1) == LayoutRect(2, 3, -3, -4))
    #expect(LayoutRect.null.offsetBy(dx: 5, dy: 5).isNull)
    #expect(LayoutRect.infinite.offsetBy(dx: 500, dy: -500) == .infinite)
  }

  @Test func insetsReachInwardsFromEverySide() {
    #expect(rect.insetBy(dx: 5, dy: 10) == LayoutRect(15, 30, 20, 20))
    #expect(rect.insetBy(dx: -5, dy: 0) == LayoutRect(5, 20, 40, 40))
    #expect(rect.insetBy(dx: 15, dy: 20) == LayoutRect(25, 40, 0, 0))
    #expect(rect.insetBy(dx: 16, dy: 0).isNull && rect.insetBy(dx: 0, dy: 21).isNull)
    #expect(rect.inset(by: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)) == LayoutRect(12, 21, 24, 36))
    #expect(LayoutRect(40, 60, -30, -40).insetBy(dx: 5, dy: 10) == LayoutRect(15, 30, 20, 20))
    #expect(LayoutRect.null.insetBy(dx: -5, dy: -5).isNull)
    #expect(LayoutRect.infinite.insetBy(dx: 100, dy: 100) == .infinite)
  }

  @Test func pointsOnLowerEdgesAreContainedAndThoseOnUpperOnesAreNot() {
    for (x, y, isInside) in [
      (10, 20, true), (39.9, 59.9, true), (25, 40, true), (40, 30, false), (20, 60, false), (9.9, 30, false),
      (.nan, 30, false), (20, .infinity, false),
    ] {
      #expect(rect.contains(LayoutPoint(x: x, y: y)) == isInside, "\(x), \(y)")
      #expect(LayoutRect(40, 60, -30, -40).contains(LayoutPoint(x: x, y: y)) == isInside)
    }
    #expect(LayoutRect(5, 5, 0, 0).contains(LayoutPoint(x: 5, y: 5)))
    #expect(LayoutRect.infinite.contains(LayoutPoint(x: 1e300, y: -1e300)))
    #expect(!LayoutRect.null.contains(LayoutPoint(x: 0, y: 0)))
  }

  @Test func rectanglesContainTheirPartsAndNothing() {
    #expect(rect.contains(rect) && rect.contains(LayoutRect(11, 21, 5, 5)) && rect.contains(.null))
    #expect(rect.contains(LayoutRect(40, 60, -30, -40)) && rect.contains(LayoutRect(10, 20, 0, 0)))
    #expect(LayoutRect.infinite.contains(rect) && LayoutRect.infinite.contains(.infinite))
    for outside in [
      LayoutRect(9, 20, 30, 40), LayoutRect(10, 20, 31, 40), LayoutRect(40, 30, 0, 0), .infinite,
      LayoutRect(.nan, 20, 1, 1),
    ] {
      #expect(!rect.contains(outside), "\(outside)")
    }
    #expect(!LayoutRect.null.contains(rect) && LayoutRect.null.contains(.null))
  }

  @Test func emptinessIsHavingNoArea() {
    #expect(LayoutRect.zero.isEmpty && LayoutRect.null.isEmpty && LayoutRect(0, 0, 5, 0).isEmpty)
    #expect(!rect.isEmpty && !LayoutRect.infinite.isEmpty && !LayoutRect(0, 0, -1, -1).isEmpty)
    #expect(LayoutRect.infinite.isInfinite && !rect.isInfinite)
  }

  @Test func joiningAddsNothingToWhatHasNoPoints() {
    #expect(rect.union(LayoutRect(0, 50, 20, 30)) == LayoutRect(0, 20, 40, 60))
    #expect(rect.union(LayoutRect(100, 100, -5, -5)) == LayoutRect(10, 20, 90, 80))
    #expect(rect.union(.null) == rect && LayoutRect.null.union(rect) == rect)
    #expect(LayoutRect.null.union(.null).isNull)
    #expect(rect.union(LayoutRect(0, .nan, 1, 1)) == rect)
    #expect(rect.union(.infinite) == .infinite && LayoutRect.infinite.union(rect) == .infinite)
    #expect(rect.union(LayoutRect(0, 0, 0, 0)) == LayoutRect(0, 0, 40, 60))
  }

  @Test func whatOnlyTouchesHasNoIntersection() {
    #expect(rect.intersection(LayoutRect(0, 50, 20, 30)) == LayoutRect(10, 50, 10, 10))
    #expect(rect.intersection(LayoutRect(40, 20, 5, 5)).isNull && rect.intersection(.null).isNull)
    #expect(rect.intersection(LayoutRect(15, 0, 0, 100)) == LayoutRect(15, 20, 0, 40))
    #expect(rect.intersection(.infinite) == rect && LayoutRect.infinite.intersection(rect) == rect)
    #expect(LayoutRect.infinite.intersection(.infinite) == .infinite)
    #expect(rect.intersection(LayoutRect(.nan, 0, 100, 100)).isNull)
  }

  /// Numbers of one decimal, so that edges are rounded.
  @Test func unionsHoldBothAndIntersectionsLieInBoth() {
    var numbers = SeededNumbers(seed: 21)
    func number() -> Double { Double(numbers.integer(-999...999)) / 10 }
    for _ in 0..<20_000 {
      let a = LayoutRect(number(), number(), number(), number())
      let b = LayoutRect(number(), number(), number() * 1e6, number())
      let (union, shared) = (a.union(b), a.intersection(b))
      let isRight =
        (a.isEmpty || union.contains(a)) && (b.isEmpty || union.contains(b)) && union == b.union(a)
        && union.minX == min(a.minX, b.minX) && union.minY == min(a.minY, b.minY)
        && union.maxX >= max(a.maxX, b.maxX) && union.maxY >= max(a.maxY, b.maxY) && a.contains(shared)
        && b.contains(shared) && shared == b.intersection(a) && shared.isNull != a.intersects(b)
      if !isRight { Issue.record("\(a) and \(b): \(union), \(shared)") }
    }
  }
}
