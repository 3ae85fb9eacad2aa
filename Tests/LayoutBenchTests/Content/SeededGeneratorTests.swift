import LayoutBench
import Testing

@Suite struct SeededGeneratorTests {
  @Test func numbersAreThoseOfSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func shuffleIsTheSameEverywhere() {
    var generator = SeededGenerator(seed: 42)
    var numbers = Array(0..<8)
    numbers.shuffleRepeatably(using: &generator)
    #expect(numbers == [4, 3, 2, 0, 7, 6, 1, 5])
  }

  @Test func emptyAndSingleArraysStay() {
    var generator = SeededGenerator(seed: 0)
    var none: [Int] = []
    var one = [7]
    none.shuffleRepeatably(using: &generator)
    one.shuffleRepeatably(using: &generator)
    #expect(none.isEmpty)
    #expect(one == [7])
    #expect(generator == SeededGenerator(seed: 0))
  }

  @Test func boundedNumbersAreInsideAndReachEveryValue() {
    var generator = SeededGenerator(seed: 9)
    var counts = [Int](repeating: 0, count: 5)
    for _ in 0..<1000 { counts[generator.next(below: 5)] += 1 }
    #expect(counts.allSatisfy { $0 > 150 && $0 < 250 })
    #expect([Int.min, -1, 0, 1].allSatisfy { generator.next(below: $0) == 0 })
    #expect((0..<100).allSatisfy { _ in generator.next(below: .max) >= 0 })
    #expect((0..<1000).allSatisfy { _ in (0..<1).contains(generator.nextUnit()) })
  }
}
