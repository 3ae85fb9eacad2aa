private import CBenchSupport
private import CLibrary

extension MachineEnvironment {
  /// The environment of this process, now.
  public static func current() -> MachineEnvironment {
    var names = utsname()
    uname(&names)
    let kernel = string(names.release)
    let allowedProcessors = Int(cbench_allowed_processors(nil, 0))
    var load = 0.0
    let hasLoad = getloadavg(&load, 1) == 1
    #if canImport(Darwin)
      let processor = systemControl("machdep.cpu.brand_string")
      let operatingSystem = string(names.sysname) + " " + kernel
    #else
      let processor = field("model name", separator: ":", inFile: "/proc/cpuinfo")
      let operatingSystem = field("PRETTY_NAME", separator: "=", inFile: "/etc/os-release") ?? "Linux"
    #endif
    return MachineEnvironment(
      processor: processor ?? "unknown",
      processorCount: allowedProcessors > 0
        ? allowedProcessors : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      operatingSystem: operatingSystem, kernel: kernel, architecture: string(names.machine),
      swiftVersion: compilerVersion, buildConfiguration: isDebugBuild ? "debug" : "release",
      allocator: allocatorName, loadAverage: hasLoad ? load : nil,
      isUnderValgrind: cbench_is_under_valgrind())
  }

  /// jemalloc with its version where it serves the process, or else "system".
  private static var allocatorName: String {
    guard cbench_has_jemalloc(), let version = cbench_jemalloc_version() else { return "system" }
    return "jemalloc " + String(cString: version)
  }

  /// Whether this module was built without optimisation, so that no time means anything.
  public static let isDebugBuild: Bool = {
    var isDebug = false
    // Evaluated in unoptimised builds only.
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }()

  /// The compiler's version. Swift can be asked for no more than whether it is at least some version.
  private static let compilerVersion: String = {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }()

  /// A C string in a fixed array.
  private static func string<Storage>(_ storage: Storage) -> String {
    withUnsafeBytes(of: storage) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  #if canImport(Darwin)
    private static func systemControl(_ name: String) -> String? {
      var size = 0
      guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    /// The value on the first line that starts with a name and has one, without quotes.
    private static func field(_ name: String, separator: Character, inFile path: String) -> String? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 16_384)
      let count = fread(&bytes, 1, bytes.count, file)
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix(name) {
        guard let place = line.firstIndex(of: separator) else { continue }
        var value = line[line.index(after: place)...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
        while let last = value.last, last.isWhitespace || last == "\"" || last == "'" { value.removeLast() }
        if !value.isEmpty { return String(value) }
      }
      return nil
    }
  #endif
}
