import Measurement

/// What makes figures less trustworthy than they look.
public enum MeasuringWarnings {
  /// What to know before measuring.
  public static func before() -> [String] {
    var lines: [String] = []
    if MachineEnvironment.isDebugBuild {
      lines.append("this is a debug build, its times mean nothing; use swift run -c release")
    }
    if CallgrindCounter.isUnderValgrind { lines.append("valgrind runs the process, its times mean nothing") }
    let resolution = MonotonicClock.resolutionNanoseconds()
    // A hundredth of a sample; percentiles of single queries need a finer one still.
    if resolution > SampleLength.shortest / 100 {
      lines.append(
        "the clock moves in steps of \(HumanUnits.time(resolution)), too coarse for samples of"
          + " \(HumanUnits.time(SampleLength.shortest))")
    }
    return lines
  }
}

extension BenchRun.Outcome {
  /// The share of the time that others may have the processor before it is worth a word.
  private static let busyShare = 0.05

  /// What makes the figures less trustworthy than they look, one line each.
  public var warnings: [String] {
    var lines: [String] = []
    if occupiedShare > Self.busyShare {
      lines.append(
        "the machine is busy: others had the processor for \(Int((occupiedShare * 100).rounded())) % of the"
          + " time; ratios bear it, absolute times less")
    }
    let few = rows.count { $0.verified == true && $0.speedup != nil && $0.speedupLow == nil }
    if few > 0 {
      lines.append(
        "\(few) row\(few == 1 ? " has" : "s have") too few rounds for an interval; 6 are needed (--rounds,"
          + " --time-budget)")
    }
    return lines + [PageFaultCharge.warning(about: pageFaultCharges)].compactMap(\.self)
  }
}
