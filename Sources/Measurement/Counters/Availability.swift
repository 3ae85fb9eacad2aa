/// Whether something can be measured here.
public enum Availability: Hashable, Sendable {
  case available
  /// It cannot, and why, in a few words for people.
  case unavailable(reason: String)
}
