import Testing

@testable import CollectionLayouts

/// The reference's edge rule, worked by hand, and the engine's test against it on a small grid.
@Suite struct EdgeRuleTests {
  private static let frame = LayoutRect(x: 10, y: 10, width: 10, height: 10)

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  @Test func rectanglesThatMeetShareAPoint() {
    let meeting = [
      Self.frame, Self.rect(19, 19, 5, 5), Self.rect(0, 0, 11, 11), Self.rect(0, 0, 100, 100),
      Self.rect(12, 12, 0, 0), Self.rect(10, 10, 0, 0), Self.rect(25, 25, -10, -10), Self.rect(15, 0, 0, 50),
      .infinite,
    ]
    for rect in meeting { #expect(shareAPoint(Self.frame, rect), "\(rect)") }
  }

  @Test func rectanglesThatTouchOrAreNoneShareNoPoint() {
    let apart = [
      Self.rect(20, 10, 5, 5), Self.rect(5, 10, 5, 5), Self.rect(10, 20, 5, 5), Self.rect(20, 20, 5, 5),
      Self.rect(20, 15, 0, 0), Self.rect(15, 20, 0, 0), Self.rect(9, 9, 0, 0), .null,
      Self.rect(.nan, 10, 10, 10), Self.rect(10, .nan, 10, 10), Self.rect(10, 10, .nan, 10),
      Self.rect(10, 10, 10, .nan), Self.rect(.infinity, 10, 10, 10), Self.rect(30, 15, -10, 1),
    ]
    for rect in apart { #expect(!shareAPoint(Self.frame, rect), "\(rect)") }
  }

  /// All pairs of sides from 0...3 with lengths -2...2, on either axis, with the other axis meeting or apart.
  @Test func theEngineDecidesAsTheReferenceForEverySmallPair() {
    let sides = (0...3).flatMap { start in (-2...2).map { (Double(start), Double($0)) } }
    var meeting = 0
    for a in sides {
      for b in sides {
        for other in [0.0, 1, 5] {
          let first = Self.rect(a.0, 0, a.1, 5)
          let second = Self.rect(b.0, other, b.1, 5)
          let expected = shareAPoint(first, second)
          if expected { meeting += 1 }
          #expect(first.intersects(second) == expected, "\(first), \(second)")
          #expect(second.intersects(first) == expected, "\(second), \(first)")
          #expect(first.transposed.intersects(second.transposed) == expected, "\(first), \(second), turned")
        }
      }
    }
    #expect(meeting > 200)
  }
}
