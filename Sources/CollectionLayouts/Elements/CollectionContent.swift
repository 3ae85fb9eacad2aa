/// What is laid out: sections of items.
///
/// Positions of elements are numbers of 32 bits, so items, headers, footers and backgrounds may be
/// 2,147,483,647 together. Laying out more ends the program with a message; changes that lead to more items
/// throw.
public struct CollectionContent: Hashable, Sendable {
  public var sections: [Section]

  public init(sections: [Section]) {
    self.sections = sections
  }

  /// One section of items with the given natural sizes, in points.
  public init(_ sizes: [LayoutSize]) {
    self.init(sections: [Section(items: .each(sizes))])
  }

  /// One section of `count` equal items.
  public init(count: Int, itemSize: LayoutSize) {
    self.init(sections: [Section(items: .uniform(itemSize, count: count))])
  }

  /// No sections at all.
  public static let empty = CollectionContent(sections: [])

  /// The number of items over all sections; `Int.max` when there are more.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var itemCount: Int {
    sections.reduce(0) { sum, section in
      let (total, overflows) = sum.addingReportingOverflow(section.items.count)
      return overflows ? .max : total
    }
  }

  /// A section: items, and what stands around them.
  public struct Section: Hashable, Sendable {
    /// The items' natural sizes.
    public var items: ItemSizes
    /// The header's length along the scroll axis, in points; no header when it is not a positive number.
    public var headerLength: Double
    /// The footer's length along the scroll axis, in points; no footer when it is not a positive number.
    public var footerLength: Double
    /// Whether a decoration view stands behind the items, from the end of the header to the start of the
    /// footer. A section without items has none.
    public var hasBackground: Bool

    public init(
      items: ItemSizes, headerLength: Double = 0, footerLength: Double = 0, hasBackground: Bool = false
    ) {
      self.items = items
      self.headerLength = headerLength
      self.footerLength = footerLength
      self.hasBackground = hasBackground
    }
  }
}

/// The natural sizes of a section's items, in points.
public enum ItemSizes: Hashable, Sendable {
  /// All items have the same size. A negative count stands for 0.
  case uniform(LayoutSize, count: Int)
  /// One size per item.
  case each([LayoutSize])

  /// The number of items.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var count: Int {
    switch self {
    case .uniform(_, let count): max(0, count)
    case .each(let sizes): sizes.count
    }
  }

  /// The size of one item.
  ///
  /// - Parameter item: The item's number, `0 ..< count`.
  /// - Complexity: O(1)
  @inlinable
  public subscript(item: Int) -> LayoutSize {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    }
  }
}

extension CollectionContent {
  /// The items of all sections dealt out to sections of a fixed number of them, in order; the last may have
  /// fewer.
  ///
  /// - Parameters:
  ///   - itemsPerSection: The number of items in a section; fewer than one counts as one.
  ///   - headerLength: The length of each section's header along the scroll axis, in points.
  ///   - footerLength: The length of each section's footer along the scroll axis, in points.
  ///   - hasBackground: Whether each section has a background.
  /// - Complexity: O(*n*)
  public func dividedIntoSections(
    of itemsPerSection: Int, headerLength: Double = 0, footerLength: Double = 0, hasBackground: Bool = false
  ) -> CollectionContent {
    // Refuses more than can be laid out, before as many sections fill the memory.
    let count = ElementDirectory(self).itemCount
    let items: ItemSizes =
      sections.count == 1
      ? sections[0].items
      : .each(sections.flatMap { section in (0..<section.items.count).map { section.items[$0] } })
    let length = min(max(1, itemsPerSection), max(1, count))
    return CollectionContent(
      sections: stride(from: 0, to: count, by: length).map { start in
        let end = min(start + length, count)
        let part: ItemSizes =
          switch items {
          case .uniform(let size, _): .uniform(size, count: end - start)
          case .each(let sizes): .each(Array(sizes[start..<end]))
          }
        return Section(
          items: part, headerLength: headerLength, footerLength: footerLength, hasBackground: hasBackground)
      })
  }
}
