import CollectionLayouts

/// The layouts that ship with the bench, in the order in which they are listed.
public enum LayoutCatalog {
  /// All of them.
  public static let all: [LayoutSubject] = [
    line, card, waterfall, flow, list, grid, chat, album, lineRightToLeft, home,
  ]

  /// The layout with a name, or `nil`.
  public static func subject(named name: String) -> LayoutSubject? { all.first { $0.name == name } }

  /// A carousel whose middle item stands out.
  public static let line = LayoutSubject(
    name: "line", summary: "carousel of 200 x 200 items, the middle one zoomed to 1.3",
    layout: .line(), container: Container(size: LayoutSubject.phone, axis: .horizontal),
    naturalContent: .uniform, suites: everyday, content: sizes())

  /// Cards that turn away as they leave the middle.
  public static let card = LayoutSubject(
    name: "card", summary: "carousel of cards turning by up to 35 degrees in perspective",
    layout: .card(), container: Container(size: LayoutSubject.phone, axis: .horizontal),
    naturalContent: .uniform, suites: everyday, content: sizes())

  /// Photos in columns, each in the shortest one.
  public static let waterfall = LayoutSubject(
    name: "waterfall", summary: "three columns, each item in the shortest one so far",
    layout: .waterfall(columns: 3, columnSpacing: 0, lineSpacing: 0, insets: .zero),
    naturalContent: .photos, suites: everyday, content: sizes())

  /// Photos of one height in lines that break.
  public static let flow = LayoutSubject(
    name: "flow", summary: "lines of items that break when they are full",
    layout: .flow(), naturalContent: .photos, suites: everyday,
    content: { kind, items, seed in
      kind == .photos
        ? CollectionContent(ContentSource.photoThumbnails(count: items, seed: seed))
        : ContentSource.content(
          kind, count: items, seed: seed, uniformSize: LayoutSize(width: 90, height: 90))
    })

  /// Messages in rows as high as their text.
  public static let list = LayoutSubject(
    name: "list", summary: "full-width rows, as high as their text",
    layout: .list(), naturalContent: .messages, suites: everyday,
    content: sizes(uniform: LayoutSize(width: 390, height: 44)))

  /// Equal cells in columns, which tell nothing that the album does not.
  public static let grid = LayoutSubject(
    name: "grid", summary: "three columns of equal cells",
    layout: .grid(columns: 3), naturalContent: .uniform, suites: [.full],
    content: sizes(uniform: LayoutSize(width: 130, height: 130)))

  /// Messages by day: sections of ten under a header that stays in sight.
  public static let chat = LayoutSubject(
    name: "chat", summary: "ten messages a section, each under a pinned day header",
    layout: {
      var layout = CollectionLayout.list()
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    }(),
    naturalContent: .messages, suites: everyday,
    content: { kind, items, seed in
      ContentSource.content(kind, count: items, seed: seed, uniformSize: LayoutSize(width: 390, height: 44))
        .dividedIntoSections(of: 10, headerLength: 28)
    })

  /// Photos by event: sections of thirty cells with header, footer and background.
  public static let album = LayoutSubject(
    name: "album", summary: "thirty cells a section in four columns, with header, footer and background",
    layout: .grid(columns: 4, itemLength: 97, insets: LayoutInsets(all: 8)), naturalContent: .photos,
    suites: everyday,
    content: { kind, items, seed in
      ContentSource.content(kind, count: items, seed: seed)
        .dividedIntoSections(of: 30, headerLength: 44, footerLength: 16, hasBackground: true)
    })

  /// The carousel read from the right, on a screen of three pixels a point.
  public static let lineRightToLeft = LayoutSubject(
    name: "line-rtl", summary: "the line carousel read from right to left",
    layout: .line(),
    container: Container(
      size: LayoutSubject.phone, axis: .horizontal, writingDirection: .rightToLeft, pixelScale: 3),
    naturalContent: .uniform, suites: everyday, content: sizes())

  /// Icons on pages that are leafed through.
  public static let home = LayoutSubject(
    name: "home", summary: "pages of six rows of four icons, side by side",
    layout: CollectionLayout(
      PagedGridArrangement(
        rows: 6, columns: 4, rowSpacing: 10, columnSpacing: 10, insets: LayoutInsets(all: 10))),
    container: Container(size: LayoutSubject.phone, axis: .horizontal),
    naturalContent: .uniform, suites: [.full], content: sizes())

  /// The suites of what everybody measures every day: said for each layout, so that a new one does not enter
  /// everybody's baseline by itself.
  private static let everyday: Set<Suite> = [.quick, .default, .full]

  private static func sizes(
    uniform: LayoutSize = LayoutSize(width: 200, height: 200)
  ) -> @Sendable (ContentKind, Int, UInt64) -> CollectionContent {
    { kind, items, seed in ContentSource.content(kind, count: items, seed: seed, uniformSize: uniform) }
  }
}
