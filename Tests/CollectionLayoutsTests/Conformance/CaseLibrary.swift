import Foundation

/// One case of a fixture file.
struct ConformanceCase: Decodable, Sendable {
  let id: String
  let title: String
  let layout: JSONValue?
  let operation: JSONValue
  let expected: JSONValue
  let tolerance: Double
  let typicalWrong: [TypicalWrong]?

  /// What an algorithm with a known fault answers.
  struct TypicalWrong: Decodable, Sendable {
    let fault: String
    let gives: JSONValue
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, layout, expected, tolerance
    case operation = "op"
    case typicalWrong = "typical_wrong"
  }

  /// Whether the engine lacks something that the case asks for.
  var isPending: Bool { !CaseFeature.features(of: self).isDisjoint(with: pendingKinds) }
}

/// The cases of all files in `Tests/Fixtures/Cases`.
struct CaseLibrary: Sendable {
  /// In the order of the files' names, in each as written.
  let cases: [ConformanceCase]
  /// What went wrong while reading; reported by a test.
  let faults: [String]

  static let shared = CaseLibrary(readingFilesIn: directory)

  static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Cases")

  /// The names of the case files.
  static func files(in directory: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  init(readingFilesIn directory: URL) {
    struct File: Decodable {
      let cases: [ConformanceCase]
    }
    var cases: [ConformanceCase] = []
    var faults: [String] = []
    do {
      for file in try Self.files(in: directory) {
        do {
          cases += try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
        } catch {
          faults.append("\(file.lastPathComponent): \(error)")
        }
      }
    } catch {
      faults.append("\(error)")
    }
    self.cases = cases
    self.faults = faults
  }

  var runnable: [ConformanceCase] { cases.filter { !$0.isPending } }

  var pending: [ConformanceCase] { cases.filter(\.isPending) }

  func entry(_ id: String) throws -> ConformanceCase {
    guard let entry = cases.first(where: { $0.id == id }) else { throw CaseFault("no case \(id)") }
    return entry
  }
}
