import CollectionLayouts
import Files
import LayoutBench

/// What to measure and how: the options that `run` and its kin share.
struct SelectionOptions {
  /// The bench, whose layouts and paths there are to choose from.
  let bench: Bench
  /// The suite where none is asked for.
  let usualSuite: Suite
  var askedSuite: Suite?
  var askedSeed: UInt64?
  var layouts: [LayoutSubject]?
  var items: [Int]?
  var sweeps: [SweepKind]?
  var paths: [MeasuredPath]?
  var content: ContentKind?
  var filter: ScenarioFilter?
  var rounds: Int?
  var timeBudget: Double?
  var framesFile: String?
  var traceFile: String?
  /// The size of the view in points and its axis; `nil` is each layout's own.
  var viewport: Viewport?
  var axis: ScrollAxis?
  /// What was read of both files.
  let measuredFiles = MeasuredFiles()
  var isQuiet = false
  /// The number of visible rectangles in a sweep that is made; `nil` is the suite's.
  var framesPerSweep: Int?

  init(_ bench: Bench, suite: Suite = .default) {
    self.bench = bench
    usualSuite = suite
  }

  var suite: Suite { askedSuite ?? usualSuite }
  var seed: UInt64 { askedSeed ?? SeededGenerator.defaultSeed }
  /// The paths to measure: unless some are asked for, the suite's and all of one's own.
  var chosenPaths: [MeasuredPath] { paths ?? suite.paths + bench.paths }

  /// The most items of a scenario.
  static let itemLimit = 10_000_000
}

// MARK: - The command line

extension SelectionOptions {
  /// The options that choose scenarios.
  var choice: OptionList<SelectionOptions> {
    OptionList { list in
      list.value(
        "--suite", "NAME", "\(OptionValue.names(Suite.self)) [\(suite)]", at: \.askedSuite, OptionValue.word)
      list.include(choiceBesidesSuite.explained(in: RunCommand.name), at: \.self)
    }
  }

  /// The options that change what a suite has, which mean the same for every command.
  private var choiceBesidesSuite: OptionList<SelectionOptions> {
    OptionList { list in
      let (catalog, seed) = (bench.layouts, seed)
      list.value("--layouts", "A,B", "those to measure, see below [the suite's]", at: \.layouts) {
        text, option in
        try OptionValue.list(text, of: option).map { try Self.subject($0, of: option, in: catalog) }
      }
      list.value("--items", "N,M", "item counts, each from 1 to \(Self.itemLimit)", at: \.items) {
        text, option in
        let counts = try OptionValue.list(text, of: option).map {
          try OptionValue.integer($0, of: option, in: 1...Self.itemLimit)
        }
        guard Set(counts).count == counts.count else {
          throw CommandFailure.usage("\(option) names a count twice in \(quoted: text)")
        }
        return counts
      }
      list.value("--sweeps", "A,B", OptionValue.names(SweepKind.self), at: \.sweeps) { text, option in
        try OptionValue.list(text, of: option).map { try OptionValue.word($0, of: option) }
      }
      list.value(
        "--content", "KIND", OptionValue.names(ContentKind.self) + " [each layout's own]; not for --frames",
        at: \.content, OptionValue.word)
      list.value("--filter", "REGEX", "only scenarios whose name has a match", at: \.filter) { text, _ in
        try ScenarioFilter(text)
      }
      list.value(
        "--frames", "FILE",
        """
        measure frames of your own, a CSV of x,y,width,height, in place of the suite's layouts; --layouts adds \
        layouts to them
        """, at: \.framesFile, OptionValue.path)
      list.value(
        "--trace", "FILE",
        """
        scroll as you did, a CSV of offset, or of x,y, one frame a line, in place of the suite's sweeps; --sweeps \
        adds sweeps to it
        """, at: \.traceFile, OptionValue.path)
      list.value(
        "--viewport", "WxH",
        "the size of the view in points, for every layout; each layout's own without it", at: \.viewport
      ) { try Viewport($0, of: $1) }
      list.value(
        "--axis", "NAME",
        OptionValue.names(ScrollAxis.self)
          + ", for every layout; without it each layout's own, vertical for --frames",
        at: \.axis, OptionValue.word)
      list.value("--seed", "N", "what content and sweeps are drawn from [\(seed)]", at: \.askedSeed) {
        text, option in
        guard let seed = UInt64(text) else {
          throw CommandFailure.usage(
            "\(option) does not take \(quoted: text); allowed: a whole number from 0 to \(UInt64.max)")
        }
        return seed
      }
      list.table("suites", Suite.allCases.map { ($0.rawValue, $0.summary(of: bench)) })
      list.table("layouts", catalog.map { ($0.name, $0.summary) })
    }
  }

  /// The options that say how to measure in rounds.
  static var measuring: OptionList<SelectionOptions> {
    OptionList { list in
      list.value("--rounds", "N", "rounds per scenario, 1 to 10000 [what the time allows]", at: \.rounds) {
        try OptionValue.integer($0, of: $1, in: 1...10_000)
      }
      list.include(time("time for all rounds, 0 to 86400 [the suite's]"), at: \.self)
      list.include(quiet, at: \.self)
    }
  }

  /// The options that choose scenarios and paths.
  var choiceWithPaths: OptionList<SelectionOptions> {
    OptionList { list in
      list.include(choice, at: \.self)
      list.include(choiceOfPaths.explained(in: RunCommand.name), at: \.self)
    }
  }

  /// The option that chooses paths.
  private var choiceOfPaths: OptionList<SelectionOptions> {
    OptionList { list in
      let own = bench.paths
      let names = (MeasuredPath.names + own.map(\.name)).joined(separator: ", ")
      list.value("--paths", "A,B", names + "; NAME:reprepare", at: \.paths) { text, option in
        try OptionValue.list(text, of: option).map { try Self.path($0, of: option, own: own) }
      }
    }
  }

  /// The option that limits the time.
  static func time(_ help: String) -> OptionList<SelectionOptions> {
    OptionList { list in
      list.value("--time-budget", "SECONDS", help, at: \.timeBudget) {
        try OptionValue.number($0, of: $1, in: 0...86_400)
      }
    }
  }

  /// The option that keeps a command quiet.
  static var quiet: OptionList<SelectionOptions> {
    OptionList { $0.flag("--quiet", "no progress, no table") { $0.isQuiet = true } }
  }

  private static func subject(
    _ name: String, of option: String, in layouts: [LayoutSubject]
  ) throws -> LayoutSubject {
    guard let subject = layouts.first(where: { $0.name == name }) else {
      let allowed = layouts.map(\.name).joined(separator: ", ")
      let hint = Suggestion.text(for: name, among: layouts.map(\.name))
      throw CommandFailure.usage("\(option) does not know \(quoted: name)\(hint); allowed: \(allowed)")
    }
    return subject
  }

  private static func path(
    _ name: String, of option: String, own: [MeasuredPath]
  ) throws -> MeasuredPath {
    let path: MeasuredPath
    do {
      // Cut, as no path has a name so long and the reason repeats it.
      path = try MeasuredPath(name: Printable.line(name), own: own)
    } catch {
      let names = MeasuredPath.names + own.map(\.name)
      let hint = Suggestion.text(
        for: name, among: names + names.filter { $0 != "floor" }.map { $0 + ":reprepare" })
      throw CommandFailure.usage(error.message + hint)
    }
    guard path.name == name else {
      // In a list, two spellings would be measured as one.
      throw CommandFailure.usage("\(option) does not know \(quoted: name); it is written \(path.name)")
    }
    return path
  }
}
