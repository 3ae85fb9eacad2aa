/// One transform per item, whatever is visible: for free-form frames that are turned or scaled for good.
public struct FixedTransforms: ScrollEffect {
  @usableFromInline let transforms: [Transform3D?]
  @usableFromInline let section: Int
  @usableFromInline let bound: Transform3D?

  /// Transforms the items of one section.
  ///
  /// - Parameters:
  ///   - transforms: One transform per item, `nil` for none; items beyond the end have none.
  ///   - section: The section that they belong to.
  public init(_ transforms: [Transform3D?], section: Int = 0) {
    self.transforms = transforms
    self.section = section
    self.bound = Self.bound(of: transforms)
  }

  @inlinable
  public var dependsOnScrolling: Bool { false }

  @inlinable
  public func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    guard element.kind == .item, element.indexPath.section == section,
      element.indexPath.item < transforms.count, let transform = transforms[element.indexPath.item]
    else { return ElementLook(standing: element, at: base) }
    return ElementLook(transforming: base, by: transform)
  }

  /// What the largest matrix entries allow; unlimited as soon as one transform has perspective.
  @inlinable
  public func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach {
    guard let bound else { return .unlimited }
    return Reach(
      x: bound.m11 * largest.width / 2 + bound.m21 * largest.height / 2 + bound.m41,
      y: bound.m12 * largest.width / 2 + bound.m22 * largest.height / 2 + bound.m42)
  }

  /// The largest magnitudes over all transforms, when none has perspective.
  private static func bound(of transforms: [Transform3D?]) -> Transform3D? {
    var bound = Transform3D.scale(x: 0, y: 0)
    for case let transform? in transforms {
      guard transform.m14 == 0, transform.m24 == 0, transform.m44 == 1 else { return nil }
      bound.m11 = max(bound.m11, transform.m11.magnitude)
      bound.m12 = max(bound.m12, transform.m12.magnitude)
      bound.m21 = max(bound.m21, transform.m21.magnitude)
      bound.m22 = max(bound.m22, transform.m22.magnitude)
      bound.m41 = max(bound.m41, transform.m41.magnitude)
      bound.m42 = max(bound.m42, transform.m42.magnitude)
    }
    return bound
  }
}
