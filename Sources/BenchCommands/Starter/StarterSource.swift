/// The source of an executable that measures layouts of somebody's own.
struct StarterSource {
  /// The name of the executable target.
  let target: String

  /// The modules that it imports, each a product of this package.
  static let modules = ["BenchCommands", "CollectionLayouts", "LayoutBench"]

  /// The modules that those bring along, whose names no target beside them can have.
  static let hiddenModules = [
    "CBenchSupport", "CJemalloc", "CLibrary", "CollectionLayoutsFoundation", "Files", "Measurement",
  ]

  /// The executable: a layout to begin with, and all commands.
  var text: String {
    """
    \(Self.modules.map { "import \($0)" }.joined(separator: "\n"))

    // Layouts of another target of this package: make the target a dependency,
    //   swift package add-target-dependency TARGET \(target)
    // import it here, and list them below.

    /// Items half as wide as the view, in steps: each further to the right than the one before, back at the edge after ten.
    struct Staircase: Arrangement {
      func arrange(
        _ items: ItemSizes, in space: ArrangementSpace, appendingTo frames: inout [LayoutRect]
      ) -> ArrangedExtent {
        let width = space.crossLength / 2
        var y = space.mainStart
        for item in 0..<items.count {
          let natural = items[item]
          let height = natural.width > 0 ? natural.height * width / natural.width : 0
          frames.append(LayoutRect(x: Double(item % 10) * width / 10, y: y, width: width, height: height))
          y += height
        }
        return ArrangedExtent(main: y - space.mainStart, cross: space.crossLength)
      }
    }

    @main
    enum Main {
      static func main() {
        let stairs = LayoutSubject(
          name: "stairs", summary: "items in steps", layout: CollectionLayout(Staircase()),
          naturalContent: .photos
        ) { kind, items, seed in ContentSource.content(kind, count: items, seed: seed) }
        Bench(layouts: [stairs]).main()
      }
    }

    """
  }
}
