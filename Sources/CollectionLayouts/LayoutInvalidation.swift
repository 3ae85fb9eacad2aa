/// What has to be computed anew, and why.
public enum LayoutInvalidation: Hashable, Sendable {
  /// Nothing: what was computed still holds.
  case none
  /// The looks of elements; base frames and index stay.
  case effect
  /// Base frames and index.
  case prepare(Reason)

  /// Why a prepare is needed.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There has been none yet.
    case first
    /// Sections, items or sizes changed.
    case contentChanged
    /// The size of the view changed.
    case containerSizeChanged
    /// The scroll axis, the writing direction, the pixel scale or the content insets changed.
    case containerTraitsChanged
    /// The arrangement changed.
    case arrangementChanged
    /// Another query strategy was chosen.
    case strategyChanged
    /// The caller asked for it.
    case requested
    /// The content scrolled, and the caches were told not to keep the prepare over that.
    case boundsChangedWithoutCache
  }
}

/// Which results a layout keeps.
public struct LayoutCaches: Hashable, Sendable {
  /// Whether base frames and index outlive a scroll. Turned off, every change of the visible rectangle
  /// prepares anew, as layouts do whose `prepare()` computes everything.
  public var keepsPrepareOverScrolling: Bool

  public init(keepsPrepareOverScrolling: Bool = true) {
    self.keepsPrepareOverScrolling = keepsPrepareOverScrolling
  }
}
