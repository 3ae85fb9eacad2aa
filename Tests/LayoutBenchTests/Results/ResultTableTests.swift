import Files
import Foundation
import LayoutBench
import Testing

@Suite struct ResultTableTests {
  static let header = """
    schema,layout,content,items,sweep,path,verified,frames,rounds,prepare_ns_per_item,query_ns_p50,\
    query_ns_p90,query_ns_p99,query_ns_max,step_ns_p50,step_ns_p99,speedup,speedup_low,speedup_high,\
    over_floor,returned_per_query,examined_per_query,bytes_per_query,allocations_per_query,\
    index_bytes_per_item,instructions_per_query,build,over_floor_low,over_floor_high,probes_per_query,\
    instructions_per_prepared_item,prepare_over_floor,prepare_over_floor_low,prepare_over_floor_high,\
    look_over_none,look_over_none_low,look_over_none_high
    """
  static let line = "1,list,messages,10,steady,scan,true,8,3,1,2,,,,,,,,,,,,,,,,,,,,,,,,,,"

  private func read(_ text: String) throws -> ResultTable {
    try ResultTable(csv: Array(text.utf8), path: "results.csv")
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func csvIsAsDocumented() {
    #expect(
      SampleResults.table.csv == """
        \(Self.header)
        1,waterfall,photos,1000,steady,naive,true,240,15,4.4,1078000,1100000.3,1200000,2000000,2100000,\
        2200000,1,,,,1000,1000,,,,,,,,,,,,,,,
        1,waterfall,photos,1000,steady,binary:window=400,false,240,15,4.4123,79.3,,1000,,1240,,1693.5484,\
        1.235e-05,12.8,1.1,15.625,18,1536,1.5,16.25,320,release,1.05,1.15,27.5,98.7,3.2,3.1,3.3,,,
        1,"my ""own""\r
        layout","a,b|c",1,\u{1B}[2J\u{301}é,<b>&*,,0,0,,,,,,,,,,,,,,,,,,,,,,,,,,,,

        """)
    #expect(ResultRow.columns.joined(separator: ",") == Self.header)
  }

  @Test func columnsYoungerThanTheFirstVersionMayBeMissing() throws {
    let header = Self.header.split(separator: ",").prefix { $0 != "build" }.joined(separator: ",")
    let table = try read(header + "\n1,list,messages,10,steady,scan,true,8,3,1,2,,,,,,,,,,,,,,,\n")
    #expect(table.rows.map(\.path) == ["scan"])
    #expect(table.rows.first?.probesPerQuery == nil && table.rows.first?.build == "")
  }

  @Test func writtenTablesReadBackEqual() throws {
    let rounded = SampleResults.table.rounded
    #expect(try read(SampleResults.table.csv) == rounded)
    #expect(rounded.rounded == rounded)
    #expect(try read(ResultTable().csv) == ResultTable())
  }

  @Test func tablesGoThroughFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layoutbench-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try SampleResults.table.write(to: folder + "/r.csv")
    #expect(try ResultTable(contentsOf: folder + "/r.csv") == SampleResults.table.rounded)
  }

  @Test func randomNumbersReadBackEqual() throws {
    var generator = SeededGenerator(seed: 11)
    var rows: [ResultRow] = []
    for _ in 0..<2000 {
      var row = SampleResults.naive
      // Any bit pattern: subnormal, huge, NaN, infinite and negative numbers too.
      row.queryNanosecondsP50 = Double(bitPattern: generator.next())
      row.speedup = Double(bitPattern: generator.next())
      row.examinedPerQuery = Double(bitPattern: generator.next())
      row.stepNanosecondsP50 = generator.next(in: 0..<1e7)
      row.overFloor = generator.next(in: 0..<0.01)
      rows.append(row)
    }
    let rounded = ResultTable(rows).rounded
    #expect(try read(ResultTable(rows).csv) == rounded)
    #expect(rounded.rounded == rounded)
  }

  @Test func whatIsNoMeasurementIsEmpty() {
    var row = SampleResults.naive
    row.queryNanosecondsP50 = .nan
    row.queryNanosecondsMax = .infinity
    row.bytesPerQuery = -1
    row.speedup = 0
    row.items = -3
    let rounded = row.rounded
    #expect(rounded.queryNanosecondsP50 == nil && rounded.queryNanosecondsMax == nil)
    #expect(rounded.bytesPerQuery == nil && rounded.speedup == nil && rounded.items == 0)
  }

  @Test func laterColumnsAndOtherLineEndsAreAccepted() throws {
    let expected = try read("\(Self.header)\n\(Self.line)\n")
    #expect(expected.rows.count == 1 && expected.rows[0].verified == true)
    #expect(try read("\(Self.header),new\r\n\(Self.line),\"x\n,\"\r\n") == expected)
    #expect(try read("\u{FEFF}\(Self.header)\n\n\(Self.line)") == expected)
    #expect(try read("\(Self.header)\n\(Self.line.replacing("list", with: "\"list\""))\n") == expected)
  }

  @Test func problemsSayWhatAndWhere() {
    #expect(
      problem("")?.hasPrefix("results.csv: the file is empty; a header line is needed: schema,") == true)
    #expect(
      problem(Self.header.replacing("speedup_low", with: "low") + "\n\(Self.line)\n")?
        .hasPrefix("results.csv:1: column speedup_low: is missing in the header; needed are schema,") == true)
    #expect(problem("\(Self.header),path\n") == "results.csv:1: column path: comes twice in the header")
    #expect(
      problem("\(Self.header)\n2\(Self.line.dropFirst())\n")
        == "results.csv:2: column schema: 2 is a version that cannot be read; it must be 1")
    #expect(
      problem("\(Self.header)\n\(Self.line)\n\(Self.line),\n")
        == "results.csv:3: 38 fields; as many as the header's 37 are needed")
    #expect(
      problem(
        "\(Self.header)\n\(Self.line)\n\n1,\"a\nb\",messages,ten,s,p,,8,3,1,2,,,,,,,,,,,,,,,,,,,,,,,,,,\n")
        == "results.csv:4: column items: \"ten\" is not allowed; it must be a whole number of at least 0")
    #expect(
      problem("\(Self.header)\n\(Self.line.replacing("true", with: "yes"))\n")
        == "results.csv:2: column verified: \"yes\" is not allowed; "
        + "it must be true, false, or nothing when not checked")
    #expect(
      problem("\(Self.header)\n\(Self.line.replacing(",1,2,", with: ",1,2ns,"))\n")
        == "results.csv:2: column query_ns_p50: \"2ns\" is not allowed; "
        + "it must be a number of at least 0, or nothing when not measured")
    #expect(
      problem("\(Self.header)\n1,li\"st\n")
        == "results.csv:2: a quotation mark inside a field; such fields must be quoted, and the mark doubled")
    #expect(
      problem("\(Self.header)\r\(Self.line)\r")
        == "results.csv:1: a carriage return without a line feed; lines end in LF or CRLF")
  }

  @Test func tooManyRowsAreRefused() throws {
    let text = "\(Self.header)\n\(Self.line)\n\(Self.line)\n"
    #expect(try ResultTable(csv: Array(text.utf8), path: "r", maximumRows: 2).rows.count == 2)
    #expect(throws: FileProblem(path: "r", line: 3, reason: "more than 1 rows, which is the most")) {
      try ResultTable(csv: Array(text.utf8), path: "r", maximumRows: 1)
    }
  }

  @Test func mutantsNeverTrap() {
    let header = Array(SampleResults.table.csv.utf8.prefix { $0 != UInt8(ascii: "\n") })
    let original = Array(SampleResults.table.csv.utf8)
    let tokens: [[UInt8]] =
      ["\"", ",", "\n", "\r", "\r\n", "\"\"", "nan", "-", "1e999", "\u{0}", "\u{FEFF}"]
      .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    var generator = SeededGenerator(seed: 2026)
    var accepted = 0
    for mutant in 0..<5000 {
      var bytes = original
      // The header takes up much of the file, and most changes to it end the reading early.
      let untouched = mutant.isMultiple(of: 4) ? 0 : header.count
      for _ in 0...generator.next(below: 4) {
        let place = min(bytes.count, untouched + generator.next(below: bytes.count - untouched))
        switch generator.next(below: 5) {
        case 0: bytes.insert(contentsOf: tokens[generator.next(below: tokens.count)], at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + generator.next(below: 9)))
        case 2: bytes.removeSubrange(place...)
        case 3: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: generator.next()) }
        default: bytes.insert(contentsOf: bytes.suffix(from: place).prefix(200), at: place)
        }
      }
      do {
        let table = try ResultTable(csv: bytes, path: "mutant")
        accepted += 1
        let again = try ResultTable(csv: Array(table.csv.utf8), path: "again")
        if again != table.rounded { Issue.record("mutant \(mutant) does not read back") }
      } catch {
        if "\(error)".utf8.contains(UInt8(ascii: "\n")) { Issue.record("mutant \(mutant): \(error)") }
      }
    }
    #expect((100...4900).contains(accepted))
  }
}
