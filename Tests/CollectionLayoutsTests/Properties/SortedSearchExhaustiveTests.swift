import Testing

@testable import CollectionLayouts

/// The two bisections, for all short sequences that never decrease.
@Suite struct SortedSearchExhaustiveTests {
  private static let bounds: [Double] = [-.infinity, -1, 0, 0.5, 1, 1.5, 2, 3, .infinity]

  /// All sequences of 0, 1 and 2 of a length that never decrease.
  private static func sequences(length: Int) -> [[Double]] {
    var result: [[Double]] = []
    for zeros in 0...length {
      for ones in 0...(length - zeros) {
        let twos = length - zeros - ones
        let counts: [(Double, Int)] = [(0, zeros), (1, ones), (2, twos)]
        result.append(counts.flatMap { [Double](repeating: $0.0, count: $0.1) })
      }
    }
    return result
  }

  @Test(arguments: 0...7)
  func theFirstValueAboveABoundIsFound(length: Int) {
    var probes = 0
    for values in Self.sequences(length: length) {
      for bound in Self.bounds {
        let expected = values.firstIndex { $0 > bound } ?? length
        #expect(values.firstIndex(above: bound, counting: &probes) == expected, "\(values), \(bound)")
      }
    }
  }

  @Test(arguments: 0...7)
  func theFirstValueFromAPlaceOnThatReachesABoundIsFound(length: Int) {
    var probes = 0
    for values in Self.sequences(length: length) {
      for bound in Self.bounds {
        for start in 0...length {
          let expected = values[start...].firstIndex { $0 >= bound } ?? length
          #expect(
            values.firstIndex(from: start, atLeast: bound, counting: &probes) == expected,
            "\(values), \(start), \(bound)")
        }
      }
    }
  }

  /// Long enough for every step of the search that looks near its start first.
  @Test(arguments: [8, 9, 24, 25, 57, 300])
  func longSequencesAreSearchedToTheirEnds(length: Int) {
    var probes = 0
    let values = (0..<length).map { Double($0 / 3) }
    for place in 0...length {
      let bound = Double(place / 3)
      #expect(
        values.firstIndex(above: bound, counting: &probes) == values.firstIndex { $0 > bound } ?? length)
      for start in Set([0, 1, place / 2, place, length]) {
        let expected = values[start...].firstIndex { $0 >= bound } ?? length
        #expect(
          values.firstIndex(from: start, atLeast: bound, counting: &probes) == expected, "\(start), \(bound)")
      }
    }
  }
}
