import CollectionLayouts

/// What a path prepares before it is asked.
public enum Preparation: Hashable, Sendable {
  /// The engine's frames, and the index of a strategy.
  case strategy(QueryStrategy)
  /// A search of one's own.
  case own(OwnSearch)

  /// The name in results.
  var name: String {
    switch self {
    case .strategy(let strategy): strategy.rawValue
    case .own(let search): search.name
    }
  }

  /// The strategy of the least prepare, with which this one is compared.
  ///
  /// What index a search of one's own has is not known. Beside the engine's usual one it has the yardstick that
  /// the engine has.
  var floorStrategy: QueryStrategy {
    switch self {
    case .strategy(let strategy): strategy
    case .own: .binary
    }
  }
}

extension Sequence<MeasuredPath> {
  /// What the paths prepare, each once, in their order.
  var preparations: [Preparation] {
    var preparations: [Preparation] = []
    for case let preparation? in map(\.preparation) where !preparations.contains(preparation) {
      preparations.append(preparation)
    }
    return preparations
  }
}
