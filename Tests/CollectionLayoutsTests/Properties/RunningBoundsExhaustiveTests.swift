import TestSupport
import Testing

@testable import CollectionLayouts

/// The index's candidates for all small sets of frames: ascending, each once, and none missing.
@Suite struct RunningBoundsExhaustiveTests {
  /// Frames along one axis: where each starts, and how long it is.
  private typealias Line = [(start: Int, length: Int)]

  /// All spans between whole numbers around the frames; equal numbers stand for a point.
  private static let spans: [MainSpan] = (-1...6).flatMap { lower in
    (lower...6).map { span(from: Double(lower), to: Double($0)) }
  }

  private static func span(from lower: Double, to upper: Double) -> MainSpan {
    MainSpan(minimum: lower, maximum: lower == upper ? lower.nextUp : upper)
  }

  private static func frames(_ line: Line, axis: ScrollAxis) -> [LayoutRect] {
    line.map { start, length in
      let frame = LayoutRect(x: Double(start), y: 7, width: Double(length), height: 5)
      return axis == .horizontal ? frame : frame.transposed
    }
  }

  /// What is wrong with the candidates of an index for a span; `nil` when all is well.
  private static func fault(
    _ index: RunningBoundsIndex, _ line: Line, in span: MainSpan, reach: Double = 0
  ) -> String? {
    var found: [Int] = []
    var probes = 0
    switch index.candidates(in: span, counting: &probes, reach: { _ in reach }) {
    case .run(let positions): found = Array(positions)
    case .merged(let lists, let span):
      lists.forEachRun(
        in: span, counting: &probes, reach: { _ in reach },
        { run in
          found += run.map(Int.init)
          return true
        })
    }
    guard zip(found, found.dropFirst()).allSatisfy(<) else { return "not ascending: \(found)" }
    guard found.allSatisfy(line.indices.contains) else { return "no such element: \(found)" }
    var next = found.makeIterator()
    var candidate = next.next()
    for (position, element) in line.enumerated() {
      while let place = candidate, place < position { candidate = next.next() }
      let start = Double(element.start) - reach
      let end = Double(element.start + element.length) + reach
      let meets = start < span.maximum && (span.minimum < end || (start == end && span.minimum == start))
      if meets && candidate != position { return "\(position) is missing from \(found)" }
    }
    return nil
  }

  /// Whether every element is in exactly one class, and classes list theirs in ascending order.
  private static func isPartition(_ index: RunningBoundsIndex, of count: Int) -> Bool {
    let members = index.classes.map { entry in
      index.classes.count == 1 && entry.positions.isEmpty ? Array(0..<count) : entry.positions.map(Int.init)
    }
    return members.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
      && members.joined().sorted() == Array(0..<count)
      && zip(index.classes, members).allSatisfy {
        $0.trailing.count == $1.count && $0.leading.count == $1.count
      }
  }

  /// All lines of up to four elements with starts 0...3 and the given lengths, in every order.
  private static func forEachLine(lengths: [Int], _ body: (Line) -> Void) {
    let elements = (0...3).flatMap { start in lengths.map { (start: start, length: $0) } }
    func extend(_ line: Line) {
      body(line)
      guard line.count < 4 else { return }
      for element in elements { extend(line + [element]) }
    }
    extend([])
  }

  /// Lengths of one class, and lengths of which the greatest stands alone beside enough short ones.
  @Test(arguments: [[0, 1, 2], [0, 1, 20]])
  func everyHitIsACandidateInEverySmallLine(lengths: [Int]) {
    var faults: [String] = []
    var lines = 0
    var divided = 0
    Self.forEachLine(lengths: lengths) { line in
      guard faults.count < 5 else { return }
      let axis: ScrollAxis = lines.isMultiple(of: 2) ? .vertical : .horizontal
      lines += 1
      let index = RunningBoundsIndex(frames: Self.frames(line, axis: axis), axis: axis)
      if index.classes.count > 1 { divided += 1 }
      if !Self.isPartition(index, of: line.count) { faults.append("classes of \(line)") }
      for span in Self.spans {
        if let fault = Self.fault(index, line, in: span) { faults.append("\(line) in \(span): \(fault)") }
      }
    }
    #expect(lines == 1 + 12 + 144 + 1_728 + 20_736 || !faults.isEmpty)
    #expect((divided > 0) == lengths.contains(20))
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// Four short, two long and one very long element: three classes, in every order.
  @Test func everyHitIsACandidateInEveryOrderOfThreeLengths() {
    var source = SeededNumbers(seed: 4)
    var faults: [String] = []
    var orders = 0
    for veryLong in 0..<7 {
      for first in 0..<7 where first != veryLong {
        for second in first + 1..<7 where second != veryLong {
          orders += 1
          let line: Line = (0..<7).map { place in
            let start = source.integer(0...3)
            if place == veryLong { return (start, 400) }
            return (start, place == first || place == second ? 20 : 1)
          }
          let index = RunningBoundsIndex(frames: Self.frames(line, axis: .vertical), axis: .vertical)
          if index.classes.count != 3 || !Self.isPartition(index, of: 7) {
            faults.append("classes of \(line)")
          }
          let far = [18, 22, 24, 200, 399, 403, 500].map { Self.span(from: Double($0), to: Double($0 + 1)) }
          for span in Self.spans + far {
            for reach in [0.0, 1, 2.5] {
              if let fault = Self.fault(index, line, in: span, reach: reach) {
                faults.append("\(line) in \(span), reach \(reach): \(fault)")
              }
            }
          }
        }
      }
    }
    #expect(orders == 105)
    #expect(faults.isEmpty, "\(faults.prefix(5).joined(separator: "\n"))")
  }

  @Test func mergedRunsEndWhenToldTo() throws {
    let line: Line = [(0, 1), (0, 400), (1, 1), (2, 1), (1, 400), (2, 1), (3, 1)]
    let index = RunningBoundsIndex(frames: Self.frames(line, axis: .vertical), axis: .vertical)
    try #require(index.classes.count == 2)
    let runs = [[0], [1], [2, 3], [4], [5, 6]]
    var probes = 0
    for stop in 1...runs.count {
      var visited: [[Int]] = []
      index.classes.forEachRun(
        in: Self.span(from: 0, to: 6), counting: &probes, reach: { _ in 0 },
        { run in
          visited.append(run.map(Int.init))
          return visited.count < stop
        })
      #expect(visited == Array(runs.prefix(stop)))
    }
  }
}
