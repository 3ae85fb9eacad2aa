import Testing

@testable import CollectionLayouts

/// Elements handed out by their positions, without a search.
@Suite struct ElementsAtPositionsTests {
  private let layout = PreparedLayout(
    content: CollectionContent(
      sections: [3, 0, 40].map {
        .init(
          items: .uniform(LayoutSize(50, 30), count: $0), headerLength: 20, footerLength: 10,
          hasBackground: true)
      }),
    container: Container(size: LayoutSize(200, 150)), plan: .same(ListArrangement(lineSpacing: 2)),
    pinning: Pinning(headers: true, footers: true))

  private func elements(
    at positions: [Int32], effect: some ScrollEffect, in scene: ScrollScene
  ) -> [LayoutAttributes] {
    var visited: [LayoutAttributes] = []
    effect._visitElements(of: layout, at: positions, in: scene) { visited.append($0) }
    return visited
  }

  @Test(arguments: [0, 130, 700] as [Double])
  func everyPositionGivesTheElementAsAskedForByName(offset: Double) {
    let scene = layout.scene(showing: LayoutRect(0, offset, 200, 150))
    let positions = layout.table.frames.indices.map(Int32.init)
    let effects: [any ScrollEffect] = [NoEffect(), ZoomEffect(), CardRotationEffect()]
    for effect in effects {
      let visited = elements(at: positions, effect: effect, in: scene)
      let named = positions.map { position in
        layout.attributes(
          of: layout.table.directory.element(at: Int(position)), in: scene, effect: effect)
      }
      #expect(visited == named)
      #expect(visited.count == 51)
    }
  }

  @Test func positionsComeInTheOrderAndAsOftenAsGiven() {
    let scene = layout.scene(showing: LayoutRect(0, 0, 200, 150))
    let visited = elements(at: [50, 2, 2, 0, 5, 1], effect: NoEffect(), in: scene)
    #expect(
      visited.map(\.elementID) == [
        .background(section: 2), .item(1), .item(1), .header(section: 0), .background(section: 0), .item(0),
      ])
  }

  @Test func positionsOfNoElementAreSkipped() {
    let scene = layout.scene(showing: LayoutRect(0, 0, 200, 150))
    let visited = elements(at: [-1, .min, 51, .max, 1], effect: NoEffect(), in: scene)
    #expect(visited.map(\.elementID) == [.item(0)])
    #expect(elements(at: [], effect: NoEffect(), in: scene).isEmpty)
  }
}
