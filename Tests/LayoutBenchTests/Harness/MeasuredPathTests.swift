import CollectionLayouts
import LayoutBench
import Testing

@Suite struct MeasuredPathTests {
  @Test func everyNameReadsBackAsItsPath() throws {
    let strategies = ["naive"] + QueryStrategy.allCases.map(\.rawValue)
    #expect(MeasuredPath.names == strategies.flatMap { [$0, $0 + "-visit"] } + ["floor"])
    for name in MeasuredPath.names {
      #expect(try MeasuredPath(name: name).name == name)
    }
    for name in MeasuredPath.names where name != "floor" {
      let path = try MeasuredPath(name: name + ":reprepare")
      #expect(path.name == name + ":reprepare")
      #expect(!path.caches.keepsPrepareOverScrolling)
    }
  }

  @Test func everyPathReadsBackFromItsName() throws {
    var paths = [MeasuredPath.floor]
    for form in MeasuredPath.Form.allCases {
      for keeps in [true, false] {
        let caches = LayoutCaches(keepsPrepareOverScrolling: keeps)
        paths.append(.everything(form, caches))
        paths += QueryStrategy.allCases.map { .query($0, form, caches) }
      }
    }
    for path in paths { #expect(try MeasuredPath(name: path.name) == path) }
    #expect(Set(paths.map(\.name)).count == paths.count)
    #expect(try MeasuredPath(name: "naive") == .naive)
    #expect(try MeasuredPath(name: "floor") == .floor)
  }

  @Test(arguments: [
    "", "Binary", "binary ", "visit", "-visit", "binary-visit-visit", "floor-visit", "quadtree",
  ])
  func unknownNamesAreRefusedWithThoseAllowed(name: String) {
    let error = #expect(throws: PathNameError.self) { try MeasuredPath(name: name) }
    #expect(error?.message.contains("'\(name)'") == true)
    for allowed in MeasuredPath.names { #expect(error?.message.contains(allowed) == true) }
  }

  @Test(arguments: ["binary:", "binary:turbo", "binary:reprepare:turbo", "quadtree:turbo", "floor:turbo"])
  func unknownCacheSettingsAreRefusedWithThoseAllowed(name: String) {
    let error = #expect(throws: PathNameError.self) { try MeasuredPath(name: name) }
    #expect(error?.message.contains("'\(name)'") == true)
    #expect(error?.message.contains("allowed: reprepare") == true)
  }

  @Test func floorHasNoCaches() {
    let error = #expect(throws: PathNameError.self) { try MeasuredPath(name: "floor:reprepare") }
    #expect(error?.message.contains("'floor:reprepare'") == true)
  }
}
