import Foundation
import LayoutBench
import Testing

/// What is told of files of frames and offsets, and what a baseline knows of them.
@Suite struct OwnFilesTests {
  private static let measuring = ["--sweeps", "steady", "--paths", "naive", "--rounds", "1"]

  private func notes(_ arguments: [String], in folder: WorkFolder) async throws -> [String] {
    let outcome = try await BenchProcess.run(arguments + ["--rounds", "1", "--quiet"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.errorLines.filter { $0.contains("mine.csv") }
  }

  @Test func unusedColumnsAndTimesAreTold() async throws {
    let folder = try WorkFolder()
    try folder.write("x,y,width,height,foo,bar\n0,0,9,9,a,b\n", to: "mine.csv")
    try folder.write("time,offset,speed\n1,0,9\n3.5,10,9\n", to: "trace.mine.csv")
    let told = try await notes(
      ["--frames", "mine.csv", "--trace", "trace.mine.csv", "--paths", "naive"], in: folder)
    #expect(
      told == [
        "bench: note: mine.csv: the columns foo, bar are not used",
        "bench: note: trace.mine.csv: the column speed is not used",
        "bench: note: trace.mine.csv: 2 frames over 2.5 s; the times are not used in measuring",
      ])
  }

  @Test func sectionsAndSupplementaryViewsAreMeasured() async throws {
    let folder = try WorkFolder()
    var text = "section,kind,x,y,width,height\n"
    for section in 0..<20 {
      let top = section * 300
      text += "\(section),header,0,\(top),390,40\n\(section),background,5,\(top + 40),380,200\n"
      for item in 0..<4 { text += "\(section),item,10,\(top + 40 + item * 50),370,50\n" }
      text += "\(section),footer,0,\(top + 240),390,20\n"
    }
    try folder.write(text, to: "mine.csv")
    let told = try await notes(["--frames", "mine.csv", "--sweeps", "steady,jump"], in: folder)
    #expect(told.isEmpty)
    let rows = try ResultTable(contentsOf: folder.path(of: "results/latest.csv")).rows
    #expect(rows.count == 10)
    for row in rows { #expect(row.items == 80 && row.verified == true) }
    // Seven elements a section, and all of them without a search.
    #expect(rows.first { $0.path == "naive" }?.returnedPerQuery == 140)
  }

  @Test func offsetsOutsideOfTheContentAreTold() async throws {
    let folder = try WorkFolder()
    // 5000 points in a view of 844: a bounce reaches from -844 to 5000.
    try folder.write("x,y,width,height\n0,0,390,5000\n", to: "frames.csv")
    try folder.write("offset\n-844\n0\n5000\n", to: "mine.csv")
    let arguments = ["--frames", "frames.csv", "--trace", "mine.csv", "--paths", "naive"]
    #expect(try await notes(arguments, in: folder).isEmpty)
    try folder.write("offset\n-845\n0\n5001\n900000\n", to: "mine.csv")
    #expect(
      try await notes(arguments, in: folder) == [
        "bench: warning: mine.csv: 3 of 4 frames lie outside of frames/own/1/trace, whose content is 5000.0"
          + " points long; offsets go from -845.0 points to 900000.0 points"
      ])
  }

  @Test func framesThatScrollTheOtherWayAreTold() async throws {
    let folder = try WorkFolder()
    try folder.write("x,y,width,height\n0,0,200,844\n9000,0,200,844\n", to: "mine.csv")
    let arguments = ["--frames", "mine.csv", "--sweeps", "steady", "--paths", "naive"]
    let told = try await notes(arguments, in: folder)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("bench: warning: mine.csv: the frames take 9200x844 points") == true)
    #expect(told.first?.hasSuffix("; --axis horizontal would fit") == true)
    #expect(try await notes(arguments + ["--axis", "horizontal"], in: folder).isEmpty)
    // Of a larger screen.
    let small = try await notes(
      arguments + ["--axis", "horizontal", "--viewport", "390x500"], in: folder)
    #expect(small.first?.hasSuffix("; --viewport 390x844 would fit") == true)
  }

  @Test(arguments: ["frames", "trace"])
  func anotherContentOfAFileMakesTheVerdictDoubtful(changed: String) async throws {
    let folder = try WorkFolder()
    let frames = "x,y,width,height\n0,0,9,9\n0,9,9,9\n"
    let trace = "offset\n0\n1\n"
    try folder.write(frames, to: "frames.csv")
    try folder.write(trace, to: "trace.csv")
    let update = try await BenchProcess.run(
      [
        "baseline", "update", "--frames", "frames.csv", "--trace", "trace.csv", "--paths", "naive",
        "--rounds", "1", "--no-instructions",
      ], in: folder)
    try #require(update.status == 0, "\(update.errors)")
    let check = ["baseline", "check", "--rounds", "1", "--no-instructions"]
    let same = try await BenchProcess.run(check + ["--strict"], in: folder)
    #expect(same.status == 0, "\(same.output)")

    // Moved, so that all counts stay.
    try folder.write(
      changed == "frames" ? "x,y,width,height\n1,0,9,9\n0,9,9,9\n" : "offset\n0\n2\n", to: changed + ".csv")
    let other = try await BenchProcess.run(check, in: folder)
    #expect(other.status == 0)
    #expect(other.output.contains("note: another content of the file of --\(changed): "), "\(other.output)")
    #expect(try await BenchProcess.run(check + ["--strict"], in: folder).status == 4)

    _ = try await BenchProcess.run(
      ["--frames", "frames.csv", "--trace", "trace.csv", "--paths", "naive", "--rounds", "1"], in: folder)
    let compared = try await BenchProcess.run(
      ["compare", "results/baseline.csv", "results/latest.csv"], in: folder)
    #expect(compared.output.contains("another content of the file of --\(changed): "))
  }
}
