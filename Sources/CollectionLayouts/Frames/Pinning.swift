/// Which supplementary views stay at the edge of the visible bounds while their section is on screen.
///
/// A pinned header stands where it is laid out, or, when the start of the visible bounds has passed that, at
/// this start; the end of its section's items pushes it away. A pinned footer does the same at the other end.
/// Where they stand follows from the base frames and the visible rectangle alone, so scrolling never prepares
/// anew.
public struct Pinning: Hashable, Sendable {
  public var headers: Bool
  public var footers: Bool

  public init(headers: Bool = false, footers: Bool = false) {
    self.headers = headers
    self.footers = footers
  }

  /// Nothing is pinned.
  public static let none = Pinning()

  /// Whether anything is pinned.
  @inlinable
  public var isActive: Bool { headers || footers }
}

extension FrameTable {
  /// Where an element stands for a scroll position.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - base: Its base frame, in points.
  ///   - scene: What is visible.
  /// - Returns: The base frame, moved along the scroll axis where the element is pinned, and whether the
  ///   visible bounds have passed its natural place.
  /// - Complexity: O(1)
  @inlinable
  @inline(__always)
  func standing(
    _ element: ElementID, at base: LayoutRect, in scene: ScrollScene
  ) -> (frame: LayoutRect, isPinned: Bool) {
    guard element.kind != .item, pinning.isActive else { return (base, false) }
    return pinned(element, at: base, in: scene)
  }

  /// Whether an element does not stand where it is laid out, because it is pinned.
  ///
  /// - Complexity: O(1)
  func isPinned(_ element: ElementID, in scene: ScrollScene) -> Bool {
    guard let position = directory.position(of: element) else { return false }
    return standing(element, at: frames[position], in: scene).isPinned
  }

  @usableFromInline
  func pinned(
    _ element: ElementID, at base: LayoutRect, in scene: ScrollScene
  ) -> (frame: LayoutRect, isPinned: Bool) {
    let section = element.indexPath.section
    switch element.kind {
    case .header where pinning.headers:
      let span = sectionSpans[section]
      let edge = visibleStart(in: scene)
      guard edge > span.start else { return (base, false) }
      let place = max(span.start, min(edge, span.bodyEnd - base.mainLength(container.axis)))
      return (moved(base, to: place), true)
    case .footer where pinning.footers:
      let span = sectionSpans[section]
      let length = base.mainLength(container.axis)
      let edge = visibleEnd(in: scene)
      guard edge < span.bodyEnd + length else { return (base, false) }
      let place = min(span.bodyEnd, max(edge - length, span.headerEnd))
      return (moved(base, to: place), true)
    default:
      return (base, false)
    }
  }

  /// A frame that covers every place where an element may stand, for searching.
  ///
  /// Where a section's place or length is not finite, nothing stops a pinned view: it may stand anywhere.
  func travel(of element: ElementID, at base: LayoutRect) -> LayoutRect {
    let axis = container.axis
    let span = sectionSpans[element.indexPath.section]
    let length = base.mainLength(axis)
    var (start, end): (Double, Double)
    switch element.kind {
    case .header where pinning.headers:
      (start, end) = (span.start, span.bodyEnd)
      if end < start + length { end = start + length }
    case .footer where pinning.footers:
      (start, end) = (span.headerEnd, span.bodyEnd + length)
      if span.bodyEnd < start { start = span.bodyEnd }
    default: return base
    }
    // Not pinned, it stands where its arrangement put it, which need not be at the section.
    let natural = container.isReadFromRight ? contentSize.width - base.maxX : base.mainMinimum(axis)
    start = min(start, natural)
    end = max(end, natural + length)
    // Pinned frames and mirrored ones are computed in other steps, which round in other places.
    let slack = max(start.magnitude, end.magnitude, contentSize.mainLength(axis)) * 0x1p-44
    start -= slack
    end += slack
    let place = container.isReadFromRight ? contentSize.width - end : start
    guard place.isFinite, (end - start).isFinite else {
      return base.settingMain(-.greatestFiniteMagnitude, length: .infinity, axis)
    }
    return base.settingMain(place, length: end - start, axis)
  }

  /// Base frames, with pinned elements' frames grown to all places where they may stand.
  var searchFrames: [LayoutRect] {
    guard pinning.isActive else { return frames }
    var result = frames
    for number in directory.sections.indices {
      for element in [ElementID.header(section: number), .footer(section: number)] {
        guard let position = directory.position(of: element) else { continue }
        result[position] = travel(of: element, at: frames[position])
      }
    }
    return result
  }

  /// Where the visible bounds start along the scroll axis, behind the content inset; as section spans are,
  /// before mirroring.
  private func visibleStart(in scene: ScrollScene) -> Double {
    let insets = container.contentInsets
    if container.axis == .vertical { return scene.visibleRect.minY + insets.top }
    return container.isReadFromRight
      ? contentSize.width - (scene.visibleRect.maxX - insets.right)
      : scene.visibleRect.minX + insets.left
  }

  private func visibleEnd(in scene: ScrollScene) -> Double {
    let insets = container.contentInsets
    if container.axis == .vertical { return scene.visibleRect.maxY - insets.bottom }
    return container.isReadFromRight
      ? contentSize.width - (scene.visibleRect.minX + insets.left)
      : scene.visibleRect.maxX - insets.right
  }

  /// A frame moved to a place along the scroll axis, given before mirroring.
  private func moved(_ frame: LayoutRect, to place: Double) -> LayoutRect {
    frame.settingMainMinimum(
      container.isReadFromRight ? contentSize.width - place - frame.width : place, container.axis)
  }
}
