/// Items side by side in lines that break when they are full, as UIKit's flow layout does.
///
/// An item joins a line when it fits with a tolerance of 1e-6 points; the first item of a line always fits,
/// and no size is changed. Scrolling vertically lines are rows, scrolling horizontally they are columns.
public struct FlowArrangement: Arrangement, Hashable {
  /// Where items stand across their line.
  public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the start of the line.
    case leading
    /// In the middle of the line.
    case center
  }

  /// How a line uses the room that its items leave.
  public enum Justification: String, Hashable, Sendable, CaseIterable {
    /// Items stay together at the start.
    case leading
    /// Every line but the last that has two items or more spreads its slack evenly between them.
    case between
  }

  public var itemSizing: ItemSizing
  /// The gap between items of a line, in points.
  public var interitemSpacing: Double
  /// The gap between lines, in points.
  public var lineSpacing: Double
  public var insets: LayoutInsets
  public var lineAlignment: LineAlignment
  public var justification: Justification

  public init(
    itemSizing: ItemSizing = .content, interitemSpacing: Double = 0, lineSpacing: Double = 0,
    insets: LayoutInsets = .zero, lineAlignment: LineAlignment = .leading,
    justification: Justification = .leading
  ) {
    self.itemSizing = itemSizing
    self.interitemSpacing = interitemSpacing
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.lineAlignment = lineAlignment
    self.justification = justification
  }

  public func itemSize(in container: Container) -> LayoutSize? { itemSizing.size(in: container) }

  /// The slack in points within which an item still fits a line, so that sums of fractions do not break it.
  static let fitTolerance = 1e-6

  /// - Complexity: O(*n*)
  public func arrange(
    _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let insets = space.oriented(self.insets)
    let interitemSpacing = self.interitemSpacing.laidOutGap
    let lineSpacing = self.lineSpacing.laidOutGap
    let available = space.crossLength - insets.left - insets.right
    let count = items.count
    var y = space.mainStart + insets.top
    var lineStart = 0
    while lineStart < count {
      // Measure the line…
      var used = 0.0
      var lineHeight = 0.0
      var sumOfWidths = 0.0
      var lineEnd = lineStart
      while lineEnd < count {
        let width = items[lineEnd].width.laidOutLength
        let withItem = lineEnd == lineStart ? width : used + interitemSpacing + width
        if lineEnd > lineStart && withItem > available + Self.fitTolerance { break }
        used = withItem
        sumOfWidths += width
        lineHeight = max(lineHeight, items[lineEnd].height.laidOutLength)
        lineEnd += 1
      }
      // … then place it.
      var gap = interitemSpacing
      if justification == .between && lineEnd < count && lineEnd - lineStart >= 2 {
        gap = max(gap, (available - sumOfWidths) / Double(lineEnd - lineStart - 1))
      }
      var x = insets.left
      for item in lineStart..<lineEnd {
        let width = items[item].width.laidOutLength
        let height = items[item].height.laidOutLength
        let drop = lineAlignment == .center ? (lineHeight - height) / 2 : 0
        frames.append(LayoutRect(x: x, y: y + drop, width: width, height: height))
        x += width + gap
      }
      y += lineHeight
      lineStart = lineEnd
      if lineStart < count { y += lineSpacing }
    }
    return ArrangedExtent(main: y + insets.bottom - space.mainStart, cross: space.crossLength)
  }
}

extension CollectionLayout {
  /// Items side by side in lines that break when they are full.
  ///
  /// - Parameters:
  ///   - interitemSpacing: The gap between items of a line, in points.
  ///   - lineSpacing: The gap between lines, in points.
  ///   - insets: The insets of each section.
  ///   - lineAlignment: Where items stand across their line.
  ///   - justification: How a line uses the room that its items leave.
  public static func flow(
    interitemSpacing: Double = 10, lineSpacing: Double = 10, insets: LayoutInsets = .zero,
    lineAlignment: FlowArrangement.LineAlignment = .center,
    justification: FlowArrangement.Justification = .leading
  ) -> CollectionLayout {
    CollectionLayout(
      FlowArrangement(
        interitemSpacing: interitemSpacing, lineSpacing: lineSpacing, insets: insets,
        lineAlignment: lineAlignment, justification: justification))
  }
}
