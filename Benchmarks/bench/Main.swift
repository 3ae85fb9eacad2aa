import BenchCommands

/// The bench of the layouts that ship.
@main
enum Main {
  static func main() { Bench().main() }
}
