import LayoutBench
import Testing

@Suite struct SuiteTests {
  /// A layout that joins the catalogue joins everybody's baseline only when this says so.
  @Test func whatIsMeasuredEveryDayIsNamed() {
    let everyday = ["line", "card", "waterfall", "flow", "list", "chat", "album", "line-rtl"]
    #expect(Suite.quick.layouts(of: LayoutCatalog.all).map(\.name) == everyday)
    #expect(Suite.default.layouts(of: LayoutCatalog.all).map(\.name) == everyday)
    #expect(Suite.full.layouts(of: LayoutCatalog.all).map(\.name) == LayoutCatalog.all.map(\.name))
  }

  @Test func layoutsOfOnesOwnBelongToEverySuite() {
    let own = LayoutSubject.frames([])
    for suite in Suite.allCases { #expect(suite.layouts(of: [own]).map(\.name) == ["frames"]) }
  }

  @Test func whatALargerSuiteMeasuresIncludesASmallerOnes() {
    for (small, large) in [(Suite.quick, Suite.default), (.default, .full)] {
      #expect(Set(small.items).isSubset(of: large.items))
      #expect(Set(small.sweeps).isSubset(of: large.sweeps))
      #expect(Set(small.paths).isSubset(of: large.paths))
      #expect(small.timeBudget < large.timeBudget)
    }
    #expect(Suite.full.sweeps == SweepKind.allCases)
  }
}
