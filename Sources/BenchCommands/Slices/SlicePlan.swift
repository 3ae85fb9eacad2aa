import LayoutBench

/// What two sides have in common, by their numbers on each side.
struct SlicePlan {
  struct Scenario {
    let name: String
    let old: Int
    let new: Int
  }

  struct Work {
    let name: String
    let old: Int
    let new: Int
  }

  let scenarios: [Scenario]
  let works: [Work]
  /// What only one side has.
  let unpaired: [(name: String, isOld: Bool)]

  init(
    old: (scenarios: [String], works: [String]), new: (scenarios: [String], works: [String])
  ) {
    scenarios = Self.common(old.scenarios, new.scenarios).map { Scenario(name: $0, old: $1, new: $2) }
    works = Self.common(old.works, new.works).map { Work(name: $0, old: $1, new: $2) }
    func only(_ names: [String], _ others: [String], _ isOld: Bool) -> [(name: String, isOld: Bool)] {
      names.filter { !others.contains($0) }.map { ($0, isOld) }
    }
    unpaired =
      only(old.scenarios, new.scenarios, true) + only(new.scenarios, old.scenarios, false)
      + only(old.works, new.works, true) + only(new.works, old.works, false)
  }

  private static func common(_ old: [String], _ new: [String]) -> [(String, Int, Int)] {
    new.enumerated().compactMap { number, name in
      old.firstIndex(of: name).map { (name, $0, number) }
    }
  }
}
