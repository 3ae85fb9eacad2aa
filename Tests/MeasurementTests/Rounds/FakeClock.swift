/// A clock that stands still until it is moved; for one thread.
final class FakeClock: @unchecked Sendable {
  private(set) var nanoseconds: UInt64 = 5_000

  func advance(by step: UInt64) { nanoseconds += step }
}
