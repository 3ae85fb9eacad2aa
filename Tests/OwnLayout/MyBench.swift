import BenchCommands
import CollectionLayouts
import LayoutBench

@main
enum MyBench {
  static func main() { bench.main() }

  static let bench = Bench(
    layouts: [stairs, swayingStairs, days],
    paths: [
      .search("columns", of: ["stairs", "days"]) { layout in ColumnSearch(layout) },
      .search("every", of: ["sway"]) { layout in EveryElementSearch(layout) },
    ])

  /// The arrangement alone.
  static let stairs = LayoutSubject(
    name: "stairs", summary: "items in steps", layout: CollectionLayout(Staircase()), naturalContent: .photos
  ) { kind, items, seed in ContentSource.content(kind, count: items, seed: seed) }

  /// With the effect, on the screen of a tablet.
  static let swayingStairs = LayoutSubject(
    name: "sway", summary: "steps that sway", layout: CollectionLayout(Staircase(), effect: Sway()),
    container: Container(size: LayoutSize(width: 820, height: 1180)), naturalContent: .photos
  ) { kind, items, seed in ContentSource.content(kind, count: items, seed: seed) }

  /// In sections of twelve, each under a header and before a background.
  static let days = LayoutSubject(
    name: "days", summary: "steps, twelve a day", layout: CollectionLayout(Staircase()),
    naturalContent: .photos
  ) { kind, items, seed in
    ContentSource.content(kind, count: items, seed: seed)
      .dividedIntoSections(of: 12, headerLength: 32, hasBackground: true)
  }
}
