import Foundation

@testable import Measurement

/// Whether allocations have to be countable in this build and process.
let mustCountAllocations: Bool = {
  #if Jemalloc && os(Linux)
    // Sanitizers put their own allocator in place of any other.
    return !["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil }
  #else
    return false
  #endif
}()

/// The count of code that allocates nothing; `nil` where nothing can be counted.
let countOfNothing = mustCountAllocations ? AllocationCount(bytes: 0, allocations: 0) : nil

/// Counts what code allocates once the runtime has made what it makes at the first run only.
func countWhenWarm(_ body: () -> Void) -> AllocationCount? {
  body()
  return AllocationCounter.measure(body)
}

/// Allocates arrays of Int, one after the other, and frees each.
func allocateArrays(_ arrays: Int, count: Int = 10) {
  for _ in 0..<arrays { keep([Int](repeating: arrays, count: count)) }
}

/// Gathers what threads have found.
final class Gathered<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var gathered: [Element] = []

  var elements: [Element] { lock.withLock { gathered } }

  func append(_ element: Element) { lock.withLock { gathered.append(element) } }
}
