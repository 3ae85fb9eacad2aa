import Files
import Foundation
import Testing

@Suite struct AtomicFileTests {
  /// Runs `body` with a new folder, and removes it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layoutbench-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try InputFile.read(path), as: UTF8.self)
  }

  @Test func writesAndReplaces() throws {
    try withFolder { folder in
      try AtomicFile.write("first", to: folder + "/a.csv")
      #expect(try text(folder + "/a.csv") == "first")
      try AtomicFile.write("", to: folder + "/a.csv")
      #expect(try text(folder + "/a.csv") == "")
      #expect(try names(in: folder) == ["a.csv"])
    }
  }

  @Test func linksThatLeadNowhereStay() throws {
    try withFolder { folder in
      let link = folder + "/link.csv"
      let target = folder + "/missing.csv"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let problem = #expect(throws: FileProblem.self) { try AtomicFile.write("text", to: link) }
      #expect(problem?.reason.contains("leads nowhere") == true)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
      #expect(try names(in: folder) == ["link.csv"])
    }
  }

  @Test func devicesAreToldFromFiles() throws {
    try withFolder { folder in
      try AtomicFile.write("", to: folder + "/a.csv")
      #expect(FileSystem.isDevice("/dev/null"))
      #expect(!FileSystem.isDevice(folder + "/a.csv"))
      #expect(!FileSystem.isDevice(folder + "/missing.csv"))
      #expect(!FileSystem.isDevice(folder))
    }
  }

  @Test func permissionsAndLinksStay() throws {
    try withFolder { folder in
      try AtomicFile.write("first", to: folder + "/a.csv")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/a.csv")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.csv", withDestinationPath: folder + "/a.csv")
      try AtomicFile.write("second", to: folder + "/link.csv")
      #expect(try text(folder + "/a.csv") == "second")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/a.csv")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.csv").hasSuffix("a.csv"))
      #expect(try names(in: folder) == ["a.csv", "link.csv"])
    }
  }

  @Test func aFolderInTheWayStays() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/target/inside", withIntermediateDirectories: true)
      let expected = FileProblem(path: folder + "/target", reason: "cannot be written: Is a directory")
      #expect(throws: expected) { try AtomicFile.write("new", to: folder + "/target") }
      #expect(try names(in: folder) == ["target"])
      #expect(try names(in: folder + "/target") == ["inside"])
    }
  }

  @Test func onlyTheResultsFolderIsMade() throws {
    try withFolder { folder in
      let missing = folder + "/missing"
      #expect(
        throws: FileProblem(
          path: missing + "/a.csv",
          reason:
            "cannot be written: No such file or directory; the folder \"\(missing)\" must be there first")
      ) { try AtomicFile.write("new", to: missing + "/a.csv") }
      #expect(try names(in: folder).isEmpty)
      try AtomicFile.write("new", to: missing + "/a.csv", makingFolder: missing)
      try AtomicFile.write("new", to: missing + "/b.csv", makingFolder: missing)
      #expect(try names(in: missing) == ["a.csv", "b.csv"])
    }
  }

  @Test func checkingChangesNothing() throws {
    try withFolder { folder in
      try AtomicFile.write("kept", to: folder + "/a.csv")
      try AtomicFile.checkWritable(folder + "/a.csv")
      try AtomicFile.checkWritable(folder + "/b.csv")
      try AtomicFile.checkWritable("/dev/null")
      #expect(throws: FileProblem.self) { try AtomicFile.checkWritable(folder) }
      #expect(throws: FileProblem.self) { try AtomicFile.checkWritable(folder + "/missing/a.csv") }
      #expect(try names(in: folder) == ["a.csv"])
      #expect(try text(folder + "/a.csv") == "kept")
    }
  }

  @Test func impossiblePathsAreProblems() throws {
    try withFolder { folder in
      try AtomicFile.write("kept", to: folder + "/a.csv")
      let paths = [
        "", folder + "/a.csv/b.csv", folder + "/a\u{0}b", folder + "/" + String(repeating: "x", count: 300),
      ]
      for path in paths {
        #expect(throws: FileProblem.self) { try AtomicFile.write("new", to: path) }
      }
      #expect(try names(in: folder) == ["a.csv"])
      #expect(try text(folder + "/a.csv") == "kept")
    }
  }

  @Test func devicesAreWrittenAsTheyAre() throws {
    try AtomicFile.write("anything", to: "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        != .typeRegular)
  }

  #if os(Linux)
    @Test func aFullDiskIsAProblem() {
      let expected = FileProblem(path: "/dev/full", reason: "cannot be written: No space left on device")
      #expect(throws: expected) { try AtomicFile.write("anything", to: "/dev/full") }
    }
  #endif

  @Test func largeFilesAreRefused() throws {
    try withFolder { folder in
      try AtomicFile.write("12345", to: folder + "/a")
      #expect(try InputFile.read(folder + "/a", maximumBytes: 5).count == 5)
      let expected = FileProblem(
        path: folder + "/a", reason: "larger than 4 bytes, which is the most that is read")
      #expect(throws: expected) { try InputFile.read(folder + "/a", maximumBytes: 4) }
      // Without an end, and without a length that could be asked for.
      #expect(throws: FileProblem.self) { try InputFile.read("/dev/zero", maximumBytes: 100_000) }
    }
  }
}
