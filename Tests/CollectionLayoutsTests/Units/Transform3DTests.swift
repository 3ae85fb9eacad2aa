import Foundation
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct Transform3DTests {
  private typealias Matrix = [[Double]]

  private func matrix(_ transform: Transform3D) -> Matrix {
    (0..<4).map { row in (0..<4).map { transform.rows[4 * row + $0] } }
  }

  private func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    (0..<4).map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
  }

  private func difference(_ a: Matrix, _ b: Matrix) -> Double {
    zip(a.joined(), b.joined()).map { ($0 - $1).magnitude }.max() ?? .infinity
  }

  private func random(_ numbers: inout SeededNumbers) -> Transform3D {
    Transform3D(rows: (0..<16).map { _ in .random(in: -2...2, using: &numbers) })!
  }

  @Test func identityIsOneOnTheDiagonal() {
    #expect(Transform3D.identity.rows == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(Transform3D() == .identity)
  }

  @Test func rowsGoRoundTrip() {
    let rows = (1...16).map(Double.init)
    #expect(Transform3D(rows: rows)?.rows == rows)
    #expect(Transform3D(rows: [1, 2, 3]) == nil)
    #expect(Transform3D(rows: rows + [17]) == nil)
  }

  @Test func concatenationIsTheMatrixProduct() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<50 {
      let (a, b) = (random(&numbers), random(&numbers))
      #expect(difference(matrix(a.concatenating(b)), product(matrix(a), matrix(b))) < 1e-14)
    }
  }

  @Test func rotationsAboutTheAxesAreThoseOfCoreAnimation() {
    let angle = 0.4
    let (c, s) = (cos(angle), sin(angle))
    let about = { (x: Double, y: Double, z: Double) in
      self.matrix(.rotation(angle: angle, x: x, y: y, z: z))
    }
    #expect(
      difference(about(1, 0, 0), [[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]]) < 1e-15)
    #expect(
      difference(about(0, 3, 0), [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]]) < 1e-15)
    #expect(
      difference(about(0, 0, 1), [[c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]) < 1e-15)
    #expect(Transform3D.rotation(angle: angle, x: 0, y: 0, z: 0) == .identity)
  }

  @Test func rotationsKeepLengthsAndTurnBack() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<50 {
      let angle = Double.random(in: -4...4, using: &numbers)
      let axis = (0..<3).map { _ in Double.random(in: -1...1, using: &numbers) }
      let turn = Transform3D.rotation(angle: angle, x: axis[0], y: axis[1], z: axis[2])
      let back = turn.rotated(by: -angle, x: axis[0], y: axis[1], z: axis[2])
      #expect(difference(matrix(back), matrix(.identity)) < 1e-14)
      let transposed = (0..<4).map { row in (0..<4).map { matrix(turn)[$0][row] } }
      #expect(difference(product(matrix(turn), transposed), matrix(.identity)) < 1e-14)
    }
  }

  @Test func stepsApplyBeforeWhatIsThere() {
    var start = Transform3D.identity
    start.m34 = -1.0 / 500
    #expect(
      start.rotated(by: 0.3, x: 0, y: 1, z: 0)
        == Transform3D.rotation(angle: 0.3, x: 0, y: 1, z: 0).concatenating(start))
    var moved = start
    (moved.m41, moved.m42, moved.m43, moved.m44) = (5, 6, 7, 1 - 7.0 / 500)
    #expect(start.translatedBy(x: 5, y: 6, z: 7) == moved)
    #expect(
      start.scaledBy(x: 2, y: 3, z: 4).rows == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, -4.0 / 500, 0, 0, 0, 1])
  }

  @Test func boundingBoxIsThatOfTheProjectedCorners() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<100 {
      var transform = random(&numbers)
      transform.m14 /= 2000
      transform.m24 /= 2000
      transform.m44 = 1
      let frame = LayoutRect(origin: LayoutPoint(x: 30, y: -40), size: numbers.size(0...300))
      let corners = [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].map { x, y -> LayoutPoint in
        let row = product(
          [[x * frame.width, y * frame.height, 0, 1]] + [[Double]](repeating: [0, 0, 0, 0], count: 3),
          matrix(transform))[0]
        return LayoutPoint(x: frame.midX + row[0] / row[3], y: frame.midY + row[1] / row[3])
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let box = LayoutRect(xs.min()!, ys.min()!, xs.max()! - xs.min()!, ys.max()! - ys.min()!)
      #expect(transform.boundingBox(of: frame).distance(to: box) < 1e-9)
    }
  }

  @Test func boundingBoxIsWhatADevicePrinted() {
    var transform = Transform3D.identity
    transform.m34 = -1.0 / 500
    let box = transform.rotated(by: 0.02, x: 1, y: 1, z: 0).boundingBox(of: LayoutRect(35, 83.5, 305, 500.25))
    let printed = LayoutRect(33.284175409625227, 84.198445826909605, 307.14784245047292, 502.39185839645393)
    #expect(box.distance(to: printed) < 1e-11)
  }

  @Test func boundingBoxUnderTheIdentityIsTheFrame() {
    #expect(Transform3D.identity.boundingBox(of: LayoutRect(10, 20, 30, 40)) == LayoutRect(10, 20, 30, 40))
    #expect(
      Transform3D.scale(x: 2, y: 0.5).boundingBox(of: LayoutRect(10, 20, 30, 40))
        == LayoutRect(-5, 30, 60, 20))
    #expect(
      Transform3D.translation(x: 3, y: -4).boundingBox(of: LayoutRect(10, 20, 30, 40))
        == LayoutRect(13, 16, 30, 40))
  }
}
