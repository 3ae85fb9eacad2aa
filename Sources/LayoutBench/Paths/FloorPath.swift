import CollectionLayouts

/// Visits exactly the right elements, their positions known beforehand: effect and attributes without a search.
///
/// The distance of a strategy to it is the room that is left.
struct FloorPath {
  private let prepared: PreparedLayout
  private let positions: [[Int32]]
  private let effect: any ScrollEffect

  init(_ stage: StagedScenario) {
    prepared = PreparedLayout(table: stage.table, strategy: .scan)
    positions = stage.answers.frames.map { answer in
      answer.map { Int32(clamping: stage.table.directory.position(of: $0.elementID) ?? 0) }
    }
    effect = stage.template.effect
  }

  func visit(frame: Int, scene: ScrollScene, _ body: (LayoutAttributes) -> Void) {
    effect._visitElements(of: prepared, at: positions[frame], in: scene, body)
  }
}
