/// The rule that gives every item of a section its base frame.
///
/// Rules are written once, for content that scrolls vertically: the main axis runs down, the cross axis to
/// the right. For content that scrolls horizontally the engine hands over sizes and insets with the axes
/// swapped and swaps the frames back.
///
/// The engine's own rules take what is not a positive finite number for a length of 0, and spacings and
/// insets that are not finite for 0: one NaN would otherwise leave no later item a place.
public protocol Arrangement: Sendable {
  /// Appends one frame per item, in item order.
  ///
  /// - Parameters:
  ///   - items: The items' natural sizes, with width across and height along the main axis.
  ///   - space: Where the frames go.
  ///   - frames: Receives exactly `items.count` frames whose sizes are not negative.
  /// - Returns: The extent of the section's body, insets included.
  func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent

  /// The size that the rule gives all items whatever the content says, or `nil` to take the content's sizes.
  ///
  /// - Parameter container: The container, axes as the user sees them.
  func itemSize(in container: Container) -> LayoutSize?

  /// The frame of the section's header, footer or background: the engine's, or one of the rule's own.
  ///
  /// Only the frame is the rule's: how much room header and footer take stays what the content says, and a
  /// pinned view is pinned along its section as always.
  ///
  /// - Parameters:
  ///   - kind: Which of the three.
  ///   - band: Where the engine puts it, right across the content, in points in the user's coordinates.
  func frame(of kind: ElementKind, insteadOf band: LayoutRect) -> LayoutRect

  /// Whether frames come out in the user's coordinates already, so that axes are not swapped back.
  var placesFramesItself: Bool { get }
}

extension Arrangement {
  public func itemSize(in container: Container) -> LayoutSize? { nil }
  public func frame(of kind: ElementKind, insteadOf band: LayoutRect) -> LayoutRect { band }
  public var placesFramesItself: Bool { false }
}

/// Where an arrangement puts its frames, in points, seen as vertical scrolling.
public struct ArrangementSpace: Hashable, Sendable {
  /// The extent of the container across the main axis.
  public var crossLength: Double
  /// The extent of the container along the main axis.
  public var mainLength: Double
  /// Where the section's body starts along the main axis; the top inset comes after it.
  public var mainStart: Double
  /// The scroll axis as the user sees it, for rules that differ by axis.
  public var axis: ScrollAxis
  /// Pixels per point to align column edges to; `nil` aligns nothing.
  public var pixelScale: Double?

  public init(
    crossLength: Double, mainLength: Double = 0, mainStart: Double = 0, axis: ScrollAxis = .vertical,
    pixelScale: Double? = nil
  ) {
    self.crossLength = crossLength
    self.mainLength = mainLength
    self.mainStart = mainStart
    self.axis = axis
    self.pixelScale = pixelScale
  }

  /// Insets given as the user sees them, turned to vertical scrolling; those that are not finite count as 0.
  public func oriented(_ insets: LayoutInsets) -> LayoutInsets {
    axis == .vertical ? insets.laidOut : insets.laidOut.transposed
  }

  /// The pixel edge nearest to a coordinate: `floor(v * scale + 0.5) / scale`, or `v` itself without a scale.
  public func aligned(_ value: Double) -> Double {
    guard let scale = pixelScale, scale > 0, scale.isFinite else { return value }
    return (value * scale + 0.5).rounded(.down) / scale
  }
}

/// How much room a section's body takes, in points, seen as vertical scrolling.
public struct ArrangedExtent: Hashable, Sendable {
  /// The extent along the main axis from the start of the body, both insets included. It may be negative when
  /// insets are.
  public var main: Double
  /// The extent across the main axis from 0.
  public var cross: Double

  public init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }
}

/// Where the size of items comes from.
public enum ItemSizing: Hashable, Sendable {
  /// From the content.
  case content
  /// The same for all, in points.
  case fixed(LayoutSize)
  /// A size in points drawn for a container of another size; it grows and shrinks with the container, width
  /// with width and height with height.
  case scaled(LayoutSize, designedFor: LayoutSize)

  /// The size of all items in a container, or `nil` when the content decides.
  public func size(in container: Container) -> LayoutSize? {
    switch self {
    case .content: nil
    case .fixed(let size): size
    case .scaled(let size, let reference):
      LayoutSize(
        width: size.width * container.size.width / reference.width,
        height: size.height * container.size.height / reference.height)
    }
  }
}

/// Which arrangement each section of the content has.
public enum ArrangementPlan: Sendable {
  /// All sections have the same.
  case same(any Arrangement)
  /// One per section; sections beyond the end have the last one.
  case perSection([any Arrangement])

  /// The arrangement of a section; a list where the plan names none.
  public func arrangement(forSection section: Int) -> any Arrangement {
    switch self {
    case .same(let arrangement): arrangement
    case .perSection(let arrangements):
      arrangements.isEmpty ? ListArrangement() : arrangements[min(section, arrangements.count - 1)]
    }
  }
}
