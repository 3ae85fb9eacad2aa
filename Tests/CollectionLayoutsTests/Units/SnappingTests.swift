import TestSupport
import Testing

@testable import CollectionLayouts

/// Snapping against looking at every item.
@Suite struct SnappingTests {
  private static let modes: [Snapping.Mode] = [
    .none, .nearest, .directional, .paged(), .paged(limit: 3),
  ]

  /// Proposals of interest: between, at and halfway between candidates, and outside.
  private func proposals(_ model: SnapModel, using numbers: inout SeededNumbers) -> [Double] {
    let (low, high) = (model.range.lowerBound, model.range.upperBound)
    var proposals = [low - 1000, low, high, high + 1000, low.nextUp, high.nextDown]
    for _ in 0..<4 { proposals.append(.random(in: (low - 50)...(high + 50), using: &numbers)) }
    for _ in 0..<4 where !model.candidates.isEmpty {
      let (a, b) = (
        model.candidates.randomElement(using: &numbers)!, model.candidates.randomElement(using: &numbers)!
      )
      proposals += [a, a.nextUp, a.nextDown, (a + b) / 2]
    }
    return proposals
  }

  @Test(arguments: SnapSample.allCases, [WritingDirection.leftToRight, .rightToLeft])
  func targetIsThatOfLookingAtEveryItem(sample: SnapSample, direction: WritingDirection) {
    var numbers = SeededNumbers(seed: 17)
    for axis in ScrollAxis.allCases {
      for count in [0, 1, 2, 3, 7, 20] {
        let layout = sample.layout(count: count, axis: axis, direction: direction, using: &numbers)
        for alignment in [Snapping.Alignment.center, .leading(0), .leading(35)] {
          let model = SnapModel(layout, alignment: alignment)
          for mode in Self.modes {
            let snapping = Snapping(mode, alignment: alignment)
            for proposed in proposals(model, using: &numbers) {
              let velocity = [0, 0.2, -0.2, 0.21, -0.21, 3, -3].randomElement(using: &numbers)!
              let start = count == 0 ? 0 : Int.random(in: 0..<count, using: &numbers)
              let target = layout.snapTarget(
                snapping, proposed: proposed, velocity: velocity, startItem: start)
              let expected = model.target(snapping, proposed: proposed, velocity: velocity, start: start)
              let agrees =
                target.offset == expected.offset && (expected.item == nil || expected.item == target.item)
              if !agrees {
                Issue.record(
                  """
                  \(target), not \(expected), for \(snapping), \(axis), \(count) items, \
                  proposed \(proposed), velocity \(velocity), start \(start), candidates \(model.candidates)
                  """)
                return
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: SnapSample.allCases)
  func itemIsTheLowestThatRestsThere(sample: SnapSample) {
    var numbers = SeededNumbers(seed: 23)
    for axis in ScrollAxis.allCases {
      let layout = sample.layout(count: 30, axis: axis, direction: .rightToLeft, using: &numbers)
      let model = SnapModel(layout, alignment: .center)
      for mode in [Snapping.Mode.nearest, .directional] {
        for proposed in proposals(model, using: &numbers) {
          for velocity in [0, 1, -1.0] {
            let target = layout.snapTarget(Snapping(mode), proposed: proposed, velocity: velocity)
            #expect(target.item == model.candidates.firstIndex(of: target.offset))
          }
        }
      }
    }
  }

  /// Items of 200 with gaps of 10, read from the right: item i has its right edge at 2090 - 210 i.
  @Test func leadingEdgesAreTheRightOnesInRowsReadFromTheRight() {
    let layout = layOut(
      RowArrangement(spacing: 10), [LayoutSize](repeating: LayoutSize(200, 100), count: 10),
      in: Container(size: LayoutSize(390, 100), axis: .horizontal, writingDirection: .rightToLeft))
    let snap = { (proposed: Double) in
      layout.snapTarget(Snapping(.nearest, alignment: .leading(0)), proposed: proposed)
    }
    for (proposed, offset, item) in [(1700, 1700, 0), (1490, 1490, 1), (1280, 1280, 2), (1200, 1280, 2)] {
      #expect(snap(Double(proposed)) == SnapTarget(offset: Double(offset), item: item))
    }
    let flick = Snapping(.directional, alignment: .leading(0))
    #expect(layout.snapTarget(flick, proposed: 1400, velocity: -0.5).offset == 1280)
    #expect(layout.snapTarget(flick, proposed: 1400, velocity: 0.5).offset == 1490)
    let shifted = Snapping(.nearest, alignment: .leading(15))
    #expect(layout.snapTarget(shifted, proposed: 1490).offset == 1505)
  }

  @Test(arguments: WritingDirection.allCases)
  func leadingEdgesRestWherePagesOfOneItemDo(direction: WritingDirection) {
    let widths: [Double] = [100, 230, 70, 300, 120, 200]
    let layout = layOut(
      RowArrangement(), widths.map { LayoutSize($0, 100) },
      in: Container(size: LayoutSize(300, 100), axis: .horizontal, writingDirection: direction))
    let pages = layout.pageOffsets(itemsPerPage: 1, leadingInset: 0)
    if direction == .rightToLeft { #expect(pages == [720, 620, 390, 320, 20, 0]) }
    for page in pages {
      let target = layout.snapTarget(Snapping(.nearest, alignment: .leading(0)), proposed: page)
      #expect(target.offset == page)
    }
  }

  @Test func withoutVelocityThereIsNoFlickWhateverTheThreshold() {
    let layout = layOut(
      RowArrangement(), [LayoutSize](repeating: LayoutSize(100, 80), count: 9),
      in: Container(size: LayoutSize(100, 100), axis: .horizontal))
    for threshold in [-1, 0, -.infinity] as [Double] {
      for velocity in [0, -0.0, .nan] {
        let paged = Snapping(.paged(), velocityThreshold: threshold)
        #expect(layout.snapTarget(paged, proposed: 400, velocity: velocity, startItem: 4).item == 4)
        let directional = Snapping(.directional, velocityThreshold: threshold)
        #expect(layout.snapTarget(directional, proposed: 440, velocity: velocity).item == 4)
      }
      let paged = Snapping(.paged(), velocityThreshold: threshold)
      #expect(layout.snapTarget(paged, proposed: 400, velocity: -0.001, startItem: 4).item == 3)
    }
  }

  @Test func onePointBesideAFlickIsNone() {
    let snapping = Snapping(.directional, velocityThreshold: 0.5)
    let layout = layOut(
      RowArrangement(), [LayoutSize](repeating: LayoutSize(100, 80), count: 9),
      in: Container(size: LayoutSize(100, 100), axis: .horizontal))
    #expect(layout.snapTarget(snapping, proposed: 110, velocity: 0.5).item == 1)
    #expect(layout.snapTarget(snapping, proposed: 110, velocity: 0.51).item == 2)
    #expect(layout.snapTarget(snapping, proposed: 190, velocity: -0.5).item == 2)
    #expect(layout.snapTarget(snapping, proposed: 190, velocity: -0.51).item == 1)
  }
}
