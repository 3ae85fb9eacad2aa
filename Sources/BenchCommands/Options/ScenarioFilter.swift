private import CLibrary

/// A regular expression that scenario names are searched with.
struct ScenarioFilter {
  private let expression: Regex<AnyRegexOutput>
  let text: String

  init(_ text: String) throws {
    guard let expression = Self.limited({ try? Regex(text) }) else {
      throw CommandFailure.usage("--filter does not understand the regular expression \(quoted: text)")
    }
    self.expression = expression
    self.text = text
  }

  /// Those of some elements whose name has a match.
  func matches<Element>(in elements: [Element], name: (Element) -> String) -> [Element] {
    Self.limited { elements.filter { name($0).firstMatch(of: expression) != nil } }
  }

  /// Some expressions, such as `(a+)+b`, would take years to say no, and long ones take long to be
  /// understood; they end the process with the usage code.
  private static func limited<Result>(_ body: () -> Result) -> Result {
    let words = "--filter takes too long with this regular expression; use a simpler one"
    return TimeLimit.run(seconds: 5, orEndWith: "\(Bench.name): \(words)\n", body)
  }
}

/// A limit on the time of what cannot be stopped from outside.
private enum TimeLimit {
  /// What the signal handler writes, which may not take a lock.
  nonisolated(unsafe) private static var message = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Runs something; when it takes longer, in seconds, the process ends with a message and the usage code.
  static func run<Result>(seconds: UInt32, orEndWith message: String, _ body: () -> Result) -> Result {
    // The bytes live as long as the body runs, and so as long as the handler is set.
    Array(message.utf8).withUnsafeBytes { bytes in
      self.message = bytes
      let before = signal(SIGALRM) { _ in
        _ = write(STDERR_FILENO, TimeLimit.message.baseAddress, TimeLimit.message.count)
        _exit(ExitStatus.usage.rawValue)
      }
      // Whoever started the process may hold signals back.
      var awaited = sigset_t()
      var blocked = sigset_t()
      sigemptyset(&awaited)
      sigaddset(&awaited, SIGALRM)
      pthread_sigmask(SIG_UNBLOCK, &awaited, &blocked)
      _ = alarm(seconds)
      defer {
        _ = alarm(0)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
        signal(SIGALRM, before)
      }
      return body()
    }
  }
}
