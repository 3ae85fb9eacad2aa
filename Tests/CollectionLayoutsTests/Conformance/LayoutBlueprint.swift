@testable import CollectionLayouts

/// What a case's neutral `layout` means for the engine.
struct LayoutBlueprint {
  var plan: ArrangementPlan
  var content: CollectionContent
  var container: Container
  var effect: any ScrollEffect = NoEffect()
  var pinning = Pinning.none
  var contentOffset = LayoutPoint.zero
  /// Whether elements are called by number, as in layouts of one section, or by names such as `h:1`.
  var usesNumbers = true
  /// Whether attributes come with a matrix.
  var hasEffect: Bool { !(effect is NoEffect) }

  /// Translates a layout.
  ///
  /// - Parameter operation: The operation, which may bring content insets.
  init(_ layout: JSONValue, for operation: JSONValue) throws {
    let arrangements: [any Arrangement]
    var axis = ScrollAxis.vertical
    switch try layout.member("layout").string {
    case "list", "grid", "waterfall":
      let body = try SectionBody(layout, kind: layout.member("layout").string, insetsFrom: layout)
      arrangements = [body.arrangement]
      content = CollectionContent(sections: [.init(items: body.items)])
    case "flow":
      (arrangements, content) = try Self.flow(layout)
      axis = layout["axis"]?.string == "horizontal" ? .horizontal : .vertical
    case "row", "line", "card":
      (arrangements, content, effect) = try Self.row(layout)
      axis = .horizontal
    case "sections":
      (arrangements, content) = try Self.sections(layout)
      pinning = Pinning(headers: layout["pin_headers"]?.bool ?? false)
      usesNumbers = false
    case "paged_grid":
      (arrangements, content) = try Self.pagedGrid(layout)
      axis = .horizontal
    case "explicit":
      let free = try FreeFrames(layout)
      (arrangements, content, axis) = (free.arrangements, free.content, free.axis)
      if let transforms = free.transforms { effect = FixedTransforms(transforms) }
      usesNumbers = layout["ids"] == nil
    case let kind: throw CaseFault("unknown layout \(kind ?? "without a name")")
    }
    plan = arrangements.count == 1 ? .same(arrangements[0]) : .perSection(arrangements)
    container = try Self.container(layout, operation: operation, axis: axis)
    if let offset = layout["content_offset"] {
      contentOffset = LayoutPoint(x: try offset.number("x"), y: try offset.number("y"))
    }
  }

  /// Members that every layout may have.
  static let commonKeys: Set<String> = [
    "layout", "container", "content_offset", "content_inset_top", "rtl", "pixel_scale",
  ]

  private static func container(
    _ layout: JSONValue, operation: JSONValue, axis: ScrollAxis
  ) throws -> Container {
    var insets = LayoutInsets()
    if let inset = operation["content_inset"] {
      try inset.allow(["l", "r"])
      insets.left = try inset.number("l", or: 0)
      insets.right = try inset.number("r", or: 0)
    }
    insets.top = try layout.number("content_inset_top", or: operation.number("content_inset_top", or: 0))
    insets.bottom = try operation.number("content_inset_bottom", or: 0)
    return Container(
      size: try layout.member("container").size, axis: axis, contentInsets: insets,
      writingDirection: layout["rtl"]?.bool == true ? .rightToLeft : .leftToRight,
      pixelScale: layout["pixel_scale"]?.number)
  }

  private static func flow(_ layout: JSONValue) throws -> ([any Arrangement], CollectionContent) {
    let keys: Set = ["axis", "interitem", "line_spacing", "insets", "items", "cross_align", "justify"]
    try layout.allow(commonKeys.union(keys))
    let arrangement = FlowArrangement(
      interitemSpacing: try layout.number("interitem", or: 0),
      lineSpacing: try layout.number("line_spacing", or: 0), insets: try layout.insets,
      lineAlignment: layout["cross_align"]?.string == "center" ? .center : .leading,
      justification: layout["justify"]?.string == "between" ? .between : .leading)
    return ([arrangement], CollectionContent(try layout.array("items").map { try $0.size }))
  }

  private static func row(
    _ layout: JSONValue
  ) throws -> ([any Arrangement], CollectionContent, any ScrollEffect) {
    let keys: Set = [
      "count", "item", "spacing", "insets", "item_y", "active_distance", "zoom_factor", "max_angle_deg",
      "m34",
      "angle_sign",
    ]
    try layout.allow(commonKeys.union(keys))
    var insets = try layout.insets
    insets.top = try layout.number("item_y", or: insets.top)
    let arrangement = RowArrangement(
      spacing: try layout.number("spacing", or: 0), insets: insets, alignment: .leading)
    let content = CollectionContent(
      count: try layout.integer("count"), itemSize: try layout.member("item").size)
    let active = try layout.number("active_distance", or: 200)
    switch layout["layout"]?.string {
    case "line":
      let factor = try layout.number("zoom_factor", or: 0.3)
      return ([arrangement], content, ZoomEffect(activeDistance: active, zoomFactor: factor))
    case "card":
      let degrees = try layout.number("max_angle_deg", or: 35)
      let sign = try layout.number("angle_sign", or: -1)
      let effect = CardRotationEffect(
        activeDistance: active, maximumAngle: -sign * degrees * .pi / 180,
        m34: try layout.number("m34", or: 1.0 / 600))
      return ([arrangement], content, effect)
    default: return ([arrangement], content, NoEffect())
    }
  }

  private static func pagedGrid(_ layout: JSONValue) throws -> ([any Arrangement], CollectionContent) {
    let keys: Set = ["rows", "columns", "row_spacing", "column_spacing", "insets", "count"]
    try layout.allow(commonKeys.union(keys))
    let arrangement = PagedGridArrangement(
      rows: try layout.integer("rows"), columns: try layout.integer("columns"),
      rowSpacing: try layout.number("row_spacing", or: 0),
      columnSpacing: try layout.number("column_spacing", or: 0), insets: try layout.insets)
    return ([arrangement], CollectionContent(count: try layout.integer("count"), itemSize: .zero))
  }

  private static func sections(_ layout: JSONValue) throws -> ([any Arrangement], CollectionContent) {
    try layout.allow(commonKeys.union(["sections", "pin_headers"]))
    var arrangements: [any Arrangement] = []
    var sections: [CollectionContent.Section] = []
    for section in try layout.array("sections") {
      try section.allow(["header", "footer", "insets", "body", "background"])
      let body = try SectionBody(
        section.member("body"), kind: section.member("body").member("type").string, insetsFrom: section)
      arrangements.append(body.arrangement)
      sections.append(
        CollectionContent.Section(
          items: body.items, headerLength: try section.number("header", or: 0),
          footerLength: try section.number("footer", or: 0),
          hasBackground: section["background"]?.bool ?? false))
    }
    return (arrangements, CollectionContent(sections: sections))
  }
}

/// The rule and the items of one section.
private struct SectionBody {
  let arrangement: any Arrangement
  let items: ItemSizes

  init(_ body: JSONValue, kind: String?, insetsFrom owner: JSONValue) throws {
    let keys: Set = ["type", "insets", "line_spacing"]
    let allowed = LayoutBlueprint.commonKeys.union(keys)
    let insets = try owner.insets
    let lineSpacing = try body.number("line_spacing", or: 0)
    switch kind {
    case "list":
      try body.allow(allowed.union(["heights", "uniform"]))
      arrangement = ListArrangement(lineSpacing: lineSpacing, insets: insets)
      items = try body.listHeights
    case "grid":
      try body.allow(allowed.union(["columns", "column_spacing", "item_h", "count"]))
      let length = try body.number("item_h")
      arrangement = GridArrangement(
        columns: try body.integer("columns"), columnSpacing: try body.number("column_spacing", or: 0),
        lineSpacing: lineSpacing, insets: insets, itemLength: length)
      items = .uniform(LayoutSize(width: 1, height: length), count: try body.integer("count"))
    case "waterfall":
      try body.allow(allowed.union(["columns", "column_spacing", "items", "uniform", "lcg"]))
      arrangement = WaterfallArrangement(
        columns: try body.integer("columns"), columnSpacing: try body.number("column_spacing", or: 0),
        lineSpacing: lineSpacing, insets: insets)
      items = try body.naturalSizes
    default: throw CaseFault("unknown body \(body)")
    }
  }
}
