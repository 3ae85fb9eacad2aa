import Measurement

/// How much of a path's time goes to page faults instead of its own work.
///
/// The allocator is told to keep freed memory, so that there should be next to none. Where it does not obey,
/// as one that was preloaded, every array that a path makes is paid for anew, and `naive` makes the largest.
public struct PageFaultCharge: Hashable, Sendable {
  public let scenario: String
  public let path: String
  /// Page faults in a scroll step: the mean over a sweep, the median over the rounds.
  public let perStep: Double
  /// The share of a step's time that they take, 0 to 1, at what a page fault costs here.
  public let share: Double

  /// From this share on it is worth a word.
  static let noticeableShare = 0.05
  /// From this share on ratios to the path tell more of the allocator than of the path.
  static let spoilingShare = 0.2

  /// Whether nothing is to be compared with the path.
  public var spoilsRatios: Bool { share >= Self.spoilingShare }

  /// The charge for page faults that were counted in samples.
  ///
  /// - Parameters:
  ///   - faults: Page faults of a step.
  ///   - step: The time of a step, in ns.
  /// - Returns: `nil` when they are too few to matter.
  init?(scenario: String, path: String, faults: Double, step: Double) {
    guard faults > 0, step > 0 else { return nil }
    let share = min(1, faults * Self.costOfOne / step)
    guard share >= Self.noticeableShare else { return nil }
    (self.scenario, self.path, perStep, self.share) = (scenario, path, faults, share)
  }

  /// What a page fault costs on this machine, in ns.
  private static let costOfOne = PageFaultCounter.nanosecondsPerFault()

  /// One line about the charges of a run; `nil` when there are none.
  static func warning(about charges: [PageFaultCharge]) -> String? {
    guard let worst = charges.max(by: { $0.share < $1.share }) else { return nil }
    let spoiled = charges.contains { $0.spoilsRatios && $0.path == MeasuredPath.naive.name }
    return
      "\(worst.scenario) \(worst.path) takes \(HumanUnits.count(worst.perStep)) page faults a step, about"
      + " \(Int((worst.share * 100).rounded())) % of its time"
      + (charges.count > 1 ? ", and \(charges.count - 1) more rows take some" : "")
      + ": the allocator gives freed memory back to the system, and times are too long by that much"
      + (spoiled ? "; speedups over naive are left empty where it is a fifth or more" : "")
  }
}
