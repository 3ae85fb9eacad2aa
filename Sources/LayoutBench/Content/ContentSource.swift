import CollectionLayouts

/// What the items of a scenario are.
public enum ContentKind: String, Hashable, Sendable, CaseIterable {
  /// The sizes of published photographs: waterfall and flow.
  case photos
  /// Rows as high as text messages need: chat lists.
  case messages
  /// Items that are all alike: line, card and grid.
  case uniform
  /// Random heights between 80 and 320 points at a width of 130 points.
  case random
}

/// Makes item sizes for a number of items and a seed: the same ones every time, everywhere.
public enum ContentSource {
  /// The most items that are made at once; a larger count stands for this one.
  public static let maximumCount = 10_000_000

  /// Photographs in their natural pixel sizes, as a waterfall scales them itself.
  ///
  /// - Parameters:
  ///   - count: The number of items; negative counts stand for 0.
  ///   - seed: Chooses the order: all recorded photographs come once, in shuffled order, before one comes
  ///     again.
  /// - Returns: One size per item, in pixels.
  /// - Complexity: O(*count*)
  public static func photoSizes(count: Int, seed: UInt64) -> [LayoutSize] {
    cycled(RecordedContent.photoSizes, count: count, seed: seed)
  }

  /// Photographs scaled to one row height, as a flow wants them.
  ///
  /// - Parameters:
  ///   - count: The number of items; negative counts stand for 0.
  ///   - seed: Chooses the order, as in `photoSizes(count:seed:)`.
  ///   - height: The height of every item, in points.
  /// - Returns: One size per item, in points, in the photograph's proportions.
  /// - Complexity: O(*count*)
  public static func photoThumbnails(count: Int, seed: UInt64, height: Double = 120) -> [LayoutSize] {
    let scaled = RecordedContent.photoSizes.map {
      LayoutSize(width: height * $0.width / $0.height, height: height)
    }
    return cycled(scaled, count: count, seed: seed)
  }

  /// Rows as high as text messages need at a text width.
  ///
  /// - Parameters:
  ///   - count: The number of items; negative counts stand for 0.
  ///   - seed: Chooses the order: all recorded lengths come once, in shuffled order, before one comes again.
  ///   - textWidth: The width of a line of text, in points.
  /// - Returns: One size per item, in points: the text width, and 20 points per line of text with 12 above
  ///   and 12 below.
  /// - Complexity: O(*count*)
  public static func messageRows(count: Int, seed: UInt64, textWidth: Double = 290) -> [LayoutSize] {
    // A line takes at least one letter, and an empty text one line.
    let letters = textWidth > 0 ? max(1, (textWidth / letterWidth).rounded(.down)) : 1
    let rows = RecordedContent.messageLengths.map { length in
      let lines = max(1, (length / letters).rounded(.up))
      return LayoutSize(width: textWidth, height: 20 * lines + 2 * 12)
    }
    return cycled(rows, count: count, seed: seed)
  }

  /// Items 130 points wide with random heights: the content of the published comparison of layout engines.
  ///
  /// - Parameters:
  ///   - count: The number of items; negative counts stand for 0.
  ///   - seed: Where the sequence starts; 42 gives the numbers of the comparison.
  /// - Returns: One size per item, in points, with heights in `80 ..< 320`. Three columns in 390 points
  ///   without spacing keep the heights.
  /// - Complexity: O(*count*)
  public static func randomSizes(count: Int, seed: UInt64) -> [LayoutSize] {
    // Folded, so that seeds beyond 32 bits count too, and 42 stays 42.
    var state = UInt32(truncatingIfNeeded: seed ^ (seed >> 32))
    return (0..<clamped(count)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return LayoutSize(width: 130, height: 80 + 240 * (Double(state >> 8) * 0x1p-24))
    }
  }

  /// Items of one kind.
  ///
  /// - Parameters:
  ///   - kind: What the items are. Photographs come in their natural pixel sizes, messages at a text width of
  ///     290 points; for others call the function of that kind.
  ///   - count: The number of items, from 0 to `maximumCount`; others stand for the nearest of these.
  ///   - seed: Chooses order and random numbers.
  ///   - uniformSize: The size of `uniform` items, in points.
  /// - Complexity: O(*count*), O(1) for `uniform`.
  public static func items(
    _ kind: ContentKind, count: Int, seed: UInt64 = SeededGenerator.defaultSeed,
    uniformSize: LayoutSize = LayoutSize(width: 200, height: 200)
  ) -> ItemSizes {
    switch kind {
    case .photos: .each(photoSizes(count: count, seed: seed))
    case .messages: .each(messageRows(count: count, seed: seed))
    case .uniform: .uniform(uniformSize, count: clamped(count))
    case .random: .each(randomSizes(count: count, seed: seed))
    }
  }

  /// One section of items of one kind; the parameters are those of `items(_:count:seed:uniformSize:)`.
  ///
  /// - Complexity: O(*count*), O(1) for `uniform`.
  public static func content(
    _ kind: ContentKind, count: Int, seed: UInt64 = SeededGenerator.defaultSeed,
    uniformSize: LayoutSize = LayoutSize(width: 200, height: 200)
  ) -> CollectionContent {
    let items = items(kind, count: count, seed: seed, uniformSize: uniformSize)
    return CollectionContent(sections: [CollectionContent.Section(items: items)])
  }

  /// The width of an average letter, in points.
  private static let letterWidth = 7.5

  private static func clamped(_ count: Int) -> Int { min(max(0, count), maximumCount) }

  /// The sizes over and over, each time in another order.
  private static func cycled(_ sizes: [LayoutSize], count: Int, seed: UInt64) -> [LayoutSize] {
    let count = clamped(count)
    var generator = SeededGenerator(seed: seed)
    var cycle = sizes
    var result: [LayoutSize] = []
    result.reserveCapacity(count)
    while result.count < count && !cycle.isEmpty {
      cycle.shuffleRepeatably(using: &generator)
      result.append(contentsOf: cycle.prefix(count - result.count))
    }
    return result
  }
}
