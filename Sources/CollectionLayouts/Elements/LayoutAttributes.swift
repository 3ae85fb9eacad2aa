/// Where one element stands and how it looks, for one visible rectangle.
///
/// A value: changing what a query returned changes nothing in the layout.
public struct LayoutAttributes: Hashable, Sendable {
  /// Which element this is.
  public var elementID: ElementID
  /// Where the element stands before its transform, in points of the content; a pinned view stands where it
  /// is pinned.
  public var baseFrame: LayoutRect
  /// The displayed frame, in points: the bounding box of the element under its transform.
  public var frame: LayoutRect
  /// The stacking order; higher is nearer to the viewer.
  public var zIndex: Int
  /// The opacity, 0 to 1.
  public var alpha: Double
  /// The transform about the middle of the element; the identity where no effect applies.
  public var transform3D: Transform3D

  @inlinable
  public init(elementID: ElementID, baseFrame: LayoutRect, look: ElementLook) {
    self.elementID = elementID
    self.baseFrame = baseFrame
    self.frame = look.frame
    self.zIndex = look.zIndex
    self.alpha = look.alpha
    self.transform3D = look.transform3D
  }

  /// The attributes of an element that stands where it is laid out and that no effect takes hold of.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - frame: Its frame, in points; negative sizes are standardised.
  @inlinable
  public init(standing element: ElementID, at frame: LayoutRect) {
    let base = frame.standardized
    self.init(elementID: element, baseFrame: base, look: ElementLook(standing: element, at: base))
  }

  /// The element's section and item.
  @inlinable
  public var indexPath: ItemPath { elementID.indexPath }

  /// The middle of the base frame, about which the transform turns, in points.
  @inlinable
  public var center: LayoutPoint { LayoutPoint(x: baseFrame.midX, y: baseFrame.midY) }

  /// The untransformed size, in points.
  @inlinable
  public var size: LayoutSize { baseFrame.size }
}

/// How an element looks under an effect.
public struct ElementLook: Hashable, Sendable {
  /// The displayed frame, in points of the content. Negative sizes are standardised, as those of base frames
  /// are.
  public var frame: LayoutRect {
    didSet { frame = frame.standardized }
  }
  /// The transform about the middle of the base frame.
  public var transform3D: Transform3D
  /// The stacking order; higher is nearer to the viewer.
  public var zIndex: Int
  /// The opacity, 0 to 1.
  public var alpha: Double

  @inlinable
  public init(frame: LayoutRect, transform3D: Transform3D = Transform3D(), zIndex: Int = 0, alpha: Double = 1)
  {
    self.init(standardized: frame.standardized, transform3D: transform3D, zIndex: zIndex, alpha: alpha)
  }

  /// The look of an element whose frame is known to have no negative size.
  @inlinable
  init(
    standardized frame: LayoutRect, transform3D: Transform3D = Transform3D(), zIndex: Int, alpha: Double = 1
  ) {
    self.frame = frame
    self.transform3D = transform3D
    self.zIndex = zIndex
    self.alpha = alpha
  }

  /// The look of an element under a transform: its frame is the bounding box of the projected corners.
  @inlinable
  public init(transforming base: LayoutRect, by transform: Transform3D, zIndex: Int = 0, alpha: Double = 1) {
    self.init(
      standardized: transform.boundingBox(of: base), transform3D: transform, zIndex: zIndex, alpha: alpha)
  }
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
