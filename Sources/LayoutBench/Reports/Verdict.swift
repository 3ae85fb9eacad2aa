/// What is to be thought of a row of a report.
struct Verdict: Hashable, Sendable {
  /// What becomes of a row in a report of tests.
  enum TestResult: Hashable, Sendable {
    case passed
    case failed
    /// Could not be tested.
    case skipped
  }

  /// How loudly a job says it.
  enum Annotation: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case notice
  }

  /// The name for programs.
  let name: String
  /// The word for people, for one row and for several.
  let word: String
  let plural: String
  let result: TestResult
  let annotation: Annotation?
  /// Whether people want to see such rows one by one.
  let isNotable: Bool

  init(
    _ name: String, word: String? = nil, plural: String? = nil, _ result: TestResult,
    annotation: Annotation? = nil, isNotable: Bool = true
  ) {
    self.name = name
    self.word = word ?? name
    self.plural = plural ?? word ?? name
    self.result = result
    self.annotation = annotation
    self.isNotable = isNotable
  }

  /// Figures that nothing is to be thought of.
  static let measured = Verdict("measured", .passed, isNotable: false)
}
