private import CBenchSupport

/// Keeps the compiler from removing the computation of a value that nothing uses.
///
/// - Complexity: O(1), without allocating.
@inline(never)
public func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { cbench_keep($0) }
}
