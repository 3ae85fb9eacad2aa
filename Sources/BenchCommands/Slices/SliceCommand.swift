private import CBenchSupport
import CollectionLayouts
import LayoutBench

/// `bench slice`: takes samples when told to, for `bench ab`; not meant for people.
enum SliceCommand: Command {
  static let name = "slice"
  static let summary = "takes samples for ab"

  struct Options {
    var selection: SelectionOptions
    var processor: Int?
  }

  static func makeParser(of bench: Bench) -> OptionParser<Options> {
    let defaults = Options(selection: SelectionOptions(bench))
    return OptionParser(
      command: name, summary: "Takes samples as its standard input says, one of the two processes of ab.",
      defaults: defaults
    ) { list in
      list.include(defaults.selection.choiceWithPaths, at: \.selection)
      list.value("--processor", "N", "the processor to run on", at: \.processor) {
        try OptionValue.integer($0, of: $1, in: 0...1_000_000)
      }
    }
  }

  static func run(_ options: Options, of bench: Bench) throws -> ExitStatus {
    cbench_end_with_parent()
    StandardOutput.reserve()
    if let processor = options.processor, let problem = ProcessorAffinity.bind(to: processor) {
      StandardError.warn("not bound to processor \(processor): \(problem)")
    }
    let scenarios = try options.selection.scenarios()
    let works = MeasuredWork.works(of: options.selection.chosenPaths)
    let greeting = ["\(SliceProtocol.greeting) \(SliceProtocol.version) \(scenarios.count) \(works.count)"]
    let lines = greeting + scenarios.map(\.name) + works.map(\.name)
    try StandardOutput.writeLine(lines.joined(separator: "\n"))

    var stage: SliceStage?
    while let line = readLine() {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().map { Int($0) ?? -1 }
      let word = words.first.map(String.init)
      switch word {
      case SliceProtocol.stage where numbers.count == 1 && scenarios.indices.contains(numbers[0]),
        SliceProtocol.restage where numbers.count == 1 && scenarios.indices.contains(numbers[0]):
        let scenario = scenarios[numbers[0]]
        let ready: SliceStage
        do throws(LayoutError) {
          ready = try SliceStage(scenario, works: works, isVerified: word == SliceProtocol.restage)
        } catch {
          try StandardOutput.writeLine("\(SliceProtocol.failed) \(error)")
          continue
        }
        stage = ready
        try StandardOutput.writeLine(
          ready.wrongWorks.isEmpty
            ? "\(SliceProtocol.staged) \(ready.repeats.map(String.init).joined(separator: ","))"
            : "\(SliceProtocol.wrong) \(ready.wrongWorks.map(\.name).joined(separator: ","))")
      case SliceProtocol.sample
      where numbers.count == 2 && works.indices.contains(numbers[0])
        && stage.map { $0.repeats[numbers[0]] > 0 } == true
        && (1...SliceProtocol.mostRepeats).contains(numbers[1]):
        let time = stage?.sample(work: numbers[0], repeats: numbers[1]) ?? 0
        try StandardOutput.writeLine("\(time)")
      default:
        throw CommandFailure.usage("slice does not understand \(quoted: line)")
      }
    }
    return .success
  }
}
