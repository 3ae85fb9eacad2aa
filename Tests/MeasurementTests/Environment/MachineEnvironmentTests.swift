import Measurement
import Testing

@Suite("Machine environment")
struct MachineEnvironmentTests {
  private let environment = MachineEnvironment.current()

  @Test("The fields have a fixed order")
  func order() {
    #expect(
      environment.fields.map(\.name) == [
        "processor", "processors", "operating_system", "kernel", "architecture", "swift_version",
        "build_configuration", "allocator", "load_average", "under_valgrind",
      ])
  }

  @Test("The names are unique and fit for column names")
  func names() {
    let names = environment.fields.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { ("a"..."z").contains($0) || $0 == "_" } })
  }

  @Test("Every value says something, except a load that the system does not tell")
  func values() {
    for (name, value) in environment.fields {
      #expect(!value.isEmpty || (name == "load_average" && environment.loadAverage == nil), "\(name)")
    }
    #expect(environment.loadAverage ?? 0 >= 0)
    #expect(environment.processorCount >= 1)
  }

  @Test("No value has a line break, another control character, or space or quotes at its ends")
  func text() {
    for (name, value) in environment.fields where !value.isEmpty {
      #expect(isOneLine(value), "\(name)")
      #expect(value.first?.isWhitespace == false && value.last?.isWhitespace == false, "\(name)")
      #expect(value.first != "\"" && value.last != "\"", "\(name)")
    }
  }

  @Test("The environment is the same a moment later, but for the load")
  func stable() {
    var first = environment
    var second = MachineEnvironment.current()
    first.loadAverage = nil
    second.loadAverage = nil
    #expect(first == second)
  }

  @Test("The fields hold what the properties hold")
  func fields() {
    var changed = environment
    changed.processor = "A processor"
    changed.processorCount = 12
    changed.loadAverage = nil
    changed.isUnderValgrind = true
    let values = Dictionary(uniqueKeysWithValues: changed.fields.map { ($0.name, $0.value) })
    #expect(values["processor"] == "A processor")
    #expect(values["processors"] == "12")
    #expect(values["load_average"] == "")
    #expect(values["under_valgrind"] == "true")
    #expect(values["kernel"] == environment.kernel)
  }

  @Test("The build configuration is the one that was built")
  func buildConfiguration() {
    #if DEBUG
      #expect(MachineEnvironment.isDebugBuild)
      #expect(environment.buildConfiguration == "debug")
    #else
      #expect(!MachineEnvironment.isDebugBuild)
      #expect(environment.buildConfiguration == "release")
    #endif
  }

  @Test("The allocator is jemalloc exactly where its counters move")
  func allocator() {
    if AllocationCounter.availability == .available {
      #expect(environment.allocator.hasPrefix("jemalloc 5."))
    } else {
      #expect(environment.allocator == "system")
    }
  }

  @Test("The architecture is the one that was built for")
  func architecture() {
    #if arch(x86_64)
      #expect(environment.architecture == "x86_64")
    #elseif arch(arm64)
      #expect(["arm64", "aarch64"].contains(environment.architecture))
    #else
      #expect(!environment.architecture.isEmpty)
    #endif
  }

  @Test("The compiler's version is that of the tests' compiler")
  func compiler() {
    #if compiler(>=6.3) && !compiler(>=6.4)
      #expect(environment.swiftVersion == "6.3")
    #else
      #expect(environment.swiftVersion.hasPrefix("6."))
    #endif
  }
}
