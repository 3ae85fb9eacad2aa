/// From where to where every element goes when content changes: what an animation of the change needs.
///
/// Frames are where elements stand for what is visible before and after: base frames, and for pinned views
/// the place where they are pinned. No effect is in them.
public struct LayoutTransition: Sendable {
  /// Which elements are the same.
  public let update: ContentUpdate
  /// The layout before.
  public let oldLayout: PreparedLayout
  /// The layout after.
  public let newLayout: PreparedLayout
  /// What is visible before, in points.
  public let oldVisibleRect: LayoutRect
  /// What is visible after, in points.
  public let newVisibleRect: LayoutRect

  /// - Parameters:
  ///   - update: The change of content.
  ///   - oldLayout: The old content, prepared. Elements that it lacks are taken to be new.
  ///   - oldVisibleRect: What is visible before the change, in points.
  ///   - newLayout: The new content, prepared. Elements that it lacks are taken to be gone.
  ///   - newVisibleRect: What is visible after the change, in points.
  public init(
    _ update: ContentUpdate, from oldLayout: PreparedLayout, showing oldVisibleRect: LayoutRect,
    to newLayout: PreparedLayout, showing newVisibleRect: LayoutRect
  ) {
    self.update = update
    self.oldLayout = oldLayout
    self.newLayout = newLayout
    self.oldVisibleRect = oldVisibleRect
    self.newVisibleRect = newVisibleRect
  }
}

/// What one element does when content changes.
public enum ElementTransition: Hashable, Sendable {
  /// It was there, and still is.
  case surviving(from: Place, to: Place, isReloaded: Bool)
  /// It is new.
  case appearing(at: Place)
  /// It is gone.
  case disappearing(from: Place)

  /// What an element is called, and where it stands, on one side of a change.
  public struct Place: Hashable, Sendable {
    public var elementID: ElementID
    /// In points.
    public var frame: LayoutRect

    public init(elementID: ElementID, frame: LayoutRect) {
      self.elementID = elementID
      self.frame = frame
    }
  }

  /// The element before the change, or `nil` for one that is new.
  public var old: Place? {
    switch self {
    case .surviving(let place, _, _), .disappearing(let place): place
    case .appearing: nil
    }
  }

  /// The element after the change, or `nil` for one that is gone.
  public var new: Place? {
    switch self {
    case .surviving(_, let place, _), .appearing(let place): place
    case .disappearing: nil
    }
  }
}

// MARK: - Questions

extension LayoutTransition {
  /// What an element of the old content does, or `nil` when there is no such element.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func transition(ofOld element: ElementID) -> ElementTransition? {
    let transition = transition(from: element, to: update.newElement(forOld: element))
    return transition?.old == nil ? nil : transition
  }

  /// What an element of the new content does, or `nil` when there is no such element.
  ///
  /// - Complexity: O(log *c* + log *s*) after *c* changes, for *s* sections.
  public func transition(ofNew element: ElementID) -> ElementTransition? {
    let transition = transition(from: update.oldElement(forNew: element), to: element)
    return transition?.new == nil ? nil : transition
  }

  private func transition(from old: ElementID?, to new: ElementID?) -> ElementTransition? {
    let old = old.flatMap { oldLayout.place(of: $0, showing: oldVisibleRect) }
    let new = new.flatMap { newLayout.place(of: $0, showing: newVisibleRect) }
    switch (old, new) {
    case (let old?, let new?):
      return .surviving(from: old, to: new, isReloaded: update.isReloaded(new.elementID))
    case (let old?, nil): return .disappearing(from: old)
    case (nil, let new?): return .appearing(at: new)
    case (nil, nil): return nil
    }
  }

  /// What every element does: those of the old content in their order, then the appearing ones in theirs.
  ///
  /// - Complexity: O(*n* (log *c* + log *s*)) for *n* elements, after *c* changes, for *s* sections.
  public var elements: [ElementTransition] {
    let (old, new) = (oldLayout.table.directory, newLayout.table.directory)
    let leaving = (0..<old.elementCount).compactMap { transition(ofOld: old.element(at: $0)) }
    let coming = (0..<new.elementCount).compactMap { transition(ofNew: new.element(at: $0)) }
    return leaving + coming.filter { $0.old == nil }
  }

  /// What the elements do that stand in a rectangle before the change or in one after it: those of the first
  /// in their old order, then the rest of the second in their new order, each once.
  ///
  /// - Parameters:
  ///   - oldRect: A rectangle in the old content, in points; edges are half open.
  ///   - newRect: A rectangle in the new content, in points; edges are half open.
  /// - Complexity: That of two rect queries, and O(log *c* + log *s*) per element found.
  public func elements(before oldRect: LayoutRect, after newRect: LayoutRect) -> [ElementTransition] {
    var result: [ElementTransition] = []
    let oldWindow = QueryWindow(oldRect)
    let newWindow = QueryWindow(newRect)
    // The windows are tested here too: one strategy returns every element.
    oldLayout.forEachElement(in: oldRect, visibleRect: oldVisibleRect) { attributes, _ in
      guard oldWindow.meets(attributes.baseFrame) else { return }
      if let entry = transition(ofOld: attributes.elementID) { result.append(entry) }
    }
    newLayout.forEachElement(in: newRect, visibleRect: newVisibleRect) { attributes, _ in
      guard newWindow.meets(attributes.baseFrame) else { return }
      guard let entry = transition(ofNew: attributes.elementID) else { return }
      if let old = entry.old, oldWindow.meets(old.frame) { return }
      result.append(entry)
    }
    return result
  }

  /// What the elements do that are visible before or after the change.
  ///
  /// - Complexity: That of two rect queries, and O(log *c* + log *s*) per element found.
  public var visibleElements: [ElementTransition] {
    elements(before: oldVisibleRect, after: newVisibleRect)
  }
}

extension PreparedLayout {
  /// Where an element stands without any effect.
  fileprivate func place(of element: ElementID, showing visibleRect: LayoutRect) -> ElementTransition.Place? {
    attributes(of: element, in: scene(showing: visibleRect), effect: NoEffect()).map {
      ElementTransition.Place(elementID: element, frame: $0.baseFrame)
    }
  }
}
