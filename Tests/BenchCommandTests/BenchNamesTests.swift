import CollectionLayouts
import LayoutBench
import Testing

@testable import BenchCommands

@Suite struct BenchNamesTests {
  private struct Nothing: ArraySearch {
    func layoutAttributesForElements(in rect: LayoutRect) -> [LayoutAttributes] { [] }
  }

  private static func path(_ name: String) -> MeasuredPath { .search(name) { _ in Nothing() } }

  private static func layout(_ name: String) -> LayoutSubject { .frames([LayoutRect](), name: name) }

  @Test func namesThatCanBeToldApartAreFine() {
    #expect(BenchNames(Bench()).problem == nil)
    #expect(
      BenchNames(Bench(layouts: [Self.layout("my layout")], paths: [Self.path("a"), Self.path("b")])).problem
        == nil)
  }

  @Test(arguments: [
    (["a", "b", "a"], "two layouts are called 'a'; names have to differ"),
    ([""], "a layout has no name"),
    (["a,b"], "the layout 'a,b' has a ',' in its name, which separates names"),
    (["a/b"], "the layout 'a/b' has a '/' in its name, which separates names"),
  ]) func layoutsThatCannotBeToldApartAreNamed(names: [String], problem: String) {
    #expect(BenchNames(Bench(layouts: names.map(Self.layout))).problem == problem)
  }

  @Test(arguments: [
    (["a", "a"], "two paths are called 'a'; names have to differ"),
    (["a:b"], "the path 'a:b' has a ':' in its name, which separates names"),
    (["a b"], "the path 'a b' has a ' ' in its name, which separates names"),
  ]) func pathsThatCannotBeToldApartAreNamed(names: [String], problem: String) {
    #expect(BenchNames(Bench(paths: names.map(Self.path))).problem == problem)
  }

  @Test func aPathForALayoutThatIsNotThereIsTold() throws {
    let path = MeasuredPath.search("a", of: ["stair"]) { _ in Nothing() }
    let problem = try #require(BenchNames(Bench(layouts: [Self.layout("stairs")], paths: [path])).problem)
    #expect(problem.hasPrefix("the path 'a' is for the layout 'stair'") && problem.hasSuffix("it has stairs"))
    #expect(BenchNames(Bench(layouts: [])).problem == "the bench has no layout")
  }

  @Test func aNameOfTheBenchItselfIsTaken() throws {
    let problem = try #require(BenchNames(Bench(paths: [Self.path("binary")])).problem)
    #expect(problem.hasPrefix("the path 'binary' has a name that the bench itself uses; used are naive, "))
  }
}
