import CollectionLayouts

/// What the bench times: a query strategy in one of its two forms, with cache settings.
public struct MeasuredPath: Hashable, Sendable {
  /// How the results are handed over.
  public enum Form: Hashable, Sendable {
    /// As an array: `layoutAttributesForElements(in:)`.
    case array
    /// One by one: `forEachElement(in:)`.
    case visitor
    /// One by one with the search already done: what no strategy can beat.
    case floor
  }

  public let strategy: QueryStrategy
  public let form: Form
  public let caches: LayoutCaches

  public init(_ strategy: QueryStrategy, form: Form = .array, caches: LayoutCaches = LayoutCaches()) {
    self.strategy = strategy
    self.form = form
    self.caches = caches
  }

  /// Return everything: what all others are compared with.
  public static let naive = MeasuredPath(.naive)
  /// The right elements with the search already done.
  public static let floor = MeasuredPath(.scan, form: .floor)

  /// The name on the command line and in results.
  public var name: String {
    let base =
      switch form {
      case .floor: "floor"
      case .array: strategy.rawValue
      case .visitor: strategy.rawValue + Self.visitorSuffix
      }
    return caches.keepsPrepareOverScrolling ? base : base + ":" + Self.reprepareSetting
  }

  private static let visitorSuffix = "-visit"
  private static let reprepareSetting = "reprepare"

  /// The path with a name such as `binary`, `binary-visit` or `binary:reprepare`.
  ///
  /// - Throws: ``PathNameError`` when there is no such path.
  public init(name: String) throws(PathNameError) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    var base = String(parts.first ?? "")
    var caches = LayoutCaches()
    for setting in parts.dropFirst() {
      guard setting == Self.reprepareSetting else {
        throw PathNameError(
          message: "unknown cache setting '\(setting)' in path '\(name)'; allowed: \(Self.reprepareSetting)")
      }
      caches.keepsPrepareOverScrolling = false
    }
    if base == "floor" {
      guard caches == LayoutCaches() else {
        throw PathNameError(message: "path 'floor' has no caches to set, in '\(name)'")
      }
      self = .floor
      return
    }
    var form = Form.array
    if base.hasSuffix(Self.visitorSuffix) {
      base.removeLast(Self.visitorSuffix.count)
      form = .visitor
    }
    guard let strategy = QueryStrategy(rawValue: base) else {
      throw PathNameError(
        message: "unknown path '\(name)'; allowed: \(Self.names.joined(separator: ", ")),"
          + " each but floor also with :\(Self.reprepareSetting)")
    }
    self.init(strategy, form: form, caches: caches)
  }

  /// The names of all paths without cache settings.
  public static var names: [String] {
    QueryStrategy.allCases.flatMap { [$0.rawValue, $0.rawValue + visitorSuffix] } + ["floor"]
  }
}

/// A name that stands for no path.
public struct PathNameError: Error, Hashable {
  /// One line for people, with what is allowed.
  public let message: String
}
