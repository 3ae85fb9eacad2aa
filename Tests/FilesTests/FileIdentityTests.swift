import Foundation
import Testing

@testable import Files

@Suite struct FileIdentityTests {
  @Test func pathsToOneFileAreTheSameBeforeItIsThereToo() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: folder.path(of: "sub"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "link"), withDestinationPath: folder.path(of: "sub"))
    let spellings = ["sub/new.csv", "sub//new.csv", "./sub/./new.csv", "link/new.csv", "sub/../sub/new.csv"]
    func identities() -> Set<FileIdentity?> {
      Set(spellings.map { FileIdentity(ofPath: folder.path(of: $0)) })
    }
    #expect(identities().count == 1 && identities() != [nil])
    try AtomicFile.write("", to: folder.path(of: "sub/new.csv"))
    #expect(identities().count == 1 && identities() != [nil])
  }

  @Test func pathsBelowFoldersThatAreNotThereAreTold() throws {
    let folder = try TestFolder()
    let one = FileIdentity(ofPath: folder.path(of: "results/a.csv"))
    #expect(one != nil)
    #expect(one == FileIdentity(ofPath: folder.path(of: "./results//a.csv")))
    #expect(one != FileIdentity(ofPath: folder.path(of: "results/b.csv")))
    #expect(one != FileIdentity(ofPath: folder.path(of: "a.csv")))
    #expect(
      FileIdentity(ofPath: "a-file-that-is-not-here") == FileIdentity(ofPath: "./a-file-that-is-not-here"))
  }

  @Test func devicesAndFoldersAreNoFiles() throws {
    let folder = try TestFolder()
    #expect(FileIdentity(ofPath: "/dev/null") == nil)
    #expect(FileIdentity(ofPath: folder.path(of: ".")) == nil)
    try AtomicFile.write("", to: folder.path(of: "file"))
    #expect(FileIdentity(ofPath: folder.path(of: "file/below")) == nil)
    #expect(FileIdentity(ofPath: "") == nil)
  }
}
