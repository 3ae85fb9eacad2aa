import Measurement
import Testing

@Suite("Instruction counter", .serialized)
struct InstructionCounterTests {
  private struct Failure: Error {}

  private func work(_ steps: Int) {
    for step in 0..<steps { keep(step) }
  }

  @Test("Code runs once, and its count is positive, or nil where nothing can be counted")
  func runsOnce() {
    var runs = 0
    let count = InstructionCounter.measure { runs += 1 }
    #expect(runs == 1)
    switch InstructionCounter.availability {
    case .available: #expect(count ?? 0 > 0)
    case .unavailable: #expect(count == nil)
    }
  }

  @Test("Ten times the work counts about ten times the instructions, or nil as well")
  func proportional() {
    let once = InstructionCounter.measure { work(10_000) }
    let tenTimes = InstructionCounter.measure { work(100_000) }
    #expect((once == nil) == (tenTimes == nil))
    #expect((once == nil) == (InstructionCounter.availability != .available))
    if let once, let tenTimes {
      #expect(Double(tenTimes) > 8 * Double(once))
      #expect(Double(tenTimes) < 12 * Double(once))
    }
  }

  @Test("An error is passed on and leaves the counter usable")
  func throwing() {
    let before = InstructionCounter.measure { work(1) }
    // Far more often than a process may have files open: none of them stays open.
    for _ in 0..<3_000 {
      #expect(throws: Failure.self) { _ = try InstructionCounter.measure { throw Failure() } }
    }
    let after = InstructionCounter.measure { work(1) }
    #expect((before == nil) == (after == nil))
  }

  @Test("The reason is one line of text where nothing can be counted")
  func reason() {
    if case .unavailable(let reason) = InstructionCounter.availability {
      #expect(isOneLine(reason))
    } else {
      #expect(InstructionCounter.measure {} != nil)
    }
  }
}

/// Whether a text is a single line with something on it.
func isOneLine(_ text: String) -> Bool {
  !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
