/// The base frame of every element, in element order, and what they add up to.
public struct FrameTable: Sendable {
  /// Base frames, in points; widths and heights are not negative.
  public let frames: [LayoutRect]
  /// Which element stands where in `frames`.
  public let directory: ElementDirectory
  /// Where each section stands along the scroll axis.
  let sectionSpans: [SectionSpan]
  /// The extent of the content, in points; never negative.
  public let contentSize: LayoutSize
  /// The container that the frames were made for.
  public let container: Container
  /// Which supplementary views stay at the edge of the visible bounds.
  public let pinning: Pinning

  /// Lays out content: sections one after the other along the scroll axis, each with its header, its items as
  /// its arrangement says, and its footer.
  ///
  /// - Throws: ``LayoutError``
  /// - Complexity: O(*n*) for *n* elements, times what the arrangements cost per item.
  init(
    content: CollectionContent, container: Container, plan: ArrangementPlan, pinning: Pinning = .none
  ) throws(LayoutError) {
    let directory = try ElementDirectory(checking: content)
    let axis = container.axis
    let isHorizontal = axis == .horizontal
    let crossLength = container.size.crossLength(axis)
    var frames: [LayoutRect] = []
    frames.reserveCapacity(directory.elementCount)
    var spans: [SectionSpan] = []
    spans.reserveCapacity(content.sections.count)
    var end = 0.0
    var cross = crossLength

    func band(from start: Double, length: Double) -> LayoutRect {
      let band = LayoutRect(x: 0, y: start, width: max(0, crossLength), height: max(0, length))
      return isHorizontal ? band.transposed : band
    }

    for (number, section) in content.sections.enumerated() {
      let entry = directory.sections[number]
      let start = end
      let arrangement = plan.arrangement(forSection: number)
      if entry.hasHeader {
        frames.append(
          arrangement.standingFrame(of: .header, insteadOf: band(from: end, length: section.headerLength)))
        end += section.headerLength
      }
      let bodyStart = end
      let space = ArrangementSpace(
        crossLength: crossLength, mainLength: container.size.mainLength(axis), mainStart: bodyStart,
        axis: axis, pixelScale: container.pixelScale)
      let first = frames.count
      let extent = arrangement.place(
        section.items, in: space, container: container, appendingTo: &frames)
      guard frames.count - first == entry.itemCount else {
        throw .wrongFrameCount(
          arrangement: "\(type(of: arrangement))", section: number, frames: frames.count - first,
          items: entry.itemCount)
      }
      end = bodyStart + extent.main
      cross = max(cross, extent.cross)
      let bodyEnd = end
      if entry.hasFooter {
        frames.append(
          arrangement.standingFrame(of: .footer, insteadOf: band(from: end, length: section.footerLength)))
        end += section.footerLength
      }
      if entry.hasBackground {
        frames.append(
          arrangement.standingFrame(
            of: .background, insteadOf: band(from: bodyStart, length: bodyEnd - bodyStart)))
      }
      spans.append(SectionSpan(start: start, headerEnd: bodyStart, bodyEnd: bodyEnd))
    }

    var size = LayoutSize(width: max(0, cross), height: max(0, end))
    if isHorizontal { size = size.transposed }
    if container.writingDirection == .rightToLeft {
      // Seen in a mirror, where content is at least as wide as the container.
      size.width = max(size.width, container.size.width)
      for position in frames.indices {
        frames[position].x = size.width - frames[position].x - frames[position].width
      }
    }
    self.frames = frames
    self.directory = directory
    self.sectionSpans = spans
    self.contentSize = size
    self.container = container
    self.pinning = pinning
  }
}

/// Where a section stands along the scroll axis, in points, before mirroring.
struct SectionSpan: Sendable {
  /// Where the section starts, with its header if it has one.
  var start: Double
  /// Where the header ends, or would end.
  var headerEnd: Double
  /// Where the footer starts, or would start.
  var bodyEnd: Double
}

extension Arrangement {
  /// The frame of the section's header, footer or background, without negative sizes.
  fileprivate func standingFrame(of kind: ElementKind, insteadOf band: LayoutRect) -> LayoutRect {
    let frame = frame(of: kind, insteadOf: band)
    return frame.hasNegativeSize ? frame.standardized : frame
  }

  /// Appends the frames of a section's items in the user's coordinates.
  fileprivate func place(
    _ items: ItemSizes, in space: ArrangementSpace, container: Container,
    appendingTo frames: inout [LayoutRect]
  ) -> ArrangedExtent {
    let first = frames.count
    var sizes = itemSize(in: container).map { .uniform($0, count: items.count) } ?? items
    let swapsAxes = space.axis == .horizontal && !placesFramesItself
    if swapsAxes { sizes = sizes.transposed }
    let extent = arrange(sizes, in: space, appendingTo: &frames)
    for position in min(first, frames.count)..<frames.count {
      if swapsAxes { frames[position] = frames[position].transposed }
      // Written back only where it must be, as it is done for every item.
      if frames[position].hasNegativeSize { frames[position] = frames[position].standardized }
    }
    return extent
  }
}

extension LayoutRect {
  /// The engine's own rules give no negative sizes; a rule from outside may.
  fileprivate var hasNegativeSize: Bool { width < 0 || height < 0 }
}

extension ItemSizes {
  /// The sizes with width and height swapped.
  var transposed: ItemSizes {
    switch self {
    case .uniform(let size, let count): .uniform(size.transposed, count: count)
    case .each(let sizes): .each(sizes.map(\.transposed))
    }
  }
}
