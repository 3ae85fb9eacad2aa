import CollectionLayouts
import Foundation

@testable import LayoutBench

/// Small scenarios, and layouts that are wrong on purpose.
enum Harness {
  /// A scenario of a few items.
  static func scenario(
    _ subject: LayoutSubject, items: Int = 60, sweep: SweepKind = .steady, frames: Int = 12, seed: UInt64 = 1
  ) -> Scenario {
    Scenario(subject: subject, items: items, sweep: .made(sweep), frames: frames, seed: seed)
  }

  /// A list of full-width rows of 100 points under an effect, scrolled to given offsets.
  static func list(
    _ effect: some ScrollEffect, named name: String = "wrong", items: Int = 100, scrolledTo offsets: [Double]
  ) -> Scenario {
    let subject = LayoutSubject(
      name: name, layout: CollectionLayout(ListArrangement(), effect: effect), naturalContent: .uniform
    ) { _, items, _ in
      CollectionContent(count: items, itemSize: LayoutSize(width: 390, height: 100))
    }
    let rects = offsets.map { LayoutRect(x: 0, y: $0, width: 390, height: 844) }
    return Scenario(
      subject: subject, items: items, sweep: .trace(Sweep(kind: nil, rects: rects)), frames: 0, seed: 1)
  }

  /// Attributes of an element that looks as it is laid out.
  static func attributes(_ element: ElementID, at frame: LayoutRect) -> LayoutAttributes {
    LayoutAttributes(elementID: element, baseFrame: frame, look: ElementLook(frame: frame))
  }
}

/// Shows elements lower than they are laid out, and says how far the bench may look for them.
struct ShiftEffect: ScrollEffect {
  let distance: Double
  let statedReach: Reach

  var dependsOnScrolling: Bool { true }

  func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    ElementLook(frame: LayoutRect(x: base.x, y: base.y + distance, width: base.width, height: base.height))
  }

  func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { statedReach }
}

/// Hands over as arrays something else than it visits.
struct ArrayFault: ScrollEffect {
  let change: @Sendable ([LayoutAttributes]) -> [LayoutAttributes]

  var dependsOnScrolling: Bool { false }

  func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    ElementLook(frame: base)
  }

  func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .zero }

  func _collectElements(
    of layout: PreparedLayout, matching query: ElementQuery, counting counts: inout QueryCounts
  ) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    _visitElements(of: layout, matching: query, counting: &counts) { attributes, _ in
      elements.append(attributes)
    }
    return change(elements)
  }

  func _collectAllElements(of layout: PreparedLayout, in scene: ScrollScene) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    _visitElements(of: layout, at: Array(0..<Int32(layout.table.frames.count)), in: scene) {
      elements.append($0)
    }
    return change(elements)
  }
}

/// Counts calls from anywhere.
final class CallCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0

  /// Counts a call, and says how many there were before it.
  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    calls += 1
    return calls - 1
  }
}
