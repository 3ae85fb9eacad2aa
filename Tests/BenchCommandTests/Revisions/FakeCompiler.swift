import Foundation

/// A program in the place of `swift`, whose executables are the source text of what they are built from.
struct FakeCompiler {
  private let folder: WorkFolder

  /// A file `behaviour` beside the source makes it fail, or never end.
  private static let script = #"""
    #!/bin/sh
    here=${0%/*}
    if [ "$1" = --version ]; then echo "Fake Swift 1.0"; exit; fi
    while [ $# -gt 0 ]; do
      case $1 in
        --scratch-path) scratch=$2 ;;
        --product) product=$2 ;;
        --package-path) package=$2 ;;
        --show-bin-path) show=yes ;;
      esac
      shift
    done
    if [ "$show" ]; then echo "$scratch/release"; exit; fi
    echo "$package" >> "$here/builds"
    case $(cat "$package/behaviour" 2>/dev/null) in
      fail)
        echo "$package/Sources/A.swift:3:1: error: cannot find 'x' in scope"
        echo "error: fatalError" >&2
        exit 1 ;;
      hang)
        set -m
        sh -c 'sleep 1000; :' &
        echo "$$ $!" > "$here/processes.new"
        mv "$here/processes.new" "$here/processes"
        wait ;;
    esac
    mkdir -p "$scratch/release/App_App.resources"
    cp "$package/source.txt" "$scratch/release/$product"
    ls -A "$package" > "$scratch/release/App_App.resources/files"
    git -C "$package" rev-parse HEAD > "$scratch/release/App_App.resources/commit"
    chmod +x "$scratch/release/$product"
    """#

  init(in folder: WorkFolder) throws {
    self.folder = folder
    let text = try folder.write(Self.script, to: "tools/swift.txt")
    // Copied by a process of its own: a file that this one writes may still be open in another that a test
    // has just started, and cannot be executed until that one has closed it.
    let copying = Process()
    copying.executableURL = URL(fileURLWithPath: "/bin/sh")
    copying.arguments = ["-c", #"cp "$0" "${0%.txt}" && chmod 755 "${0%.txt}""#, text.path]
    try copying.run()
    copying.waitUntilExit()
  }

  var path: String { folder.path(of: "tools/swift") }

  /// A search path that finds it as `swift`.
  var searchPath: String {
    folder.path(of: "tools") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// The folders built so far.
  var builds: [String] {
    ((try? folder.text(of: "tools/builds")) ?? "").split(separator: "\n").map(String.init)
  }

  /// The processes of a build that never ends, once it has started them.
  var processes: [Int32]? {
    (try? folder.text(of: "tools/processes"))?.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
  }
}
