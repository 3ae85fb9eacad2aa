import Testing

@testable import CollectionLayouts

/// Snapping among frames in order but for some that stand nowhere.
@Suite struct SnappingOddFramesTests {
  /// Frames of 100 points one after the other, in either order, some of them at NaN or at infinity.
  private static func frames(odd: Set<Int>, at place: Double, isDescending: Bool) -> [LayoutRect] {
    (0..<9).map { number in
      let start = Double(isDescending ? 8 - number : number) * 100
      return LayoutRect(odd.contains(number) ? place : start, 0, 100, 50)
    }
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [Double], [false, true])
  func framesThatStandNowhereDoNotMisleadTheSearch(place: Double, isDescending: Bool) {
    for odd in [[0], [4], [8], [3, 5], [1, 2, 7]] as [Set<Int>] {
      let frames = Self.frames(odd: odd, at: place, isDescending: isDescending)
      let layout = layOut(
        ExplicitArrangement(frames), [LayoutSize](repeating: .zero, count: 9),
        in: Container(size: LayoutSize(100, 100), axis: .horizontal))
      for alignment in [Snapping.Alignment.center, .leading(0)] {
        let model = SnapModel(layout, alignment: alignment)
        for mode in [Snapping.Mode.nearest, .directional] {
          for proposed in stride(from: -60.0, through: 900, by: 20) {
            for velocity in [0, 1, -1.0] {
              let snapping = Snapping(mode, alignment: alignment)
              let target = layout.snapTarget(snapping, proposed: proposed, velocity: velocity)
              let expected = model.target(snapping, proposed: proposed, velocity: velocity, start: 0)
              #expect(target.offset == expected.offset, "\(snapping), \(odd), \(proposed), \(velocity)")
            }
          }
        }
      }
    }
  }
}
