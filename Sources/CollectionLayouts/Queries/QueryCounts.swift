/// What queries have done, exact on every machine.
public struct QueryCounts: Hashable, Sendable {
  /// Rect queries answered.
  public var queries = 0
  /// Times that all base frames were computed.
  public var prepares = 0
  /// Elements whose displayed frame was computed and tested against a rectangle.
  public var examined = 0
  /// Bounds that searches read: the steps of a bisection. Tests of elements are ``examined``.
  public var probes = 0
  /// Elements handed out.
  public var returned = 0

  public init() {}
}
