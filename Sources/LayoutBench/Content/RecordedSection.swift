import CollectionLayouts

/// A section as it was seen in an app: the frames of its elements where they stood in the content.
struct RecordedSection: Arrangement, Hashable {
  var items: [LayoutRect] = []
  var header: LayoutRect?
  var footer: LayoutRect?
  var background: LayoutRect?

  var placesFramesItself: Bool { true }

  /// The frames of all elements, in points.
  var frames: [LayoutRect] { [header, footer, background].compactMap(\.self) + items }

  func frame(of kind: ElementKind, insteadOf band: LayoutRect) -> LayoutRect {
    switch kind {
    case .header: header ?? band
    case .footer: footer ?? band
    case .background: background ?? band
    case .item: band
    }
  }

  /// The extent leads to the last edge of the section's elements, or stays at the end of earlier sections
  /// that reach further.
  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo result: inout [LayoutRect]
  ) -> ArrangedExtent {
    let shown = self.items.prefix(items.count)
    result.append(contentsOf: shown)
    let around = shown.count < self.items.count ? [header] : [header, footer, background]
    var end = space.mainStart
    var cross = 0.0
    for frame in shown + around.compactMap(\.self) {
      end = max(end, space.axis == .horizontal ? frame.maxX : frame.maxY)
      cross = max(cross, space.axis == .horizontal ? frame.maxY : frame.maxX)
    }
    return ArrangedExtent(main: end - space.mainStart, cross: cross)
  }

  /// What the engine has to know to list the section's elements.
  ///
  /// - Parameter count: The number of items to take, the first ones. What closes the section is left out with
  ///   the others.
  func content(of count: Int) -> CollectionContent.Section {
    let isWhole = count >= items.count
    // The engine knows headers and footers by their lengths. These are so short that they move nothing.
    let presence = Double.leastNormalMagnitude
    return CollectionContent.Section(
      items: .uniform(.zero, count: min(count, items.count)), headerLength: header == nil ? 0 : presence,
      footerLength: footer == nil || !isWhole ? 0 : presence, hasBackground: background != nil && isWhole)
  }
}
