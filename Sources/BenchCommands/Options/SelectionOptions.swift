import LayoutBench

/// What to measure and how: the options that `run` and its kin share.
struct SelectionOptions {
  /// The layouts to choose from.
  let catalog: [LayoutSubject]
  var suite = Suite.default
  var layouts: [LayoutSubject]?
  var items: [Int]?
  var sweeps: [SweepKind]?
  var paths: [MeasuredPath]?
  var content: ContentKind?
  var filter: ScenarioFilter?
  var rounds: Int?
  var timeBudget: Double?
  var seed = SeededGenerator.defaultSeed
  var framesFile: String?
  var traceFile: String?
  var isQuiet = false
  /// The number of visible rectangles in a sweep that is made; `nil` is the suite's.
  var framesPerSweep: Int?

  init(catalog: [LayoutSubject]) {
    self.catalog = catalog
  }

  /// The most items of a scenario.
  static let itemLimit = 10_000_000

  /// Declares the options that choose scenarios.
  static func declareSelection<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, SelectionOptions>,
    layouts: [LayoutSubject], suite: Suite = .default
  ) {
    parser.value("--suite", "NAME", "quick, default or full, see below [\(suite.rawValue)]") { values, text in
      values[keyPath: place].suite = try OptionValue.word(text, of: "--suite")
    }
    parser.value("--layouts", "A,B", layouts.map(\.name).joined(separator: ", ")) { values, text in
      values[keyPath: place].layouts = try OptionValue.list(text, of: "--layouts").map {
        try subject($0, of: layouts)
      }
    }
    parser.value("--items", "N,M", "item counts, each from 1 to \(itemLimit)") { values, text in
      let counts = try OptionValue.list(text, of: "--items").map {
        try OptionValue.integer($0, of: "--items", in: 1...itemLimit)
      }
      guard Set(counts).count == counts.count else {
        throw CommandFailure.usage("--items names a count twice in '\(text)'")
      }
      values[keyPath: place].items = counts
    }
    parser.value("--sweeps", "A,B", words(SweepKind.self)) { values, text in
      values[keyPath: place].sweeps = try OptionValue.list(text, of: "--sweeps").map {
        try OptionValue.word($0, of: "--sweeps")
      }
    }
    parser.value("--content", "KIND", words(ContentKind.self) + " [each layout's own]; not for --frames") {
      values, text in
      values[keyPath: place].content = try OptionValue.word(text, of: "--content")
    }
    parser.value("--filter", "REGEX", "only scenarios whose name has a match") { values, text in
      values[keyPath: place].filter = try ScenarioFilter(text)
    }
    parser.value(
      "--frames", "FILE",
      """
      measure frames of your own, a CSV of x,y,width,height, in place of the suite's layouts; --layouts adds \
      layouts to them
      """
    ) { values, text in
      values[keyPath: place].framesFile = try OptionValue.path(text, of: "--frames")
    }
    parser.value(
      "--trace", "FILE",
      """
      scroll as you did, a CSV of offset, or of x,y, one frame a line, in place of the suite's sweeps; --sweeps \
      adds sweeps to it
      """
    ) { values, text in
      values[keyPath: place].traceFile = try OptionValue.path(text, of: "--trace")
    }
    parser.value("--seed", "N", "what content and sweeps are drawn from [\(SeededGenerator.defaultSeed)]") {
      values, text in
      guard let seed = UInt64(text) else {
        throw CommandFailure.usage(
          "--seed does not take '\(text)'; allowed: a whole number from 0 to \(UInt64.max)")
      }
      values[keyPath: place].seed = seed
    }
    parser.note(["suites:"] + Suite.allCases.map { "  \($0.rawValue)".padded(to: 11) + $0.summary })
  }

  /// Declares the options that say how to measure in rounds.
  static func declareMeasuring<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, SelectionOptions>
  ) {
    declarePaths(in: &parser, at: place)
    parser.value("--rounds", "N", "rounds per scenario, 1 to 10000 [what the time allows]") { values, text in
      values[keyPath: place].rounds = try OptionValue.integer(text, of: "--rounds", in: 1...10_000)
    }
    declareTimeBudget(in: &parser, at: place, help: "time for all rounds, 0 to 86400 [the suite's]")
    declareQuiet(in: &parser, at: place)
  }

  /// Declares the option that chooses paths.
  static func declarePaths<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, SelectionOptions>
  ) {
    parser.value("--paths", "A,B", MeasuredPath.names.joined(separator: ", ") + "; NAME:reprepare") {
      values, text in
      values[keyPath: place].paths = try OptionValue.list(text, of: "--paths").map(path)
    }
  }

  /// Declares the option that limits the time.
  static func declareTimeBudget<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, SelectionOptions>, help: String
  ) {
    parser.value("--time-budget", "SECONDS", help) { values, text in
      values[keyPath: place].timeBudget = try OptionValue.number(text, of: "--time-budget", in: 0...86_400)
    }
  }

  /// Declares the option that keeps the command quiet.
  static func declareQuiet<Values>(
    in parser: inout OptionParser<Values>, at place: WritableKeyPath<Values, SelectionOptions>
  ) {
    parser.flag("--quiet", "no progress, no table") { values in
      values[keyPath: place].isQuiet = true
    }
  }

  private static func words<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> String
  where Value.RawValue == String {
    Value.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func subject(_ name: String, of layouts: [LayoutSubject]) throws -> LayoutSubject {
    guard let subject = layouts.first(where: { $0.name == name }) else {
      let allowed = layouts.map(\.name).joined(separator: ", ")
      let hint = Suggestion.text(for: name, among: layouts.map(\.name))
      throw CommandFailure.usage("--layouts does not know '\(name)'\(hint); allowed: \(allowed)")
    }
    return subject
  }

  private static func path(_ name: String) throws -> MeasuredPath {
    let path: MeasuredPath
    do {
      path = try MeasuredPath(name: name)
    } catch {
      let names = MeasuredPath.names
      let hint = Suggestion.text(
        for: name, among: names + names.filter { $0 != "floor" }.map { $0 + ":reprepare" })
      throw CommandFailure.usage(error.message + hint)
    }
    guard path.name == name else {
      // In a list, two spellings would be measured as one.
      throw CommandFailure.usage("--paths does not know '\(name)'; it is written \(path.name)")
    }
    return path
  }
}

/// A regular expression that scenario names are searched with.
struct ScenarioFilter {
  private let expression: Regex<AnyRegexOutput>
  let text: String

  init(_ text: String) throws {
    guard let expression = try? Regex(text) else {
      throw CommandFailure.usage("--filter does not understand the regular expression '\(text)'")
    }
    self.expression = expression
    self.text = text
  }

  /// Whether a name has a match. Some expressions, such as `(a+)+b`, would take years to say no; they end the
  /// process with the usage code.
  func accepts(_ name: String) -> Bool {
    TimeLimit.run(
      seconds: 5,
      orEndWith: "bench: --filter takes too long with this regular expression; use a simpler one\n"
    ) {
      name.firstMatch(of: expression) != nil
    }
  }
}
