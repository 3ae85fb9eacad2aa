extension [String] {
  /// These options, each with a value, without those that others name, and the others after them.
  func replacing(with others: [String]) -> [String] {
    let names = others.map { String($0.prefix { $0 != "=" }) }
    var kept: [String] = []
    var rest = self[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--"), names.contains(argument) else {
        kept.append(argument)
        continue
      }
      rest = rest.dropFirst()
    }
    return kept + others
  }
}
