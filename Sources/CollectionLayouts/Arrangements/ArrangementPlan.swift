/// Which arrangement each section of the content has.
public enum ArrangementPlan: Sendable {
  /// All sections have the same.
  case same(any Arrangement)
  /// One per section; sections beyond the end have the last one.
  case perSection([any Arrangement])

  /// The arrangement of a section; a list where the plan names none.
  public func arrangement(forSection section: Int) -> any Arrangement {
    switch self {
    case .same(let arrangement): arrangement
    case .perSection(let arrangements):
      arrangements.isEmpty ? ListArrangement() : arrangements[min(section, arrangements.count - 1)]
    }
  }
}
