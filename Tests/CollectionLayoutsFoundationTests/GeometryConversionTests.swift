import CollectionLayouts
import CollectionLayoutsFoundation
import Foundation
import Testing

/// Geometry on its way to Core Graphics and back.
@Suite struct GeometryConversionTests {
  private static let odd: [Double] = [
    0, -0.0, 1.5, -7, .nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude,
  ]

  private func isSame(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern }

  @Test func pointsAndSizesKeepTheirNumbers() {
    for a in Self.odd {
      for b in Self.odd {
        let point = CGPoint(LayoutPoint(x: a, y: b))
        #expect(isSame(Double(point.x), a) && isSame(Double(point.y), b))
        #expect(isSame(LayoutPoint(point).x, a) && isSame(LayoutPoint(point).y, b))
        let size = CGSize(LayoutSize(width: a, height: b))
        #expect(isSame(Double(size.width), a) && isSame(Double(size.height), b))
        #expect(isSame(LayoutSize(size).width, a) && isSame(LayoutSize(size).height, b))
      }
    }
  }

  @Test func rectanglesKeepTheirNumbersWhateverTheyAre() {
    for a in Self.odd {
      for b in Self.odd {
        let given = LayoutRect(x: a, y: b, width: b, height: a)
        let rect = CGRect(given)
        #expect(isSame(Double(rect.origin.x), a) && isSame(Double(rect.origin.y), b))
        #expect(isSame(Double(rect.size.width), b) && isSame(Double(rect.size.height), a))
        let back = LayoutRect(rect)
        #expect(isSame(back.x, a) && isSame(back.y, b) && isSame(back.width, b) && isSame(back.height, a))
      }
    }
  }

  @Test func nullAndInfiniteRectanglesAreThoseOfCoreGraphics() {
    #expect(CGRect(LayoutRect.null).isNull && LayoutRect(CGRect.null).isNull)
    #expect(CGRect(LayoutRect.infinite) == .infinite && LayoutRect(CGRect.infinite) == .infinite)
    #expect(CGRect(LayoutRect.zero) == .zero && LayoutRect(CGRect.zero) == .zero)
  }

  @Test func negativeSizesAreNotTurnedAround() {
    let rect = CGRect(LayoutRect(x: 10, y: 20, width: -3, height: -4))
    #expect(rect.size == CGSize(width: -3, height: -4) && rect.minX == 7)
    #expect(LayoutRect(rect) == LayoutRect(x: 10, y: 20, width: -3, height: -4))
  }
}

/// Places of items on their way to index paths and back.
@Suite struct IndexPathConversionTests {
  @Test func theSectionComesBeforeTheItem() {
    #expect(IndexPath(ItemPath(item: 7, section: 2)) == [2, 7])
    #expect(ItemPath([2, 7]) == ItemPath(item: 7, section: 2))
  }

  @Test(arguments: [0, 1, 5, Int.max])
  func placesComeBackAsTheyWere(number: Int) {
    for other in [0, 3, Int.max] {
      let path = ItemPath(item: number, section: other)
      #expect(ItemPath(IndexPath(path)) == path)
    }
  }

  @Test(arguments: [[], [4], [1, 2, 3]] as [IndexPath])
  func indexPathsOfAnotherLengthNameNoItem(indexPath: IndexPath) {
    #expect(ItemPath(indexPath) == nil)
  }
}
