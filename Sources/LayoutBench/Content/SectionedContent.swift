import CollectionLayouts

extension CollectionContent {
  /// The items of one section dealt out to many of a fixed length, in order; the last may be shorter.
  ///
  /// - Parameters:
  ///   - itemsPerSection: The number of items in a section, at least 1.
  ///   - headerLength: The length of each section's header, in points.
  ///   - footerLength: The length of each section's footer, in points.
  ///   - hasBackground: Whether each section has a background.
  /// - Returns: The content; empty when there is no first section.
  /// - Complexity: O(*n*)
  func dividedIntoSections(
    of itemsPerSection: Int, headerLength: Double, footerLength: Double = 0, hasBackground: Bool = false
  ) -> CollectionContent {
    guard let items = sections.first?.items else { return self }
    let length = max(1, itemsPerSection)
    let starts = stride(from: 0, to: items.count, by: length)
    return CollectionContent(
      sections: starts.map { start in
        let end = min(start + length, items.count)
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
