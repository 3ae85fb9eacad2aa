/// Items near the middle of the visible rectangle stand out: the line layout of Apple's sample.
///
/// With d the distance of an item's middle from the visible middle along the scroll axis, an item within the
/// active distance is scaled in x and y by `1 + zoomFactor * (1 - |d| / activeDistance)`, and lies the higher
/// the nearer it is, so that it covers its neighbours. Headers, footers and backgrounds stay as they are.
public struct ZoomEffect: ScrollEffect, Hashable {
  /// The distance in points at which the zoom ends; with 0 or less nothing zooms.
  public var activeDistance: Double
  /// What is added to the scale in the middle: 0.3 shows the middle item at 1.3 times its size.
  public var zoomFactor: Double

  /// A zoom with the numbers of Apple's sample by default.
  @inlinable
  public init(activeDistance: Double = 200, zoomFactor: Double = 0.3) {
    self.activeDistance = activeDistance
    self.zoomFactor = zoomFactor
  }

  /// The scale of an item whose middle is `distance` points from the visible middle.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func scale(atDistance distance: Double) -> Double {
    1 + zoomFactor * nearness(atDistance: distance)
  }

  /// The stacking order of an item whose middle is `distance` points from the visible middle: from 100 in the
  /// middle to 0 at the active distance and beyond.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func zIndex(atDistance distance: Double) -> Int {
    Int(100 * nearness(atDistance: distance) + 0.5)
  }

  /// 1 in the middle, 0 at the active distance and beyond.
  @inlinable
  func nearness(atDistance distance: Double) -> Double {
    distance.magnitude < activeDistance ? 1 - distance.magnitude / activeDistance : 0
  }

  @inlinable
  public var dependsOnScrolling: Bool { true }

  @inlinable
  @inline(__always)
  public func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    let distance = scene.distance(of: base).magnitude
    guard distance < activeDistance, element.kind == .item else {
      return ElementLook(standing: element, at: base)
    }
    let zIndex = zIndex(atDistance: distance)
    let scale = scale(atDistance: distance)
    guard scale != 1 else { return ElementLook(standardized: base, zIndex: zIndex) }
    let halfWidth = base.width / 2 * scale.magnitude
    let halfHeight = base.height / 2 * scale.magnitude
    return ElementLook(
      standardized: LayoutRect(
        x: base.midX - halfWidth, y: base.midY - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight),
      transform3D: .scale(x: scale, y: scale), zIndex: zIndex)
  }

  /// Half of what the largest element grows by at the largest scale.
  @inlinable
  public func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach {
    // Between 1 and 1 + zoomFactor; a factor below -2 shows elements mirrored and larger.
    let growth = max(0, (1 + zoomFactor).magnitude - 1)
    return Reach(x: largest.width / 2 * growth, y: largest.height / 2 * growth)
  }
}
