private import CLibrary
import LayoutBench

/// When there is colour on standard output.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that can, unless the environment asks for none.
  case auto
  case always
  case never

  var colors: TerminalColors {
    switch self {
    case .always: .on
    case .never: .off
    case .auto: StandardOutput.isTerminal && Self.isWelcome ? .on : .off
    }
  }

  /// As no-color.org has it: a variable that is set to anything at all.
  private static var isWelcome: Bool {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }
}
