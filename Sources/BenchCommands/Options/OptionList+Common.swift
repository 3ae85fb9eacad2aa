// Options that several commands have.
extension OptionList {
  /// Declares the file that a command writes.
  mutating func output(at place: WritableKeyPath<Values, String>, usually path: String) {
    value("--output", "FILE", "the CSV to write [\(path)]", at: place, OptionValue.resultPath)
  }

  /// Declares what a command prints.
  mutating func format<Format: RawRepresentable & CaseIterable>(
    at place: WritableKeyPath<Values, Format>, usually format: Format
  ) where Format.RawValue == String {
    let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
    value("--format", "NAME", "what to print: \(formats) [\(format.rawValue)]", at: place) {
      try OptionValue.word($0, of: $1)
    }
  }

  /// Declares files that are written besides, in formats of their own.
  mutating func exports<Format: RawRepresentable & CaseIterable>(
    at place: WritableKeyPath<Values, [FileExport<Format>]>, example: String
  ) where Format.RawValue == String {
    values("--export", "FORMAT=FILE", "also write a file in a format, as in \(example)", at: place) {
      text, option in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty, let format = Format(rawValue: String(parts[0])) else {
        let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandFailure.usage(
          "\(option) does not take \(quoted: text); allowed: FORMAT=FILE with one of \(formats)")
      }
      return FileExport(format: format, path: String(parts[1]))
    }
  }
}
