/// Elements look as they are laid out.
public struct NoEffect: ScrollEffect {
  @inlinable
  public init() {}

  @inlinable
  public var dependsOnScrolling: Bool { false }

  @inlinable
  public func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    ElementLook(frame: base, zIndex: element.kind.restingZIndex)
  }

  @inlinable
  public func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .zero }
}

extension ElementKind {
  /// The stacking order without an effect: backgrounds below cells, supplementary views above them.
  @inlinable
  public var restingZIndex: Int {
    switch self {
    case .item: 0
    case .header, .footer: 1
    case .background: -1
    }
  }
}
