import TestSupport

@testable import CollectionLayouts

/// What the sizes of a section's items have in common.
enum ContentKind: String, CaseIterable {
  case empty, equal, ordinary, wild, oneGiant, zeroLengths, ties, hostile
}

extension SeededNumbers {
  /// Sections of different kinds; a large content has thousands of items in one of them.
  mutating func content(isLarge: Bool) -> (content: CollectionContent, kinds: [ContentKind]) {
    let count = happens(0.03) ? 0 : integer(1...6)
    let largeSection = isLarge ? integer(0...max(0, count - 1)) : -1
    var kinds: [ContentKind] = []
    var sections: [CollectionContent.Section] = []
    for number in 0..<count {
      let kind =
        number == largeSection ? pick([.equal, .wild, .oneGiant, .ties]) : pick(ContentKind.allCases)
      let items = number == largeSection ? integer(1_000...4_000) : integer(1...14)
      kinds.append(kind)
      sections.append(
        CollectionContent.Section(
          items: self.items(kind, count: items), headerLength: supplementaryLength(),
          footerLength: supplementaryLength(), hasBackground: happens(0.3)))
    }
    return (CollectionContent(sections: sections), kinds)
  }

  private mutating func supplementaryLength() -> Double {
    switch integer(0...9) {
    case 0...4: 0
    case 5: pick([-10, .nan, .infinity])
    default: length(1...60)
    }
  }

  private mutating func items(_ kind: ContentKind, count: Int) -> ItemSizes {
    switch kind {
    case .empty: return happens(0.5) ? .each([]) : .uniform(size(1...50), count: -1)
    case .equal: return .uniform(size(1...150), count: count)
    case .ordinary: return .each((0..<count).map { _ in size(10...150) })
    case .wild: return .each((0..<count).map { _ in wildSize() })
    case .oneGiant:
      var sizes = (0..<count).map { _ in size(20...90) }
      let giant = length(5_000...1_000_000)
      sizes[integer(0...count - 1)] = pick([
        LayoutSize(width: 60, height: giant), LayoutSize(width: giant, height: 60),
        LayoutSize(width: giant, height: giant),
      ])
      return .each(sizes)
    case .zeroLengths:
      return .each(
        (0..<count).map { _ in
          LayoutSize(width: happens(0.5) ? 0 : length(1...90), height: happens(0.7) ? 0 : length(1...90))
        })
    case .ties:
      let choices = [
        LayoutSize(width: 40, height: 40), LayoutSize(width: 40, height: 80),
        LayoutSize(width: 40, height: 0),
      ]
      return .each((0..<count).map { _ in pick(choices) })
    case .hostile: return .each((0..<count).map { _ in hostileSize() })
    }
  }

  /// Sides from 1 to 10⁶, each order of magnitude as likely as the others.
  private mutating func wildSize() -> LayoutSize {
    let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000]
    return LayoutSize(width: length(1...10) * pick(powers), height: length(1...10) * pick(powers))
  }

  private mutating func hostileSize() -> LayoutSize {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, -40, 0, -0.0, .leastNonzeroMagnitude, 1e308, 1e16, 30, 60,
    ]
    return LayoutSize(width: pick(odd), height: pick(odd))
  }
}
