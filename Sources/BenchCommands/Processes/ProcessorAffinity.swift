private import CBenchSupport
private import CLibrary
import Measurement

/// The processors of the machine that the bench may run on.
enum ProcessorAffinity {
  /// Their numbers, in ascending order; none where the system does not tell.
  static var allowed: [Int] {
    var numbers = [Int32](repeating: 0, count: Int(cbench_allowed_processors(nil, 0)))
    _ = cbench_allowed_processors(&numbers, Int32(numbers.count))
    return numbers.map(Int.init)
  }

  /// Whether threads can be bound here: tried in a copy of the process, which leaves this one as it is.
  static var isPossible: Bool {
    allowed.first.map { number in ProcessCopy.run { bind(to: number) == nil } } ?? false
  }

  /// Binds the calling thread to one of them; where that cannot be done it runs anywhere, as it did.
  ///
  /// - Returns: Why it cannot be done; `nil` when it is.
  static func bind(to number: Int) -> String? {
    // The system itself would let a thread leave what it was given.
    guard allowed.contains(number) else { return "it is none that may be used" }
    let problem = cbench_bind_to_processor(Int32(clamping: number))
    return problem == 0 ? nil : String(cString: strerror(problem))
  }
}
