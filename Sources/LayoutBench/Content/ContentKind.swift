/// What the items of a scenario are.
public enum ContentKind: String, Hashable, Sendable, CaseIterable {
  /// The sizes of published photographs: waterfall and flow.
  case photos
  /// Rows as high as text messages need: chat lists.
  case messages
  /// Items that are all alike: line, card and grid.
  case uniform
  /// Random heights between 80 and 320 points at a width of 130 points.
  case random
}
