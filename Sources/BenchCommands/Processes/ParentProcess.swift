private import CBenchSupport

/// The process that started this one.
enum ParentProcess {
  /// Makes this process end when that one does, however it does: a worker that nobody waits for is of no use.
  static func endWithIt() { cbench_end_with_parent() }
}
