import CollectionLayouts

/// Whether the layouts of scenarios keep the contracts of `Arrangement` and `ScrollEffect`.
///
/// Each layout is checked once for each content, number of items and container, however many scenarios scroll
/// over it.
public struct ContractCheck {
  /// What is laid out into what: all that a check depends on.
  private struct Subject: Hashable {
    let layout: String
    let content: String
    let items: Int
    let seed: UInt64
    let container: Container
  }

  /// What one cause in one layout is.
  private struct Told: Hashable {
    let layout: String
    let cause: ContractFinding.Cause
  }

  private let tellsNotes: Bool
  private var findings: [Subject: [ContractFinding]] = [:]
  private var told: Set<Told> = []

  /// - Parameter tellsNotes: Whether to look also for what may be meant so, which takes longer.
  public init(tellsNotes: Bool) { self.tellsNotes = tellsNotes }

  /// How many different contents were laid out so far.
  public var checkedCount: Int { findings.count }

  /// Checks what a scenario lays out.
  ///
  /// - Returns: What was found, by cause; `isBroken` also where it was told for an earlier scenario, and
  ///   `fresh` what was not.
  /// - Complexity: O(*n*) for *n* items, O(*n* log *n*) with notes, times what the arrangement costs per item.
  public mutating func check(_ scenario: Scenario) -> (isBroken: Bool, fresh: [ContractFinding]) {
    let subject = Subject(
      layout: scenario.subject.name, content: scenario.contentName, items: scenario.items,
      seed: scenario.seed, container: scenario.subject.container)
    let found: [ContractFinding]
    if let known = findings[subject] {
      found = known
    } else {
      found = Self.findings(of: scenario, tellsNotes: tellsNotes)
      findings[subject] = found
    }
    let fresh = found.filter { told.insert(Told(layout: $0.layout, cause: $0.cause)).inserted }
    return (found.contains { $0.isFault }, fresh)
  }

  /// What is found of one scenario's layout.
  static func findings(of scenario: Scenario, tellsNotes: Bool) -> [ContractFinding] {
    let subject = scenario.subject
    let name = subject.name
    let content = subject.content(scenario.content ?? .uniform, scenario.items, scenario.seed)
    // More than a layout can number: laying it out says so, and arranging it may never end.
    guard content.itemCount < Int(Int32.max) else {
      return laidOut(content, of: subject).error.map { [$0] } ?? []
    }
    let arrangement = ArrangementContract(
      subject.layout.plan, content: content, container: subject.container, layout: name,
      tellsNotes: tellsNotes)
    // What an effect makes of wrong frames says nothing of the effect.
    guard arrangement.findings.isFaultless, !(subject.layout.effect is NoEffect) else {
      return arrangement.findings.all
    }
    let layout = laidOut(content, of: subject)
    guard let prepared = layout.prepared else {
      return arrangement.findings.all + (layout.error.map { [$0] } ?? [])
    }
    let effect = EffectContract(
      subject.layout.effect, of: prepared, layout: name, tellsNotes: tellsNotes)
    return arrangement.findings.all + effect.findings.all.filter { tellsNotes || $0.isFault }
  }

  private static func laidOut(
    _ content: CollectionContent, of subject: LayoutSubject
  ) -> (prepared: PreparedLayout?, error: ContractFinding?) {
    do {
      let prepared = try PreparedLayout(
        checking: content, container: subject.container, plan: subject.layout.plan,
        pinning: subject.layout.pinning, strategy: .scan)
      return (prepared, nil)
    } catch {
      return (nil, ContractFinding(error, layout: subject.name))
    }
  }
}

extension ContractFinding {
  /// Content that cannot be laid out, in the words of the error.
  init(_ error: LayoutError, layout: String) {
    let words = "\(error)".split(separator: "; ", maxSplits: 1).map(String.init)
    self.init(
      cause: .frameCount, isFault: true, layout: layout, text: words.first ?? "",
      remedy: words.count > 1 ? words[1] : "")
  }
}
