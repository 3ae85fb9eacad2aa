private import CLibrary

/// Why the operating system refused something: a value of `errno`.
struct SystemFailure: Error, Hashable {
  let code: Int32

  /// The system's words for it.
  var reason: String { String(cString: strerror(code)) }

  static let notFound = SystemFailure(code: ENOENT)
  static let exists = SystemFailure(code: EEXIST)
  static let isFolder = SystemFailure(code: EISDIR)

  /// The failure of the system call that was made last.
  static var last: SystemFailure { SystemFailure(code: errno) }

  /// The result of a system call, made again when a signal cut it short.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemFailure) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let failure = SystemFailure.last
      if failure.code != EINTR { throw failure }
    }
  }
}
