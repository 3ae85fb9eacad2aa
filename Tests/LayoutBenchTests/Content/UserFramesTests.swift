import CollectionLayouts
import Files
import LayoutBench
import Testing

@Suite struct UserFramesTests {
  private func frames(_ text: String) throws -> [LayoutRect] {
    try UserFrames(csv: Array(text.utf8), path: "frames.csv").items
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try frames(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func columnsAreFoundByName() throws {
    let expected = [
      LayoutRect(x: 1.5, y: -2, width: 30, height: 40), LayoutRect(x: 0, y: 1e3, width: 0, height: 5),
    ]
    #expect(try frames("x,y,width,height\n1.5,-2,30,40\n0,1e3,0,5\n") == expected)
    #expect(
      try frames("\u{FEFF}id,height,width,y,x\r\na,40,30,-2,\"1.5\"\r\n\r\n\"b\"\"\n\",5,0,1e3,0") == expected
    )
    #expect(try frames("x,y,width,height") == [])
  }

  @Test func problemsSayWhatAndWhere() {
    #expect(problem("") == "frames.csv: the file is empty; a header line is needed: x,y,width,height")
    #expect(
      problem("x,y,width\n1,2,3\n")
        == "frames.csv:1: column height: is missing in the header; needed are x,y,width,height")
    #expect(problem("x,x,y,width,height\n") == "frames.csv:1: column x: comes twice in the header")
    #expect(
      problem("x,y,width,height\n1,2,3,4\n1,2,-3,4\n")
        == "frames.csv:3: column width: \"-3\" is not allowed; "
        + "it must be a number of at least 0, such as 120.5"
    )
    #expect(
      problem("x,y,width,height\n1,2,3\n") == "frames.csv:2: 3 fields; as many as the header's 4 are needed")
    #expect(
      problem("x,y,width,height\n1,2,3,\"4\n\n")
        == "frames.csv:2: a quotation mark opens here and never closes")
    #expect(
      problem("x,y,width,height\n1,2,3,\"4\"5\n")
        == "frames.csv:2: text after a closing quotation mark; only a comma or a line end may follow")
  }

  @Test(arguments: ["nan", "inf", "1e999", "0x10", "1,5", "", " 1", "1\u{0}", "\u{1B}[31m", "１"])
  func otherNumbersAreRefused(number: String) throws {
    let message = try #require(problem("x,y,width,height\n\(number),2,3,4\n"))
    #expect(message.hasPrefix("frames.csv:2: "))
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func longValuesAreCut() throws {
    let message = try #require(problem("x,y,width,height\n\(String(repeating: "a", count: 100_000)),2,3,4\n"))
    #expect(message.count < 200)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let bytes = Array("x,y,width,height\n".utf8) + [0xFF, 0xFE, 0x0A]
    #expect(throws: FileProblem.self) { try UserFrames(csv: bytes, path: "frames.csv") }
  }

  @Test func missingFilesAndFoldersAreProblems() {
    for path in ["/nonexistent/frames.csv", "/", "", "a\u{0}b"] {
      #expect(throws: FileProblem.self) { try UserFrames.read(from: path) }
    }
  }
}
