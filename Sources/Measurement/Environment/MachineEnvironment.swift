/// What measurements were made on and with.
public struct MachineEnvironment: Hashable, Sendable {
  /// The processor's name, or "unknown".
  public var processor: String
  /// The number of logical processors that the process may run on.
  public var processorCount: Int
  /// The operating system's name and version.
  public var operatingSystem: String
  /// The kernel's release.
  public var kernel: String
  /// The processor architecture, such as x86_64.
  public var architecture: String
  /// The version of the compiler that built this module, as far as the compiler tells it.
  public var swiftVersion: String
  /// The optimisation that this module was built with: "debug" or "release".
  public var buildConfiguration: String
  /// The allocator that serves the process.
  public var allocator: String
  /// The number of processes that wanted a processor, over the last minute; `nil` where the system does not say.
  public var loadAverage: Double?
  /// Whether valgrind runs the process.
  public var isUnderValgrind: Bool

  /// The facts with their names, in a fixed order.
  public var fields: [(name: String, value: String)] {
    [
      ("processor", processor),
      ("processors", String(processorCount)),
      ("operating_system", operatingSystem),
      ("kernel", kernel),
      ("architecture", architecture),
      ("swift_version", swiftVersion),
      ("build_configuration", buildConfiguration),
      ("allocator", allocator),
      ("load_average", loadAverage.map { String($0) } ?? ""),
      ("under_valgrind", String(isUnderValgrind)),
    ]
  }
}
