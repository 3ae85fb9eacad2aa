import Foundation
import Testing

/// The engine against the cases of `Tests/Fixtures/Cases`.
@Suite struct ConformanceTests {
  @Test(arguments: CaseLibrary.shared.runnable.map(\.id))
  func engineGivesTheExpectedAnswer(id: String) throws {
    let entry = try CaseLibrary.shared.entry(id)
    let answer = try CaseRunner.answer(to: entry.operation, layout: entry.layout)
    let expected = try Expectation.comparable(entry.expected, operation: entry.operation)
    #expect(
      answer.agrees(with: expected, tolerance: entry.tolerance),
      "\(id), \(entry.title)\n  answer   \(answer)\n  expected \(expected)")
    for wrong in entry.typicalWrong ?? [] {
      let faulty = Expectation.answer(givenBy: wrong)
      let stated = answer.restricted(toMembersOf: faulty)
      #expect(stated.object?.keys == faulty.object?.keys, "the fault answers another question")
      #expect(
        !stated.agrees(with: faulty, tolerance: entry.tolerance),
        "\(id), \(entry.title): the answer of the fault \"\(wrong.fault)\"")
    }
  }

  @Test func everyCaseIsRunOrPending() throws {
    let library = CaseLibrary.shared
    #expect(library.faults == [])
    let written = try CaseLibrary.files(in: CaseLibrary.directory).map { file in
      let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      return try #require(root?["cases"] as? [Any]).count
    }
    let ids = library.cases.map(\.id)
    #expect(!written.isEmpty)
    #expect(ids.count > 0)
    #expect(ids.count == written.reduce(0, +))
    #expect(Set(ids).count == ids.count, "two cases share an id")
    #expect(library.runnable.count + library.pending.count == ids.count)
    #expect(library.runnable.count > library.pending.count)
    if !library.pending.isEmpty {
      let kinds = pendingKinds.map(\.rawValue).sorted().joined(separator: ", ")
      let names = library.pending.map(\.id).joined(separator: ", ")
      print("Pending (\(kinds)): \(library.pending.count) of \(ids.count) cases: \(names)")
    }
  }

  @Test(arguments: CaseFeature.allCases)
  func everyFeatureHasCases(feature: CaseFeature) {
    #expect(CaseLibrary.shared.cases.contains { CaseFeature.features(of: $0).contains(feature) })
  }

  @Test func comparisonToleratesNoMoreThanItShould() {
    let value: JSONValue = ["a": 1, "b": .array([.null, .string("x"), 2])]
    let near: JSONValue = ["a": 1.05, "b": .array([.null, .string("x"), 2])]
    #expect(value.agrees(with: value, tolerance: 0))
    #expect(value.agrees(with: near, tolerance: 0.1))
    #expect(!value.agrees(with: near, tolerance: 0.01))
    #expect(!value.agrees(with: ["a": 1], tolerance: 1))
    #expect(!JSONValue.number(.nan).agrees(with: .number(0), tolerance: 1e9))
    #expect(!JSONValue.array([1, 2]).agrees(with: .array([1]), tolerance: 1))
    #expect(!JSONValue.array([1, 2]).agrees(with: .array([2, 1]), tolerance: 0.5))
  }
}

/// What a case expects, made comparable with what the runner answers.
enum Expectation {
  /// Members that say what other edge rules give, or that the engine has no counterpart for: content is a
  /// value, so nobody is asked for sizes.
  private static let informationOnly: Set<String> = [
    "items_closed", "items_positive_area", "closed", "positive_area", "size_requests_max",
  ]

  static func comparable(_ expected: JSONValue, operation: JSONValue) throws -> JSONValue {
    guard var members = expected.object else { return expected }
    for key in informationOnly { members[key] = nil }
    if let rules = members["intersects"] {
      members["intersects"] = try comparable(rules, operation: operation)
    }
    if let items = members["items"]?.array {
      members["items"] = .array(try ElementNames.inElementOrder(items))
    }
    if let frames = members["frames"]?.array, operation["ids"]?.string == "all" {
      members["frames"] = .array(try ElementNames.inElementOrder(frames))
    }
    if let answers = members["steps"]?.array, let steps = operation["steps"]?.array {
      guard answers.count == steps.count else { throw CaseFault("not one answer a step") }
      members["steps"] = .array(
        try zip(answers, steps).map { answer, step in
          try comparable(answer, operation: step["op"] ?? .null)
        })
    }
    return .object(members)
  }

  /// The answer of a faulty algorithm; cases shorten it to its one interesting member.
  static func answer(givenBy wrong: ConformanceCase.TypicalWrong) -> JSONValue {
    switch wrong.gives {
    case .array: ["items": wrong.gives]
    case .number: ["offset": wrong.gives]
    default: wrong.gives
    }
  }
}
