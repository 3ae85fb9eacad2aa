private import CBenchSupport

/// Runs rounds at changing places of the stack.
///
/// Where the stack begins differs from process to process. In one of twenty a temporary of some hundred bytes lies across
/// the end of a page, and code that copies it takes twice as long for the whole of the process. With another place in
/// each round that happens to some rounds, and the median does not see it.
public enum ShiftedStack {
  /// The distance between the places of following rounds, in bytes: so that they spread over the page soon, in units
  /// of the stack's alignment.
  private static let stride = 1_552
  /// The size of a page, in bytes; on systems with larger ones the places spread over a part.
  private static let page = 4_096

  /// How far the stack is shifted in a round, in bytes.
  static func offset(inRound round: Int) -> Int { (round & 0xFF_FFFF) * stride % page }

  /// Runs code with the stack shifted as the round's number says.
  ///
  /// - Throws: What `body` throws.
  /// - Complexity: O(1) besides `body`.
  public static func run<Value, Failure: Error>(
    round: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    let run = { result = Result(catching: body) }
    withoutActuallyEscaping(run) { work in
      var work: () -> Void = work
      // The pointer is used within the call only, as what it points to.
      withUnsafeMutablePointer(to: &work) { pointer in
        cbench_on_shifted_stack(
          offset(inRound: round), { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
    guard let result else { preconditionFailure("the code was not run") }
    return try result.get()
  }
}
