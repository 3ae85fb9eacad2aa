private import CBenchSupport

/// A copy of the process (a fork), for code that must find everything as it is now and leave no trace.
public enum ProcessCopy {
  /// Runs code in a copy of this process, which ends after it, and waits for that.
  ///
  /// What the code does to memory stays in the copy. The copy has the calling thread only.
  ///
  /// - Parameter body: The code; whether all went well.
  /// - Returns: Whether the copy could be made and all went well in it.
  public static func run(_ body: () -> Bool) -> Bool {
    let process = cbench_copy_process()
    guard process != 0 else {
      cbench_end_with_parent()
      cbench_end_copy(body())
    }
    return process > 0 && cbench_wait_for_copy(process)
  }
}
