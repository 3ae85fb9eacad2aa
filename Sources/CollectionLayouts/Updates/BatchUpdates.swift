extension CollectionLayout {
  /// Changes the content, keeps the reader's place, and says what every element does.
  ///
  /// The content offset moves as ``ContentUpdate/anchoredContentOffset(_:from:to:)`` says. Arrangements go by
  /// section numbers: where a plan has one per section, set the plan that suits the new sections afterwards.
  /// When a change cannot be applied, nothing changes.
  ///
  /// - Parameter changes: The changes; each index means the content as it stands when its turn comes.
  /// - Returns: The transition from the old frames and visible rectangle to the new ones.
  /// - Complexity: That of applying the changes and of one prepare.
  @discardableResult
  public mutating func performBatchUpdates(
    _ changes: some Sequence<ContentChange>
  ) throws(ContentChangeError) -> LayoutTransition {
    let update = try content.applying(changes)
    let oldLayout = prepared
    let oldVisibleRect = visibleRect
    let oldPagingStart = pagingStart
    setContent(update.newContent, in: container)
    let newLayout = prepared
    let axis = container.axis
    let moved = { update.anchoredContentOffset($0, from: oldLayout, to: newLayout) }
    let offset = moved(oldVisibleRect.origin.main(axis))
    pagingStart = oldPagingStart.moved(by: moved)
    visibleRect = LayoutRect(
      origin: oldVisibleRect.origin.settingMain(offset, axis), size: oldVisibleRect.size)
    return LayoutTransition(
      update, from: oldLayout, showing: oldVisibleRect, to: newLayout, showing: visibleRect)
  }
}
