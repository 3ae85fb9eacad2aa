private import CLibrary

/// The stream for results, unbuffered, so that failures are seen and it stays in order with standard error.
enum StandardOutput {
  nonisolated(unsafe) private static var descriptor = STDOUT_FILENO

  /// Whether somebody watches.
  static var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Keeps the stream for what is written here: what a layout under test prints goes to standard error from
  /// now on.
  static func reserve() {
    let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    if own >= 0 && dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 { descriptor = own }
  }

  /// Writes text as it is. A reader that has gone, as `head` does, is no failure: the rest is dropped.
  ///
  /// - Throws: ``CommandFailure`` when the stream is closed or full.
  static func write(_ text: String) throws {
    var text = text
    let failure = text.withUTF8 { bytes -> Int32 in
      var done = 0
      while done < bytes.count {
        let written = CLibrary.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if written > 0 {
          done += written
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if written == 0 || errno != EINTR {
          return errno
        }
      }
      return 0
    }
    guard failure != 0 && failure != EPIPE else { return }
    throw CommandFailure.failure("standard output cannot be written: \(String(cString: strerror(failure)))")
  }

  /// Writes text and a line end.
  static func writeLine(_ text: String) throws { try write(text + "\n") }

  /// Where another process shares the stream and has set it not to wait.
  private static func waitUntilWritable() {
    var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&stream, 1, -1)
  }
}

/// The streams that a process is born with.
enum StandardStreams {
  /// Makes failures on the streams show as failed calls: a reader that goes does not end the process, and
  /// files opened later do not get the number of a stream that is closed, to be written to in its place.
  static func secure() {
    signal(SIGPIPE, SIG_IGN)
    // A file beyond the limit for files is a failed write like others.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever started the process may not care for the end of programs; this one does.
    signal(SIGCHLD, SIG_DFL)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is this one. A folder can be neither read nor written.
      guard open("/", O_RDONLY) == stream else { return }
    }
  }
}
