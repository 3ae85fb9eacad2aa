/// What an arrangement or an effect does otherwise than its contract says, with the first element that shows
/// it and what to do about it.
public struct ContractFinding: Hashable, Sendable {
  /// What is wrong, or worth knowing, in the order in which findings are told.
  public enum Cause: String, Hashable, Sendable, CaseIterable, Comparable {
    case frameCount
    case frameNotFinite
    case negativeSize
    case extentNotFinite
    case arrangementNotPure
    case startIgnored
    case beforeStart
    case beyondExtent
    case beyondCrossExtent
    case beforeCrossStart
    case overlappingItems
    case lookNotFinite
    case alphaOutside
    case displayedFrame
    case effectNotPure
    case reachTooSmall
    case crossReachTooSmall
    case reachTooLarge
    case scrollingDenied
    case scrollingClaimed

    public static func < (lhs: Cause, rhs: Cause) -> Bool { lhs.place < rhs.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public let cause: Cause
  /// Whether the contract is broken; otherwise the finding is a note on what may be meant.
  public let isFault: Bool
  /// The layout.
  public let layout: String
  /// What was found, where, with its number.
  public let text: String
  /// What to do about it.
  public let remedy: String
  /// How many other elements show the same.
  public var others = 0

  /// One line for people: `mine: section 1 item 0 begins at 0, before …; add … (and 9 other elements)`.
  public var line: String {
    let more =
      others > 0 ? " (and \(HumanUnits.count(Double(others))) other element\(others == 1 ? "" : "s"))" : ""
    return "\(layout): \(text); \(remedy)\(more)"
  }
}

/// The findings of one layout while they are gathered: one a cause, with the number of elements that show it.
struct ContractFindings {
  let layout: String
  private var byCause: [ContractFinding.Cause: ContractFinding] = [:]

  init(layout: String) { self.layout = layout }

  /// The findings in the order of their causes.
  var all: [ContractFinding] { byCause.values.sorted { $0.cause < $1.cause } }

  var isFaultless: Bool { byCause.values.allSatisfy { !$0.isFault } }

  /// Takes a fault down; the words are made for the first of its cause only.
  mutating func fault(
    _ cause: ContractFinding.Cause, _ text: @autoclosure () -> String, remedy: @autoclosure () -> String
  ) { take(cause, isFault: true, text, remedy) }

  /// Takes a note down; the words are made for the first of its cause only.
  mutating func note(
    _ cause: ContractFinding.Cause, _ text: @autoclosure () -> String, remedy: @autoclosure () -> String
  ) { take(cause, isFault: false, text, remedy) }

  mutating func take(_ finding: ContractFinding) {
    if byCause[finding.cause] == nil { byCause[finding.cause] = finding }
  }

  private mutating func take(
    _ cause: ContractFinding.Cause, isFault: Bool, _ text: () -> String, _ remedy: () -> String
  ) {
    if byCause[cause] != nil {
      byCause[cause]?.others += 1
    } else {
      byCause[cause] = ContractFinding(
        cause: cause, isFault: isFault, layout: layout, text: text(), remedy: remedy())
    }
  }
}

/// Numbers in findings.
extension ContractFindings {
  /// Points as people read them, also those that are not finite.
  static func points(_ value: Double) -> String {
    value.isFinite ? HumanUnits.exactCount(value) : "\(value)"
  }
}
