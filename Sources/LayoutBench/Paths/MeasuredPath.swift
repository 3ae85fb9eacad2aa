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

  private static let reprepareSetting = "reprepare"

  /// The path with a name such as `binary`, `binary-visit` or `binary:reprepare`.
  ///
  /// - Throws: ``PathNameError`` when there is no such path.
  public init(name: String) throws(PathNameError) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    for setting in parts.dropFirst() where setting != Self.reprepareSetting {
      throw PathNameError(
        message: "unknown cache setting '\(setting)' in path '\(name)'; allowed: \(Self.reprepareSetting)")
    }
    let caches = LayoutCaches(keepsPrepareOverScrolling: parts.count == 1)
    if parts[0] == Self.floor.name && parts.count > 1 {
      throw PathNameError(message: "path 'floor' has no caches to set, in '\(name)'")
    }
    guard let path = Self.all(caches).first(where: { $0.name.prefix { $0 != ":" } == parts[0] }) else {
      throw PathNameError(
        message: "unknown path '\(name)'; allowed: \(Self.names.joined(separator: ", ")),"
          + " each but floor also with :\(Self.reprepareSetting)")
    }
    self = path
  }

  /// The names of all paths without cache settings.
  public static var names: [String] { all(LayoutCaches()).map(\.name) }

  private static func all(_ caches: LayoutCaches) -> [MeasuredPath] {
    Form.allCases.map { .everything($0, caches) }
      + QueryStrategy.allCases.flatMap { strategy in Form.allCases.map { .query(strategy, $0, caches) } }
      + [.floor]
  }
}

extension MeasuredPath {
  /// Whether it hands over every element.
  var returnsEverything: Bool {
    switch self {
    case .everything: true
    case .floor, .query: false
    }
  }

  /// What the path prepares a layout for; `nil` for `floor`, which searches nothing.
  var strategy: QueryStrategy? {
    switch self {
    case .floor: nil
    // It takes no index.
    case .everything: .scan
    case .query(let strategy, _, _): strategy
    }
  }

  /// Whether a path with a name prepares anew in each step.
  static func prepares(_ name: String) -> Bool {
    (try? MeasuredPath(name: name))?.caches.keepsPrepareOverScrolling == false
  }

  /// Which caches help.
  public var caches: LayoutCaches {
    switch self {
    case .floor: LayoutCaches()
    case .everything(_, let caches), .query(_, _, let caches): caches
    }
  }
}

/// A name that stands for no path.
public struct PathNameError: Error, Hashable {
  /// One line for people, with what is allowed.
  public let message: String
}
