import CollectionLayouts

/// A search of one's own that answers with arrays, as `layoutAttributesForElements(in:)` of a layout class does.
///
/// Made by the closure of ``MeasuredPath/search(_:of:mayReturnMore:_:)``, which is its prepare. A structure, or a
/// class with a search that exists already; what it keeps between queries, such as the last answer, is part of
/// what is measured.
public protocol ArraySearch {
  /// The elements whose displayed frames meet a rectangle, each once, in any order.
  ///
  /// - Parameter rect: The rectangle, in points; edges are half open. Here it is also the visible rectangle.
  mutating func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes]
}

/// A search of one's own that hands elements over one by one, without an array of them.
///
/// Made by the closure of ``MeasuredPath/visitingSearch(_:of:mayReturnMore:_:)``, which is its prepare.
public protocol VisitingSearch {
  /// Visits the elements whose displayed frames meet a rectangle, each once, in any order.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; edges are half open. Here it is also the visible rectangle.
  ///   - body: Receives an element.
  mutating func forEachElement(in rect: LayoutRect, _ body: (LayoutAttributes) -> Void)
}

/// What a path of one's own is: its name, where it is measured, and how its search is prepared.
public struct OwnSearch: Hashable, Sendable {
  /// The name of the path without cache settings.
  public let name: String
  /// The names of the layouts that it is measured with; `nil` for all.
  public let layouts: Set<String>?
  /// Whether answers with elements beyond the right ones count as right, as they do for a collection view.
  let mayReturnMore: Bool
  private let preparation: @Sendable (CollectionLayout) -> Prepared

  init(
    name: String, layouts: [String]?, mayReturnMore: Bool,
    preparation: @escaping @Sendable (CollectionLayout) -> Prepared
  ) {
    self.name = name
    self.layouts = layouts.map(Set.init)
    self.mayReturnMore = mayReturnMore
    self.preparation = preparation
  }

  /// Prepares the search for a layout that has content and has not been prepared.
  func prepare(_ layout: CollectionLayout) -> Prepared { preparation(layout) }

  /// A search ready to be asked.
  struct Prepared {
    // Two properties instead of cases, so that a search that changes itself is changed in place.
    private var array: (any ArraySearch)?
    private var visiting: (any VisitingSearch)?

    init(_ search: any ArraySearch) { array = search }
    init(_ search: any VisitingSearch) { visiting = search }

    /// Asks; elements come as an array, or to `body` one by one.
    @inline(__always)
    mutating func elements(
      in rect: LayoutRect, visiting body: (LayoutAttributes) -> Void
    ) -> [LayoutAttributes]? {
      if let elements = array?.layoutAttributesForElements(in: rect) { return elements }
      visiting?.forEachElement(in: rect, body)
      return nil
    }
  }

  // A bench has one path of a name, and closures cannot be compared.
  public static func == (one: OwnSearch, other: OwnSearch) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension MeasuredPath {
  /// A path of one's own: a search that answers with arrays.
  ///
  ///     Bench(layouts: [mine], paths: [.search("columns") { layout in ColumnSearch(layout) }]).main()
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in results, such as `columns`: letters, digits, `-`, `_` and `.`.
  ///   - layouts: The names of the layouts that it is measured with; `nil` for all that a run measures.
  ///   - mayReturnMore: Whether answers with elements beyond the right ones count as right. A collection view
  ///     takes such answers; the scroll host looks at the elements and drops them.
  ///   - preparation: The prepare, which is timed as such: makes the search for a layout that has its content,
  ///     container and effect and has not been prepared. What it asks of the layout, such as all frames, is
  ///     part of its time; what it computes from `layout.content` by itself takes none of the engine's.
  public static func search(
    _ name: String, of layouts: [String]? = nil, mayReturnMore: Bool = false,
    _ preparation: @escaping @Sendable (_ layout: CollectionLayout) -> any ArraySearch
  ) -> MeasuredPath {
    .own(
      OwnSearch(name: name, layouts: layouts, mayReturnMore: mayReturnMore) { .init(preparation($0)) })
  }

  /// A path of one's own: a search that hands elements over one by one.
  ///
  /// Parameters as those of ``search(_:of:mayReturnMore:_:)``. The name ends in `-visit` by custom.
  public static func visitingSearch(
    _ name: String, of layouts: [String]? = nil, mayReturnMore: Bool = false,
    _ preparation: @escaping @Sendable (_ layout: CollectionLayout) -> any VisitingSearch
  ) -> MeasuredPath {
    .own(
      OwnSearch(name: name, layouts: layouts, mayReturnMore: mayReturnMore) { .init(preparation($0)) })
  }
}
