/// The direction in which content scrolls.
///
/// Positions along the axis are called *main*, those across it *cross*.
public enum ScrollAxis: String, Hashable, Sendable, CaseIterable {
  case vertical
  case horizontal
}

extension LayoutRect {
  /// The leading edge along `axis`, in points.
  @inlinable
  func mainMinimum(_ axis: ScrollAxis) -> Double { axis == .vertical ? y : x }

  /// The extent along `axis`, in points.
  @inlinable
  func mainLength(_ axis: ScrollAxis) -> Double { axis == .vertical ? height : width }

  /// The middle along `axis`, in points.
  @inlinable
  func mainMiddle(_ axis: ScrollAxis) -> Double {
    axis == .vertical ? y + height / 2 : x + width / 2
  }

  /// The rectangle with its leading edge along `axis` replaced.
  @inlinable
  func settingMainMinimum(_ value: Double, _ axis: ScrollAxis) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: x, y: value, width: width, height: height)
      : LayoutRect(x: value, y: y, width: width, height: height)
  }

  /// The rectangle with its leading edge and its extent along `axis` replaced.
  @inlinable
  func settingMain(_ minimum: Double, length: Double, _ axis: ScrollAxis) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: x, y: minimum, width: width, height: length)
      : LayoutRect(x: minimum, y: y, width: length, height: height)
  }

  /// The same rectangle with x and y, width and height swapped.
  @inlinable
  var transposed: LayoutRect { LayoutRect(x: y, y: x, width: height, height: width) }
}

extension LayoutSize {
  /// The extent along `axis`, in points.
  @inlinable
  func mainLength(_ axis: ScrollAxis) -> Double { axis == .vertical ? height : width }

  /// The extent across `axis`, in points.
  @inlinable
  func crossLength(_ axis: ScrollAxis) -> Double { axis == .vertical ? width : height }
}

extension LayoutPoint {
  /// The coordinate along `axis`, in points.
  @inlinable
  func main(_ axis: ScrollAxis) -> Double { axis == .vertical ? y : x }

  /// The point with its coordinate along `axis` replaced.
  @inlinable
  func settingMain(_ value: Double, _ axis: ScrollAxis) -> LayoutPoint {
    axis == .vertical ? LayoutPoint(x: x, y: value) : LayoutPoint(x: value, y: y)
  }
}
