import CollectionLayouts
import Measurement

/// What one path's queries take besides time, in passes of their own: memory and instructions.
struct QueryResources {
  /// Bytes allocated per query.
  let bytes: Double?
  /// Allocations per query.
  let allocations: Double?
  /// Instructions per query.
  let instructions: Double?

  init(_ path: MeasuredPath, on stage: StagedScenario) {
    let frames = stage.rects.count
    guard frames > 0 else {
      (bytes, allocations, instructions) = (nil, nil, nil)
      return
    }
    var runner = PathRunner(path, on: stage)
    // The first sweep may grow what is then kept.
    runner.querySweep()
    let memory = AllocationCounter.measure { runner.querySweep() }
    var executed: UInt64?
    if InstructionCounter.availability == .available {
      executed = InstructionCounter.measure { runner.querySweep() }
    }
    bytes = memory.map { Double($0.bytes) / Double(frames) }
    allocations = memory?.allocations.map { Double($0) / Double(frames) }
    instructions = executed.map { Double($0) / Double(frames) }
  }
}
