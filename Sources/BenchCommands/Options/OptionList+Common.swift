// Options that several commands have.
extension OptionList {
  /// Declares the file that a command writes.
  mutating func output(at place: WritableKeyPath<Values, String>, usually path: String) {
    value("--output", "FILE", "the CSV to write [\(path)]", at: place, OptionValue.resultPath)
  }

  /// Declares the change that counts as none, a share that is given in percent.
  mutating func margin(at place: WritableKeyPath<Values, Double>, usually percent: Int) {
    value("--margin", "PERCENT", "the change that counts as none [\(percent)]", at: place) {
      try OptionValue.percent($0, of: $1, in: 0...1000)
    }
  }

  /// Declares a confidence, a share that is given in percent.
  mutating func confidence(
    _ help: String, at place: WritableKeyPath<Values, Double>, usually percent: String = "99"
  ) {
    value("--confidence", "PERCENT", help + " [\(percent)]", at: place) {
      try OptionValue.percent($0, of: $1, in: 50...99.9999)
    }
  }
}
