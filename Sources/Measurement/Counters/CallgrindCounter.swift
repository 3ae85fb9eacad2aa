private import CBenchSupport

/// Counts the instructions that code executes, one by one, in a process that valgrind's callgrind runs.
///
/// The counts are the same in every run and on a busy machine. They do not come back to the process: callgrind
/// writes them to its output file, each under a name.
///
/// Start the process as `valgrind --tool=callgrind --instr-atstart=no --combine-dumps=yes`.
public enum CallgrindCounter {
  /// Whether a process can be counted here: there is a way to speak to callgrind on this kind of processor.
  public static var isSupported: Bool { cbench_can_speak_to_valgrind() }

  /// Whether valgrind runs this process.
  public static var isUnderValgrind: Bool { cbench_is_under_valgrind() }

  /// Runs code, and has callgrind count and write down its instructions; elsewhere just runs it.
  ///
  /// - Parameters:
  ///   - name: What the counts are called in callgrind's file: printable characters on one line.
  ///   - body: The code. The few instructions of the call itself are counted with it.
  /// - Throws: What `body` throws.
  public static func measure(named name: String, _ body: () throws -> Void) rethrows {
    cbench_callgrind_start()
    defer { cbench_callgrind_stop(name) }
    try body()
  }
}
