import Testing

@testable import Measurement

@Suite("Shifted stack")
struct ShiftedStackTests {
  private struct Failure: Error {}

  /// Where the stack stands in a call of its own.
  @inline(never)
  private static func place(inRound round: Int) -> Int {
    ShiftedStack.run(round: round) {
      var local: UInt64 = 0
      return withUnsafePointer(to: &local) { Int(bitPattern: $0) }
    }
  }

  @Test("The stack lies as much further on as the round's offset says, give or take the alignment")
  func distance() {
    let first = Self.place(inRound: 0)
    for round in 1..<40 {
      let distance = first - Self.place(inRound: round)
      #expect(abs(distance - ShiftedStack.offset(inRound: round)) <= 32, "round \(round)")
    }
  }

  @Test("The first rounds spread over the page, and none of the first 256 share a place")
  func spread() {
    let offsets = (0..<256).map(ShiftedStack.offset)
    #expect(Set(offsets).count == 256)
    #expect(offsets.allSatisfy { (0..<4096).contains($0) && $0.isMultiple(of: 16) })
    let seven = offsets.prefix(7).sorted()
    #expect(zip(seven, seven.dropFirst()).allSatisfy { $1 - $0 < 1_024 })
  }

  @Test(
    "Values and errors come through, and any round number has a place", arguments: [0, 1, 7, Int.max, -1])
  func results(round: Int) {
    #expect(ShiftedStack.run(round: round) { 42 } == 42)
    #expect(throws: Failure.self) {
      try ShiftedStack.run(round: round) { () throws(Failure) -> Int in throw Failure() }
    }
  }
}
