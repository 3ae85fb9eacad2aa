/// Blocks of changing sizes, behind which the allocator puts what is made next: so that arrays made again lie
/// elsewhere.
struct HeapPlacement {
  private var generator = SeededGenerator(seed: 1)
  private var blocks: [[UInt8]] = []

  mutating func move() {
    blocks = (0..<8).map { _ in [UInt8](repeating: 0, count: generator.next(below: 16_384)) }
  }
}
