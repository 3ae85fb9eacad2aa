private import CLibrary

/// The processor time of the calling thread: it stands still while another thread has the processor.
///
/// On a busy machine it measures code where ``MonotonicClock`` measures waiting too. Reading it costs ten times as
/// much, so it is for samples of many microseconds.
public enum ThreadClock {
  /// The processor time that the calling thread has used, in ns.
  ///
  /// - Complexity: O(1), about 250 ns.
  public static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(bitPattern: Int64(time.tv_sec)) &* 1_000_000_000 &+ UInt64(bitPattern: Int64(time.tv_nsec))
  }
}
