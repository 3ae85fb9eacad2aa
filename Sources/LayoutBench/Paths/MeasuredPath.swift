import CollectionLayouts

/// What the bench times: where elements come from, how they are handed over, and which caches help.
public enum MeasuredPath: Hashable, Sendable {
  /// How the results are handed over.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// As an array: `layoutAttributesForElements(in:)`.
    case array
    /// One by one: `forEachElement(in:)`.
    case visitor
  }

  /// The right elements one by one, the search already done: what no strategy can beat.
  case floor
  /// Every element, whatever the rectangle.
  case everything(Form = .array, LayoutCaches = LayoutCaches())
  /// What a query strategy finds.
  case query(QueryStrategy, Form = .array, LayoutCaches = LayoutCaches())
  /// What a search of one's own finds, see ``search(_:of:mayReturnMore:_:)``.
  case own(OwnSearch, LayoutCaches = LayoutCaches())

  /// Return everything, as an array: what all others are compared with.
  public static let naive = MeasuredPath.everything()

  /// What a layout does when nothing is said: the engine's default strategy, as an array.
  static let usual = MeasuredPath.query(.binary)

  /// The names of the paths that others are measured against.
  static let referenceNames = [naive.name, floor.name]

  /// The name on the command line and in results.
  public var name: String {
    switch self {
    case .floor: "floor"
    case .everything(let form, let caches): Self.name("naive", form, caches)
    case .query(let strategy, let form, let caches): Self.name(strategy.rawValue, form, caches)
    case .own(let search, let caches): Self.name(search.name, .array, caches)
    }
  }

  private static func name(_ source: String, _ form: Form, _ caches: LayoutCaches) -> String {
    let base =
      switch form {
      case .array: source
      case .visitor: source + "-visit"
      }
    return caches.keepsPrepareOverScrolling ? base : "\(base):\(reprepareSetting)"
  }

  /// The same path with other caches; `floor` has none.
  func with(_ caches: LayoutCaches) -> MeasuredPath {
    switch self {
    case .floor: .floor
    case .everything(let form, _): .everything(form, caches)
    case .query(let strategy, let form, _): .query(strategy, form, caches)
    case .own(let search, _): .own(search, caches)
    }
  }

  private static let reprepareSetting = "reprepare"

  /// The path with a name such as `binary`, `binary-visit` or `binary:reprepare`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - own: The paths of one's own that there are besides.
  /// - Throws: ``PathNameError`` when there is no such path.
  public init(name: String, own: [MeasuredPath] = []) throws(PathNameError) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    for setting in parts.dropFirst() where setting != Self.reprepareSetting {
      throw PathNameError(
        message: "unknown cache setting '\(setting)' in path '\(name)'; allowed: \(Self.reprepareSetting)")
    }
    let caches = LayoutCaches(keepsPrepareOverScrolling: parts.count == 1)
    if parts[0] == Self.floor.name && parts.count > 1 {
      throw PathNameError(message: "path 'floor' has no caches to set, in '\(name)'")
    }
    let all = Self.all + own
    guard let path = all.first(where: { $0.name.prefix { $0 != ":" } == parts[0] })?.with(caches) else {
      throw PathNameError(
        message: "unknown path '\(name)'; allowed: \(all.map(\.name).joined(separator: ", ")),"
          + " each but floor also with :\(Self.reprepareSetting)")
    }
    self = path
  }

  /// The names of all paths without cache settings.
  public static var names: [String] { all.map(\.name) }

  /// The paths that the bench has of itself.
  private static let all: [MeasuredPath] =
    Form.allCases.map { .everything($0) }
    + QueryStrategy.allCases.flatMap { strategy in Form.allCases.map { .query(strategy, $0) } } + [.floor]
}

extension MeasuredPath {
  /// Whether it hands over every element.
  var returnsEverything: Bool {
    switch self {
    case .everything: true
    case .floor, .query, .own: false
    }
  }

  /// Whether its queries say more than its scroll steps do.
  ///
  /// Those of a path that returns everything, or that prepares anew each time, take about as long as its steps; timing
  /// them too would take the time from the rounds of all others.
  var comparesQueries: Bool { !returnsEverything && caches.keepsPrepareOverScrolling }

  /// What the path prepares; `nil` for `floor`, which searches nothing.
  var preparation: Preparation? {
    switch self {
    case .floor: nil
    // It takes no index.
    case .everything: .strategy(.scan)
    case .query(let strategy, _, _): .strategy(strategy)
    case .own(let search, _): .own(search)
    }
  }

  /// Whether a path with a name is none of the bench's, also of another bench.
  static func isOwn(_ name: String) -> Bool {
    !names.contains { $0 == name.prefix { $0 != ":" } }
  }

  /// Whether a path with a name prepares anew in each step.
  static func prepares(_ name: String) -> Bool { name.hasSuffix(":\(reprepareSetting)") }

  /// Whether it is a search of one's own: what it tests is not counted, and its answers come in any order.
  var isOwn: Bool {
    switch self {
    case .floor, .everything, .query: false
    case .own: true
    }
  }

  /// Whether a scenario is measured with the path.
  public func exists(in scenario: Scenario) -> Bool {
    switch self {
    case .floor, .everything, .query: true
    case .own(let search, _): search.layouts?.contains(scenario.subject.name) ?? true
    }
  }

  /// Which caches help.
  public var caches: LayoutCaches {
    switch self {
    case .floor: LayoutCaches()
    case .everything(_, let caches), .query(_, _, let caches), .own(_, let caches): caches
    }
  }
}

/// A name that stands for no path.
public struct PathNameError: Error, Hashable {
  /// One line for people, with what is allowed.
  public let message: String
}
