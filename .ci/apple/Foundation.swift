// What the conversions to and from the systems' geometry use of Foundation.

public struct CGFloat: Sendable {
  var value: Double
  public init(_ value: Double) { self.value = value }
}

extension Double {
  public init(_ value: CGFloat) { self = value.value }
}

public struct CGPoint: Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Sendable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
}

public struct IndexPath: Sendable {
  var indexes: [Int]
  public init(indexes: [Int]) { self.indexes = indexes }
  public var count: Int { indexes.count }
  public subscript(place: Int) -> Int { indexes[place] }
}
