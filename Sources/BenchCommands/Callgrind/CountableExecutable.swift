private import CLibrary
import Files

/// An executable of the bench in a form that valgrind can run.
struct CountableExecutable {
  /// The program to run.
  let path: String
  /// Variables that it needs beside the bench's own.
  let environment: [String: String]

  /// Makes the form ready.
  ///
  /// Valgrind reads the debug information of what it runs, also where it needs none. Versions up to 3.19 at
  /// least know only a part of what today's compilers write (of DWARF 5, not the forms that refer to a table
  /// of strings), take the rest for something else, and give up. So it is given a copy without debug
  /// information, whose instructions are the same.
  ///
  /// - Parameters:
  ///   - executable: The executable's path; `nil` is this process's own.
  ///   - folder: Where the copy goes.
  /// - Throws: ``CommandFailure`` when the copy cannot be made.
  init(_ executable: String?, in folder: borrowing TemporaryFolder) throws {
    #if os(Linux)
      let own = executable ?? "/proc/\(getpid())/exe"
      path = folder.path(of: Bench.name)
      let strip = ChildProcess.Command(program: "strip", arguments: ["-o", path, own])
      do {
        guard try ChildProcess.run(strip).status == 0 else {
          throw CommandFailure.failure("strip cannot copy \(executable ?? "this executable") to \(path)")
        }
      } catch let error as ChildProcessError where error.isMissing {
        throw CommandFailure.failure(
          "counting needs strip, which is not in PATH; on Debian and Ubuntu: apt-get install binutils")
      }
      environment = Self.librariesBesideTheExecutable(own)
    #else
      path = executable ?? CommandLine.arguments.first ?? Bench.name
      environment = [:]
    #endif
  }

  /// The copy stands elsewhere, and libraries may have to be looked for beside the executable.
  private static func librariesBesideTheExecutable(_ link: String) -> [String: String] {
    guard let resolved = realpath(link, nil) else { return [:] }
    defer { free(resolved) }
    let path = String(cString: resolved)
    guard let slash = path.lastIndex(of: "/") else { return [:] }
    let earlier = getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? ""
    return ["LD_LIBRARY_PATH": (earlier.isEmpty ? "" : earlier + ":") + path[..<slash]]
  }
}
