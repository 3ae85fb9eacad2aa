import Foundation
import Testing

@testable import Files

@Suite struct InterruptedWriteTests {
  @Test func aSignalWaitsUntilAllFilesHaveTakenTheirPlaces() async throws {
    let folder = try TestFolder()
    let path = folder.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      listen(to: SIGTERM)
      try HeldSignals.during {
        raise(SIGTERM)
        try AtomicFile.write([
          .init(path: path + "/first", text: "one"), .init(path: path + "/second", text: "two"),
        ])
      }
      exit(0)
    }
    #expect(try folder.names() == ["first", "second"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func whatComesWhileFilesAreWrittenEndsTheProcessAndLeavesNothing(signal: Int32) async throws {
    let folder = try TestFolder()
    let path = folder.path
    // Another process holds the folder, so that the files wait beside their places when the signal comes.
    let lock = FileLock(folder: path)
    #expect(lock != nil)
    await #expect(processExitsWith: .signal(signal)) { [path = path as String, signal = signal as Int32] in
      listen(to: signal)
      let writer = pthread_self()
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.3)
        pthread_kill(writer, signal)
      }
      try AtomicFile.write([
        .init(path: path + "/first", text: "one"), .init(path: path + "/second", text: "two"),
      ])
      exit(0)
    }
    lock?.release()
    #expect(try folder.names() == ["first", "second"])
  }

  @Test func whatKilledProcessesHaveLeftIsRemovedLater() throws {
    let folder = try TestFolder()
    let names = [".layoutbench-old.tmp", ".layoutbench-young.tmp", "layoutbench-mine.tmp", ".other.tmp"]
    for name in names { try AtomicFile.write("", to: folder.path(of: name)) }
    for name in names where !name.contains("young") {
      FileSystem.setModificationTime(of: folder.path(of: name), to: 1_000_000_000)
    }
    try AtomicFile.write("text", to: folder.path(of: "file"))
    #expect(try folder.names() == [".layoutbench-young.tmp", ".other.tmp", "file", "layoutbench-mine.tmp"])
  }

  @Test func temporaryFoldersOfKilledProcessesGoAwayWithTheNextOne() throws {
    let name = "layoutbench-test-\(UUID().uuidString)"
    let left = FileManager.default.temporaryDirectory.appending(path: "\(name)-left").path
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: left) }
    for file in [".layoutbench.lock", "bench"] { try AtomicFile.write("", to: "\(left)/\(file)") }

    // One that was made just now may not have its lock yet.
    do { _ = try TemporaryFolder(named: name) }
    #expect(FileSystem.exists(left))
    FileSystem.setModificationTime(of: left, to: 1_000_000_000)
    do {
      let lock = try FileLock("\(left)/.layoutbench.lock", .exclusive)
      FileSystem.setModificationTime(of: left, to: 1_000_000_000)
      _ = try TemporaryFolder(named: name)
      #expect(FileSystem.exists(left), "its process has not ended")
      lock?.release()
    }
    let folder = try TemporaryFolder(named: name)
    #expect(!FileSystem.exists(left))
    #expect(FileSystem.exists(folder.path) && folder.fileNames.isEmpty)
  }

  @Test func aPipeWithoutAReaderIsRefusedBeforehand() throws {
    let folder = try TestFolder()
    let pipe = folder.path(of: "pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let problem = #expect(throws: FileProblem.self) { try AtomicFile.checkWritable(pipe) }
    #expect(problem?.reason.hasPrefix("cannot be written") == true)

    // A reader is not told that the end has come when the pipe has only been looked at.
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try AtomicFile.checkWritable(pipe)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == -1 && errno == EAGAIN)
    try AtomicFile.write("x", to: pipe)
    #expect(read(reader, &byte, 1) == 1 && byte == UInt8(ascii: "x"))
  }
}

/// Lets a signal reach the calling thread, which may be one of a pool that takes none.
private func listen(to number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  signal(number, SIG_DFL)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}
