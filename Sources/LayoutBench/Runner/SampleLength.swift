import Measurement

/// How long a sample is: long against the clock, and against filling the caches that whatever ran before has
/// emptied.
enum SampleLength {
  /// The least time of a sample, in ns.
  static let shortest = 500_000.0

  /// How many times some work makes a sample. Runs it twice to find out, which also grows buffers and faults
  /// memory in.
  static func repeats(of work: () -> Void) -> Int {
    work()
    let start = MonotonicClock.now()
    work()
    let time = max(1, Double(MonotonicClock.now() - start))
    return max(1, Int((shortest / time).rounded(.up)))
  }
}
