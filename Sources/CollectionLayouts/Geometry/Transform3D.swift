// The standard library has no sine. The C library's is on every system that Swift runs on; this is the only
// thing that the engine takes from outside the standard library.
private import CLibrary

/// A 4 x 4 matrix that places an element in space, after Core Animation's conventions.
///
/// Points are row vectors: `p' = p * M`. `m34` is the perspective term. Transforming an element turns about
/// the middle of its frame.
public struct Transform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: Double
  public var m21, m22, m23, m24: Double
  public var m31, m32, m33, m34: Double
  public var m41, m42, m43, m44: Double

  /// The matrix that changes nothing.
  @inlinable
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// The matrix with the given 16 numbers, row by row.
  ///
  /// - Parameter rows: m11, m12, … m44.
  /// - Returns: `nil` when there are not exactly 16 numbers.
  public init?(rows: [Double]) {
    guard rows.count == 16 else { return nil }
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  /// The 16 numbers, row by row.
  public var rows: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The matrix that changes nothing.
  public static let identity = Transform3D()

  /// A matrix that scales about the middle of the element.
  @inlinable
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    var matrix = Transform3D()
    matrix.m11 = x
    matrix.m22 = y
    matrix.m33 = z
    return matrix
  }

  /// A matrix that moves the element, by distances in points.
  @inlinable
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var matrix = Transform3D()
    (matrix.m41, matrix.m42, matrix.m43) = (x, y, z)
    return matrix
  }

  /// A matrix that rotates about an axis through the middle of the element.
  ///
  /// Rodrigues' formula for row vectors; about y it has m11 = cos, m13 = -sin, m31 = sin, m33 = cos.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - x: The axis, which need not have length 1; the zero vector gives the identity.
  public static func rotation(angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return Transform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cosine(angle)
    let s = sine(angle)
    let t = 1 - c
    var matrix = Transform3D()
    matrix.m11 = t * x * x + c
    matrix.m12 = t * x * y + z * s
    matrix.m13 = t * x * z - y * s
    matrix.m21 = t * x * y - z * s
    matrix.m22 = t * y * y + c
    matrix.m23 = t * y * z + x * s
    matrix.m31 = t * x * z + y * s
    matrix.m32 = t * y * z - x * s
    matrix.m33 = t * z * z + c
    return matrix
  }

  /// The product `self * other`: first this matrix, then `other`.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    var r = Transform3D()
    r.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31 + m14 * other.m41
    r.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32 + m14 * other.m42
    r.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33 + m14 * other.m43
    r.m14 = m11 * other.m14 + m12 * other.m24 + m13 * other.m34 + m14 * other.m44
    r.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31 + m24 * other.m41
    r.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32 + m24 * other.m42
    r.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33 + m24 * other.m43
    r.m24 = m21 * other.m14 + m22 * other.m24 + m23 * other.m34 + m24 * other.m44
    r.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31 + m34 * other.m41
    r.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32 + m34 * other.m42
    r.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33 + m34 * other.m43
    r.m34 = m31 * other.m14 + m32 * other.m24 + m33 * other.m34 + m34 * other.m44
    r.m41 = m41 * other.m11 + m42 * other.m21 + m43 * other.m31 + m44 * other.m41
    r.m42 = m41 * other.m12 + m42 * other.m22 + m43 * other.m32 + m44 * other.m42
    r.m43 = m41 * other.m13 + m42 * other.m23 + m43 * other.m33 + m44 * other.m43
    r.m44 = m41 * other.m14 + m42 * other.m24 + m43 * other.m34 + m44 * other.m44
    return r
  }

  /// This matrix with a rotation applied before it, as `CATransform3DRotate` does.
  ///
  /// - Parameter angle: The angle in radians about the axis (x, y, z).
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D.rotation(angle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// This matrix with a move applied before it, as `CATransform3DTranslate` does; distances in points.
  public func translatedBy(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D.translation(x: x, y: y, z: z).concatenating(self)
  }

  /// This matrix with a scaling applied before it, as `CATransform3DScale` does.
  public func scaledBy(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D.scale(x: x, y: y, z: z).concatenating(self)
  }
}

extension Transform3D {
  /// Where a point of the element's plane (z = 0) appears, relative to the middle of the element, in points.
  ///
  /// The point is multiplied by the matrix and divided by w. A point in the plane of the eye (w = 0) gives
  /// infinite or NaN coordinates.
  @inlinable
  public func projecting(x: Double, y: Double) -> LayoutPoint {
    // One division instead of two: this runs four times for every element that an effect transforms.
    let scale = 1 / (x * m14 + y * m24 + m44)
    return LayoutPoint(
      x: (x * m11 + y * m21 + m41) * scale,
      y: (x * m12 + y * m22 + m42) * scale)
  }

  /// The bounding box of a frame's four projected corners: UIKit's `frame` of a transformed element.
  ///
  /// - Parameter frame: The untransformed frame; the transform turns it about its middle.
  /// - Returns: The box in the frame's coordinates.
  /// - Complexity: O(1)
  @inlinable
  public func boundingBox(of frame: LayoutRect) -> LayoutRect {
    let halfWidth = frame.width / 2
    let halfHeight = frame.height / 2
    let a = projecting(x: -halfWidth, y: -halfHeight)
    let b = projecting(x: halfWidth, y: -halfHeight)
    let c = projecting(x: -halfWidth, y: halfHeight)
    let d = projecting(x: halfWidth, y: halfHeight)
    let minX = min(min(a.x, b.x), min(c.x, d.x)) + frame.midX
    let maxX = max(max(a.x, b.x), max(c.x, d.x)) + frame.midX
    let minY = min(min(a.y, b.y), min(c.y, d.y)) + frame.midY
    let maxY = max(max(a.y, b.y), max(c.y, d.y)) + frame.midY
    return LayoutRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// The sine of an angle in radians.
@usableFromInline
func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
@usableFromInline
func cosine(_ angle: Double) -> Double { cos(angle) }
