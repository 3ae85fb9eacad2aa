import CollectionLayouts
import Measurement

/// A prepare as it is timed.
enum PrepareWork: Hashable {
  /// A whole one: arrangement, frames and index.
  case prepare(Preparation)
  /// The least that one can do: the frames, known already, are copied, and the same index is built over them.
  case floor(QueryStrategy)

  /// Prepares once.
  @inline(never)
  func run(on laidOut: LaidOutContent) {
    switch self {
    case .prepare(.own(let search)): keep(search.prepare(laidOut.unpreparedLayout))
    case .prepare(.strategy(let strategy)):
      let prepared = PreparedLayout(
        content: laidOut.content, container: laidOut.table.container, plan: laidOut.template.plan,
        pinning: laidOut.template.pinning, strategy: strategy)
      keep(prepared.indexByteCount)
    case .floor(let strategy):
      var frames: [LayoutRect] = []
      frames.reserveCapacity(laidOut.table.frames.count)
      frames.append(contentsOf: laidOut.table.frames)
      let prepared = PreparedLayout(table: laidOut.table, strategy: strategy)
      // Copied, not left out because nobody looks.
      keep(frames.last?.y ?? 0)
      keep(prepared.indexByteCount)
    }
  }
}
