/// Removing a folder with all that is in it.
enum FolderRemoval {
  /// A program and its arguments that remove a folder, also one with folders inside that may not be written
  /// to.
  static func command(_ folder: String) -> [String] {
    let script = #"rm -rf -- "$1" 2>/dev/null || { chmod -R u+rwX -- "$1"; rm -rf -- "$1"; } 2>/dev/null"#
    return ["sh", "-c", script, "sh", folder]
  }

  /// Removes a folder as far as that can be done, also when an interruption has come.
  static func run(_ folder: String) {
    let words = command(folder)
    _ = try? ChildProcess.run(
      ChildProcess.Command(
        program: words[0], arguments: Array(words.dropFirst()), isInterruptible: false))
  }
}
