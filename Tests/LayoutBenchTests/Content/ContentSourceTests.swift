import CollectionLayouts
import LayoutBench
import Testing

@Suite struct ContentSourceTests {
  @Test func photosComeInShuffledCycles() {
    let photos = ContentSource.photoSizes(count: 600, seed: 42)
    #expect(photos.count == 600)
    #expect(
      photos.prefix(3) == [
        LayoutSize(width: 2641, height: 2448), LayoutSize(width: 3456, height: 3612),
        LayoutSize(width: 3200, height: 3200),
      ])
    let cycles = [photos[..<262], photos[262..<524]]
    #expect(cycles[0].sorted(by: isSmaller) == cycles[1].sorted(by: isSmaller))
    #expect(Array(cycles[0]) != Array(cycles[1]))
  }

  @Test func thumbnailsKeepOrderAndProportions() {
    let photos = ContentSource.photoSizes(count: 300, seed: 3)
    let thumbnails = ContentSource.photoThumbnails(count: 300, seed: 3, height: 90)
    for (photo, thumbnail) in zip(photos, thumbnails) {
      #expect(thumbnail.height == 90)
      #expect(abs(thumbnail.width / 90 - photo.width / photo.height) < 1e-12)
    }
  }

  @Test func messagesTakeTheLinesTheyNeed() {
    let rows = ContentSource.messageRows(count: 6, seed: 42)
    #expect(rows.map(\.height) == [44, 44, 64, 104, 64, 104])
    #expect(rows.allSatisfy { $0.width == 290 })
    let all = ContentSource.messageRows(count: 5573, seed: 1)
    // 2 and 910 characters, 38 a line.
    #expect(all.map(\.height).min() == 44)
    #expect(all.map(\.height).max() == 504)
  }

  @Test(arguments: [0, -5, 1, Double.nan, .infinity, -.infinity])
  func oddTextWidthsGiveFiniteHeights(textWidth: Double) {
    let rows = ContentSource.messageRows(count: 5573, seed: 1, textWidth: textWidth)
    #expect(rows.count == 5573)
    #expect(rows.allSatisfy { $0.height >= 44 && $0.height <= 910 * 20 + 24 })
  }

  @Test func randomIsThePublishedWorkload() {
    let sizes = ContentSource.randomSizes(count: 4, seed: 42)
    #expect(
      sizes.map(\.height) == [
        140.56283473968506, 101.14999771118164, 218.54748249053955, 133.4130096435547,
      ])
    #expect(sizes.allSatisfy { $0.width == 130 })
    let many = ContentSource.randomSizes(count: 10_000, seed: 7)
    #expect(many.allSatisfy { $0.height >= 80 && $0.height < 320 })
    // Seeds count beyond their lower 32 bits.
    #expect(ContentSource.randomSizes(count: 4, seed: 42 + (1 << 40)) != sizes)
  }

  @Test(arguments: ContentKind.allCases)
  func contentIsRepeatable(kind: ContentKind) {
    let first = ContentSource.content(kind, count: 1000, seed: 5)
    #expect(first.itemCount == 1000)
    #expect(first == ContentSource.content(kind, count: 1000, seed: 5))
    #expect(kind == .uniform || first != ContentSource.content(kind, count: 1000, seed: 6))
    #expect(ContentSource.items(kind, count: 10, seed: 5)[3] == first.sections[0].items[3])
  }

  @Test(arguments: ContentKind.allCases)
  func negativeCountsAreNone(kind: ContentKind) {
    #expect(ContentSource.items(kind, count: -1).count == 0)
    #expect(ContentSource.items(kind, count: .min).count == 0)
  }

  private func isSmaller(_ a: LayoutSize, _ b: LayoutSize) -> Bool {
    (a.width, a.height) < (b.width, b.height)
  }
}
