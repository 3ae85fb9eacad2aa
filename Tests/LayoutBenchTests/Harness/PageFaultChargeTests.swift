import CollectionLayouts
import Foundation
import Testing

@testable import LayoutBench

@Suite struct PageFaultChargeTests {
  /// Takes fresh memory for the first item of each pass over all items, as an allocator does that keeps
  /// nothing.
  private struct MappingEffect: ScrollEffect {
    var dependsOnScrolling: Bool { true }

    func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
      if element.indexPath.item == 0 {
        let pages = 4_000
        let size = pages * Int(sysconf(Int32(_SC_PAGESIZE)))
        if let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
          memory != MAP_FAILED
        {
          for page in 0..<pages {
            memory.storeBytes(of: 1, toByteOffset: page * size / pages, as: UInt8.self)
          }
          munmap(memory, size)
        }
      }
      return ElementLook(frame: base)
    }

    func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .zero }
  }

  private static let paths = [MeasuredPath.naive, MeasuredPath.query(.binary)]

  @Test func whereReturnEverythingPaysForPageFaultsNothingIsComparedWithIt() throws {
    let scenario = Harness.list(MappingEffect(), named: "mapping", scrolledTo: [5_000, 6_000])
    let outcome = BenchRun(scenarios: [scenario], paths: Self.paths, plan: MeasuringPlan(rounds: 7)).run()
    let charge = try #require(outcome.pageFaultCharges.first { $0.path == "naive" })
    #expect(charge.perStep >= 4_000 && charge.perStep < 5_000 && charge.spoilsRatios)
    #expect(!outcome.pageFaultCharges.contains { $0.path == "binary" })
    for row in outcome.rows {
      #expect(row.verified == true && row.stepNanosecondsP50 != nil)
      #expect(row.speedup == nil && row.speedupLow == nil && row.speedupHigh == nil)
    }
    #expect(outcome.rows[1].overFloor != nil)
    let warning = try #require(outcome.warnings.first { $0.contains("page faults") })
    #expect(warning.hasPrefix("mapping/uniform/100/trace naive takes 4,0"), "\(warning)")
    #expect(warning.contains("speedups over naive are left empty"))
  }

  @Test func pathsThatTakeNoneAreNotChargedAndLargeAnswersArePaidForOnce() {
    let scenario = Harness.list(NoEffect(), named: "rows", items: 20_000, scrolledTo: [0, 100])
    let outcome = BenchRun(scenarios: [scenario], paths: Self.paths, plan: MeasuringPlan(rounds: 7)).run()
    #expect(outcome.pageFaultCharges.isEmpty)
    #expect(outcome.rows.allSatisfy { $0.speedup != nil })
    #expect(!outcome.warnings.contains { $0.contains("page faults") })
  }

  @Test func aChargeIsToldFromATwentiethOfTheTimeOn() throws {
    func charge(_ faults: Double, of step: Double) -> PageFaultCharge? {
      PageFaultCharge(scenario: "a/b/1/c", path: "naive", faults: faults, step: step)
    }
    #expect(charge(0, of: 100) == nil && charge(5, of: 0) == nil)
    // A fault takes a µs or so, and never as much as 10 ms.
    #expect(charge(1, of: 1e9) == nil)
    let all = try #require(charge(1_000, of: 1))
    #expect(all.share == 1 && all.spoilsRatios)
    #expect(PageFaultCharge.warning(about: []) == nil)
    let several = try #require(PageFaultCharge.warning(about: [all, all, all]))
    #expect(several.contains("and 2 more rows"))
  }
}
