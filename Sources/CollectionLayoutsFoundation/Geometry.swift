public import CollectionLayouts
public import Foundation

// Numbers go over as they are: null, infinite, negative and NaN rectangles stay what they are.

extension LayoutPoint {
  /// The point that Core Graphics calls a `CGPoint`.
  public init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutSize {
  /// The size that Core Graphics calls a `CGSize`.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  /// The rectangle that Core Graphics calls a `CGRect`, with its sizes as they were given.
  public init(_ rect: CGRect) {
    // `CGRect.width` is never negative, the size's is what was given.
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
  }
}

extension CGPoint {
  /// The same point for Core Graphics.
  public init(_ point: LayoutPoint) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension CGSize {
  /// The same size for Core Graphics.
  public init(_ size: LayoutSize) {
    self.init(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

extension CGRect {
  /// The same rectangle for Core Graphics.
  public init(_ rect: LayoutRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}
