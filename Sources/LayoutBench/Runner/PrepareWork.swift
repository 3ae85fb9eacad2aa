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
  func run(on stage: StagedScenario) {
    switch self {
    case .prepare(.own(let search)): keep(search.prepare(stage.unpreparedLayout))
    case .prepare(.strategy(let strategy)):
      let prepared = PreparedLayout(
        content: stage.content, container: stage.table.container, plan: stage.template.plan,
        pinning: stage.template.pinning, strategy: strategy)
      keep(prepared.indexByteCount)
    case .floor(let strategy):
      var frames: [LayoutRect] = []
      frames.reserveCapacity(stage.table.frames.count)
      frames.append(contentsOf: stage.table.frames)
      let prepared = PreparedLayout(table: stage.table, strategy: strategy)
      // Copied, not left out because nobody looks.
      keep(frames.last?.y ?? 0)
      keep(prepared.indexByteCount)
    }
  }
}
