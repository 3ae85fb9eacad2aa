import CollectionLayouts

/// A layout under measurement: what is laid out how, into what.
///
/// The catalogue has those that ship. Make one of your own around any ``CollectionLayouts/Arrangement`` or
/// any frames, and the whole harness measures it:
///
///     let mine = LayoutSubject(
///       name: "mine", layout: CollectionLayout(MyArrangement()), naturalContent: .photos,
///       content: { kind, count, seed in … })
public struct LayoutSubject: Sendable {
  /// The name on the command line and in results.
  public let name: String
  /// One line for people.
  public let summary: String
  /// The layout, without content.
  public let layout: CollectionLayout
  /// What it is laid out into; its size is the viewport of the sweeps.
  public private(set) var container: Container
  /// The content that it has when nothing is said; `nil` when it has content of its own whatever is said.
  public let naturalContent: ContentKind?
  /// The suites that measure it when no layouts are named.
  public let suites: Set<Suite>
  /// Makes content of a kind, with a number of items, from a seed.
  public let content: @Sendable (_ kind: ContentKind, _ items: Int, _ seed: UInt64) -> CollectionContent

  public init(
    name: String, summary: String = "", layout: CollectionLayout,
    container: Container = Container(size: LayoutSubject.phone), naturalContent: ContentKind?,
    suites: Set<Suite> = Set(Suite.allCases),
    content: @escaping @Sendable (_ kind: ContentKind, _ items: Int, _ seed: UInt64) -> CollectionContent
  ) {
    self.name = name
    self.summary = summary
    self.layout = layout
    self.container = container
    self.naturalContent = naturalContent
    self.suites = suites
    self.content = content
  }

  /// The screen of a phone, in points.
  public static let phone = LayoutSize(width: 390, height: 844)
}

extension LayoutSubject {
  /// The same layout in another view.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points; `nil` keeps the layout's own.
  ///   - axis: The direction in which it scrolls; `nil` keeps the layout's own. Items keep their sizes.
  public func shown(in size: LayoutSize?, along axis: ScrollAxis?) -> LayoutSubject {
    var subject = self
    subject.container.size = size ?? container.size
    subject.container.axis = axis ?? container.axis
    return subject
  }

  /// A layout of frames made elsewhere, on the phone's screen scrolling vertically.
  ///
  /// - Parameters:
  ///   - name: The name in results.
  ///   - frames: One frame per item, in points. Scenarios with fewer items take the first ones.
  public static func frames(_ frames: [LayoutRect], name: String = "frames") -> LayoutSubject {
    LayoutSubject(
      name: name, summary: "frames of your own", layout: CollectionLayout(ExplicitArrangement(frames)),
      naturalContent: nil
    ) { _, items, _ in
      CollectionContent(count: min(items, frames.count), itemSize: .zero)
    }
  }

  /// The sections of a file of frames, on the phone's screen scrolling vertically.
  ///
  /// - Parameters:
  ///   - frames: What was seen. Scenarios with fewer items take the first ones, and of sections cut short
  ///     neither footer nor background.
  ///   - name: The name in results.
  public static func frames(_ frames: UserFrames, name: String = "frames") -> LayoutSubject {
    let sections = frames.sections
    return LayoutSubject(
      name: name, summary: "frames of your own",
      layout: CollectionLayout(.perSection(sections), effect: NoEffect()), naturalContent: nil
    ) { _, items, _ in
      var left = items
      var content = CollectionContent.empty
      for section in sections {
        content.sections.append(section.content(of: left))
        // What follows the last item belongs to the content only when no item is left out.
        if section.items.count > left { break }
        left -= section.items.count
      }
      return content
    }
  }
}
