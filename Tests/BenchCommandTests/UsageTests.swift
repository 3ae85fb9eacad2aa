import Foundation
import Testing

@testable import BenchCommands

/// Wrong command lines: exit code 64, one line on standard error, and nothing touched.
@Suite struct UsageTests {
  struct Mistake: CustomTestStringConvertible {
    let arguments: [String]
    /// What the line must say.
    let words: [String]

    init(_ arguments: [String], _ words: String...) {
      self.arguments = arguments
      self.words = words
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(["frobnicate"], "unknown command 'frobnicate'", "allowed: run, list"),
    Mistake([""], "unknown command ''"),
    Mistake(["two\nlines\u{1B}[31m"], "unknown command 'two?lines?[31m'"),
    Mistake(["run", "extra"], "takes no argument", "'extra'"),
    Mistake(["list", "extra"], "takes no argument", "'extra'"),
    Mistake(["--bogus"], "unknown option '--bogus'", "--layouts"),
    Mistake(["run", "-x"], "unknown option '-x'"),
    Mistake(["run", "--"], "unknown option '--'"),
    Mistake(["run", "--bogus\nline"], "unknown option '--bogus?line'"),
    Mistake(["list", "--paths", "naive"], "unknown option '--paths'"),
    Mistake(["run", "--quiet=yes"], "--quiet takes no value"),
    Mistake(["--items", "5", "--items", "6"], "option --items is given twice"),
    Mistake(["--items=5", "--quiet", "--items=5"], "option --items is given twice"),
    Mistake(["run", "--quiet", "--quiet"], "option --quiet is given twice"),
    Mistake(["count", "--growth", "--no-growth"], "--growth and --no-growth leave nothing to count"),
    Mistake(["--output", "x.environment.json"], "the name of an environment file"),
    Mistake(["baseline", "update", "--baseline=x.environment.json"], "the name of an environment file"),
    Mistake(["ab", "HEAD", "--product=-x"], "--product does not take '-x'"),
  ])
  func unknownWordsAreRefused(mistake: Mistake) async throws { try await refuse(mistake) }

  @Test(arguments: [
    "--suite", "--layouts", "--items", "--sweeps", "--paths", "--content", "--filter", "--rounds",
    "--time-budget", "--seed", "--output", "--format", "--frames", "--trace",
  ])
  func missingValuesAreRefused(option: String) async throws {
    try await refuse(Mistake(["run", "--quiet", option], "option \(option) needs a value"))
    try await refuse(Mistake(["run", option, "--quiet"], "option \(option) needs a value"))
  }

  @Test(arguments: [
    Mistake(["--suite", "huge"], "--suite", "'huge'", "quick, default, full"),
    Mistake(["--layouts", "mosaic"], "--layouts", "'mosaic'", "line, card, waterfall"),
    Mistake(["--layouts", "grid,Line"], "--layouts", "'Line'", "line, card, waterfall"),
    Mistake(["--sweeps", "crawl"], "--sweeps", "'crawl'", "steady, fling, jump, reverse, page"),
    Mistake(["--paths", "quadtree"], "'quadtree'", "naive", "binary-visit", "floor"),
    Mistake(["--paths", "binary:turbo"], "'turbo'", "'binary:turbo'", "allowed: reprepare"),
    Mistake(["--paths", "binary:"], "cache setting ''", "allowed: reprepare"),
    Mistake(["--paths", "floor:reprepare"], "'floor:reprepare'"),
    Mistake(["--paths", "floor-visit"], "unknown path 'floor-visit'"),
    Mistake(["--content", "videos"], "--content", "'videos'", "photos, messages, uniform, random"),
    Mistake(["--format", "xml"], "--format", "'xml'", "table, csv, json, markdown"),
  ])
  func unknownNamesAreRefusedWithThoseAllowed(mistake: Mistake) async throws { try await refuse(mistake) }

  @Test(arguments: [
    "0", "-5", "abc", "1000000000000", "99999999999999999999", "1.5", "1e3", " 50", "10000001", "50,0",
  ])
  func itemCountsOutsideTheLimitsAreRefused(count: String) async throws {
    let wrong = count.split(separator: ",").last.map(String.init) ?? count
    try await refuse(Mistake(["--items", count], "--items", "'\(wrong)'", "from 1 to 10000000"))
  }

  @Test(arguments: [
    Mistake(["--items", ""], "--items", "empty entry"),
    Mistake(["--items", "50,"], "--items", "empty entry"),
    Mistake(["--items=,50"], "--items", "empty entry"),
    Mistake(["--layouts", "grid,,line"], "--layouts", "empty entry"),
    Mistake(["--sweeps", ","], "--sweeps", "empty entry"),
    Mistake(["--paths", "naive,"], "--paths", "empty entry"),
    Mistake(["--items", "50,60,50"], "--items", "'50' twice"),
    Mistake(["--items", "50,050"], "--items", "twice"),
    Mistake(["--layouts", "grid,grid"], "--layouts", "'grid' twice"),
    Mistake(["--sweeps", "jump,jump"], "--sweeps", "'jump' twice"),
    Mistake(["--paths", "scan,naive,scan"], "--paths", "'scan' twice"),
  ])
  func listsWithEmptyOrRepeatedEntriesAreRefused(mistake: Mistake) async throws { try await refuse(mistake) }

  @Test(arguments: [
    Mistake(["--filter", "("], "--filter", "'('"),
    Mistake(["--filter", "[z-a]"], "--filter", "'[z-a]'"),
    Mistake(["--filter", "^nothing-has-this-name$"], "--filter", "leaves no scenario"),
    Mistake(["list", "--filter", "^nothing-has-this-name$"], "--filter", "leaves no scenario"),
    Mistake(["--rounds", "0"], "--rounds", "'0'", "from 1 to 10000"),
    Mistake(["--rounds", "-1"], "--rounds", "'-1'"),
    Mistake(["--rounds", "10001"], "--rounds", "'10001'"),
    Mistake(["--rounds", "many"], "--rounds", "'many'"),
    Mistake(["--time-budget", "-1"], "--time-budget", "'-1'", "from 0"),
    Mistake(["--time-budget", "nan"], "--time-budget", "'nan'"),
    Mistake(["--time-budget", "inf"], "--time-budget", "'inf'"),
    Mistake(["--time-budget", "1e9"], "--time-budget", "'1e9'"),
    Mistake(["--time-budget", "soon"], "--time-budget", "'soon'"),
    Mistake(["--seed", "-1"], "--seed", "'-1'", "18446744073709551615"),
    Mistake(["--seed", "18446744073709551616"], "--seed", "'18446744073709551616'"),
    Mistake(["--seed", "lucky"], "--seed", "'lucky'"),
  ])
  func valuesOutsideTheLimitsAreRefused(mistake: Mistake) async throws { try await refuse(mistake) }

  @Test(arguments: [
    Mistake(["frobnicate"], "(see bench --help)\n"),
    Mistake(["help", "frobnicate"], "unknown command 'frobnicate'", "(see bench --help)\n"),
    Mistake(["--bogus"], "(see bench run --help)\n"),
    Mistake(["--rounds", "0"], "(see bench run --help)\n"),
    Mistake(["run", "--rounds", "0"], "(see bench run --help)\n"),
    Mistake(["list", "--rounds", "1"], "(see bench list --help)\n"),
    Mistake(["list", "--items", "0"], "(see bench list --help)\n"),
    Mistake(["list", "--filter", "^nothing-has-this-name$"], "(see bench list --help)\n"),
    Mistake(["--version", "extra"], "'extra'", "(see bench --help)\n"),
    Mistake(["--help", "run", "extra"], "'extra'", "(see bench --help)\n"),
    Mistake(["help", "run", "extra"], "'extra'", "(see bench --help)\n"),
    Mistake(["-h", "--quiet"], "unknown command '--quiet'", "(see bench --help)\n"),
  ])
  func theRightHelpIsPointedAt(mistake: Mistake) async throws { try await refuse(mistake) }

  @Test(arguments: [
    Mistake(["lsit"], "unknown command 'lsit' (did you mean list?)"),
    Mistake(["RUN"], "unknown command 'RUN' (did you mean run?)"),
    Mistake(["--layout", "grid"], "unknown option '--layout' (did you mean --layouts?)"),
    Mistake(["--time-buget=3"], "unknown option '--time-buget' (did you mean --time-budget?)"),
    Mistake(["--suite", "qiuck"], "'qiuck' (did you mean quick?)"),
    Mistake(["--layouts", "waterfal"], "'waterfal' (did you mean waterfall?)"),
    Mistake(["--sweeps", "steadily"], "'steadily' (did you mean steady?)"),
    Mistake(["--content", "photo"], "'photo' (did you mean photos?)"),
    Mistake(["--format", "jsno"], "'jsno' (did you mean json?)"),
    Mistake(["--paths", "binary-visti"], "'binary-visti'", "(did you mean binary-visit?)"),
    Mistake(["--paths", "binry:reprepare"], "'binry:reprepare'", "(did you mean binary:reprepare?)"),
  ])
  func slipsGetASuggestion(mistake: Mistake) async throws { try await refuse(mistake) }

  @Test(arguments: ["frobnicate", "x", String(repeating: "run", count: 30_000)])
  func wordsUnlikeAllOthersGetNoSuggestion(word: String) async throws {
    let outcome = try await BenchProcess.run([word], in: WorkFolder())
    #expect(outcome.status == 64)
    #expect(!outcome.errors.contains("did you mean"))
  }

  @Test func aPathInAnotherSpellingIsRefused() async throws {
    for paths in ["binary:reprepare:reprepare", "binary:reprepare,binary:reprepare:reprepare"] {
      try await refuse(
        Mistake(["--paths", paths], "'binary:reprepare:reprepare'", "it is written binary:reprepare "))
    }
  }

  @Test func contentThatNoLayoutTakesIsRefused() async throws {
    let frames = try WorkFolder()
    try frames.write("x,y,width,height\n0,0,9,9\n", to: "frames.csv")
    let arguments = ["--frames", frames.path(of: "frames.csv"), "--content", "photos"]
    try await refuse(Mistake(arguments, "--content would change nothing"))
    let outcome = try await BenchProcess.run(
      ["list", "--layouts", "grid", "--items", "5", "--sweeps", "jump"] + arguments, in: frames)
    #expect(outcome.status == 0)
    #expect(outcome.output == "frames/own/1/jump\ngrid/photos/5/jump\n")
  }

  @Test func aFilterThatWouldSearchForEverIsRefused() async throws {
    try await refuse(Mistake(["--filter", "^(.*)*(.*)*(.*)*(.*)*!$"], "--filter takes too long"))
  }

  @Test func aFilterThatTakesLittleOfEachNameAndLongOfAllIsRefused() async {
    // A quick machine would take minutes.
    await #expect(processExitsWith: .exitCode(64)) {
      let names = [String](repeating: "waterfall/photos/1000/steady", count: 1_000_000)
      _ = try ScenarioFilter("^(.*)*(.*)*!$").matches(in: names, name: \.self)
    }
  }

  @Test(arguments: [
    [], ["help"], ["--version"], ["run"], ["run", "--"], ["compare", "a.csv", "b.csv"], ["ab", "a", "b"],
    ["baseline"], ["baseline", "check"], ["run", "--suite"], ["run", "--layouts"], ["run", "--items"],
    ["run", "--sweeps"], ["run", "--paths"], ["run", "--content"], ["run", "--filter"], ["run", "--rounds"],
    ["run", "--time-budget"], ["run", "--seed"], ["run", "--format"], ["run", "--export"],
    ["noise", "--plant"], ["noise", "--tries"], ["noise", "--margin"], ["noise", "--confidence"],
    ["ab", "a", "--link-orders"], ["ab", "a", "--traits"], ["baseline", "check", "--instructions-margin"],
    ["slice", "--processor"], ["count-worker", "--frames-per-sweep"],
  ])
  func whatWasTypedIsNotRepeatedAtLength(arguments: [String]) async throws {
    // A long word, and a list whose last entry is one.
    let long = String(repeating: "0x(y", count: 25_000)
    for word in [long, "binary," + long] {
      var arguments = arguments
      if arguments.last == "--" { arguments[arguments.count - 1] += word } else { arguments.append(word) }
      let outcome = try await BenchProcess.run(arguments, in: WorkFolder())
      #expect((outcome.status == 64 || outcome.status == 1) && outcome.errorLines.count == 1)
      #expect(outcome.errors.utf8.count < 700, "\(outcome.errors.prefix(300))")
      let repeated = outcome.errors.split(separator: "0x(y", omittingEmptySubsequences: false).count - 1
      #expect(repeated <= 32, "\(outcome.errors.prefix(300))")
    }
  }

  private func refuse(_ mistake: Mistake) async throws {
    let folder = try WorkFolder()
    try folder.write("earlier\n", to: "results/latest.csv")
    let outcome = try await BenchProcess.run(mistake.arguments, in: folder)
    #expect(outcome.status == 64 && !outcome.wasSignalled)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1 && outcome.errors.hasSuffix("\n"), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("bench: "))
    for words in mistake.words { #expect(outcome.errors.contains(words), "\(words) in \(outcome.errors)") }
    #expect(try folder.contents() == ["results", "results/latest.csv"])
    #expect(try folder.text(of: "results/latest.csv") == "earlier\n")
  }
}
