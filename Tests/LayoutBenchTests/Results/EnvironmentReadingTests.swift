import Foundation
import Testing

@testable import LayoutBench

@Suite struct EnvironmentReadingTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("environment-\(UUID().uuidString).json").path

  private func read(_ text: String) throws -> EnvironmentFile {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try EnvironmentFile(contentsOf: path)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var file = EnvironmentFile()
    file.record("processor", .string("A \"B\" é"))
    file.record("number", .integer(3))
    file.recordOption("arguments", .array([.string("--suite"), .string("quick")]))
    let recorded = try read(file.json)
    #expect(recorded.fact("processor") == "A \"B\" é" && recorded.fact("number") == nil)
    #expect(recorded.arguments == ["--suite", "quick"])
    #expect(Set(recorded.facts) == Set(file.facts))
  }

  @Test(arguments: [
    #"{}"#, #"{"options": {}}"#, #"{"options": {"arguments": 3}}"#, #"{"options": {"arguments": ["a", 1]}}"#,
    #"{"options": {"arguments": null}}"#, #"{"processors": 2, "x": [1, {"y": null}]}"#,
  ])
  func whatAnotherVersionWritesIsPassedOver(text: String) throws {
    let recorded = try read(text)
    #expect(recorded.fact("processors") == nil && recorded.fact("x") == nil && recorded.arguments == nil)
  }

  @Test(arguments: [
    "", "[]", "null", "3", "\"text\"", "{", #"{"options": 3}"#, "layout,content\n", "\u{0}\u{1}",
    String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
  ])
  func whatIsNoneIsRefusedInOneLine(text: String) {
    #expect {
      try read(text)
    } throws: {
      "\($0)" == "\(path): is not an environment file of the bench (a JSON object)"
    }
  }

  @Test func missingFilesAreNotes() {
    let notes = EnvironmentFile.notes(comparing: "/nowhere/a.csv", with: "/nowhere/b.csv")
    #expect(notes.count == 2)
    #expect(
      notes[0].hasPrefix("the environment of /nowhere/a.csv is not known: /nowhere/a.environment.json: "))
    #expect(notes[1].hasPrefix("the environment of /nowhere/b.csv is not known: "))
  }

  @Test func differencesNameTheFactAndBothSides() throws {
    let old = try read(#"{"processor": "A", "swift_version": "6.1", "kernel": "1", "allocator": "same"}"#)
    let new = try read(#"{"processor": "B", "architecture": "arm64", "kernel": "2", "allocator": "same"}"#)
    #expect(
      old.differences(from: new) == [
        "another processor: A, now B", "another architecture: unknown, now arm64",
        "another Swift version: 6.1, now unknown",
      ])
    #expect(old.differences(from: old).isEmpty)
  }

  @Test func factsAgreeWhenBothHaveThem() throws {
    let old = try read(#"{"processor": "A", "allocator": "same"}"#)
    let new = try read(#"{"processor": "B", "allocator": "same"}"#)
    #expect(old.agrees(with: new, on: []) && old.agrees(with: new, on: ["allocator"]))
    #expect(!old.agrees(with: new, on: ["allocator", "processor"]))
    #expect(!old.agrees(with: new, on: ["unknown"]))
  }
}
