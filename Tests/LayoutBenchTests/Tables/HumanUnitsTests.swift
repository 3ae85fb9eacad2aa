import LayoutBench
import Testing

@Suite struct HumanUnitsTests {
  @Test func timesHaveThreeDigits() {
    let times: [(Double?, String)] = [
      (0, "0 ns"), (0.5, "0.50 ns"), (79.34, "79.3 ns"), (999, "999 ns"), (999.6, "1.00 µs"),
      (1240, "1.24 µs"),
      (12_345, "12.3 µs"), (9_996_000, "10.0 ms"), (1.4e9, "1.40 s"), (1.4e13, "14,000 s"), (nil, "–"),
      (.nan, "–"), (.infinity, "–"),
    ]
    for (time, text) in times { #expect(HumanUnits.time(time) == text) }
  }

  @Test func bytesCountsAndRatiosAreReadable() {
    #expect(HumanUnits.bytes(512) == "512 B")
    #expect(HumanUnits.bytes(1536) == "1.50 KiB")
    #expect(HumanUnits.bytes(3 * 1024 * 1024) == "3.00 MiB")
    #expect(HumanUnits.count(1_234_567) == "1,234,567")
    #expect(HumanUnits.count(15.625) == "15.6")
    #expect(HumanUnits.count(16) == "16")
    #expect(HumanUnits.ratio(1693.5) == "1,694×")
    #expect(HumanUnits.ratio(0.0123) == "0.0123×")
    #expect(HumanUnits.ratio(12.34, low: 11.9, high: 12.81) == "12.3× [11.9, 12.8]")
    #expect(HumanUnits.ratio(nil, low: 1, high: 2) == "–")
  }
}
