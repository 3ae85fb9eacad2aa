/// Elements look as they are laid out.
public struct NoEffect: ScrollEffect {
  @inlinable
  public init() {}

  @inlinable
  public var dependsOnScrolling: Bool { false }

  @inlinable
  public func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    ElementLook(standing: element, at: base)
  }

  @inlinable
  public func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .zero }
}

extension ElementLook {
  /// The look of an element that no effect takes hold of.
  @inlinable
  init(standing element: ElementID, at base: LayoutRect) {
    self.init(standardized: base, zIndex: element.kind.restingZIndex)
  }
}

extension ElementKind {
  /// The stacking order without an effect: backgrounds below cells, supplementary views above them and above
  /// whatever level an effect lifts cells to. A pinned view lies one level higher.
  @inlinable
  public var restingZIndex: Int {
    switch self {
    case .item: 0
    case .header, .footer: 1000
    case .background: -1
    }
  }
}
