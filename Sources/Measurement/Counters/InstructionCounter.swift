private import CBenchSupport

/// Counts the instructions that code executes in user space, through the processor's own counters.
public enum InstructionCounter {
  /// Whether the processor's counters can be read; in most virtual machines they cannot.
  public static let availability: Availability = {
    let counter = cbench_open_instruction_counter()
    guard counter >= 0 else {
      return .unavailable(reason: "the processor's counters cannot be read here (errno \(-counter))")
    }
    cbench_close_instruction_counter(counter)
    return .available
  }()

  /// Runs code and counts its instructions on the calling thread.
  ///
  /// - Parameter body: The code; it must stay on the calling thread.
  /// - Returns: The number of instructions, or `nil` where they cannot be counted; never a 0 in their place.
  /// - Throws: What `body` throws.
  public static func measure(_ body: () throws -> Void) rethrows -> UInt64? {
    let counter = availability == .available ? cbench_open_instruction_counter() : -1
    defer { if counter >= 0 { cbench_close_instruction_counter(counter) } }
    guard counter >= 0, cbench_start_instruction_counter(counter) == 0 else {
      try body()
      return nil
    }
    try body()
    var instructions: UInt64 = 0
    guard cbench_stop_instruction_counter(counter, &instructions) == 0, instructions > 0 else { return nil }
    return instructions
  }
}
