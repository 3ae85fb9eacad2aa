import CollectionLayouts

/// The size of the view as people write it: `820x1180`.
struct Viewport: Hashable {
  /// In points, both sides above 0.
  let size: LayoutSize

  /// The longest side, in points: more than any screen has.
  static let limit = 100_000.0

  init(_ size: LayoutSize) { self.size = size }

  /// - Throws: ``CommandFailure`` with the usage code.
  init(_ text: String, of option: String) throws {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
      try? OptionValue.number(String($0), of: option, in: .leastNonzeroMagnitude...Self.limit)
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw CommandFailure.usage(
        "\(option) does not take \(quoted: text); allowed: width and height in points such as 390x844, each"
          + " above 0 and at most \(Int(Self.limit))")
    }
    size = LayoutSize(width: width, height: height)
  }

  /// What gives the same size again.
  var text: String { "\(Self.text(of: size.width))x\(Self.text(of: size.height))" }

  private static func text(of side: Double) -> String {
    Int(exactly: side).map { "\($0)" } ?? "\(side)"
  }
}
