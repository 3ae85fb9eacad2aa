extension String {
  /// The text with some of its scalars written otherwise. By scalars: with a combining mark behind it, or a
  /// line feed, one that means something to a format is another character, and still means it.
  ///
  /// - Parameter replacement: What stands for a scalar; `nil` where it stays.
  func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text.unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
