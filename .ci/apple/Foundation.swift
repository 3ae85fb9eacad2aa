// What the conversions to and from the systems' geometry use of Foundation.

public struct CGFloat: Sendable, Comparable, ExpressibleByIntegerLiteral {
  var value: Double
  public init(_ value: Double) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Double(value) }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value - right.value) }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value / right.value) }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { left.value < right.value }
}

extension Double {
  public init(_ value: CGFloat) { self = value.value }
}

public struct CGPoint: Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = CGPoint(x: 0, y: 0)
}

public struct CGSize: Sendable {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
}

public struct IndexPath: Sendable, Comparable {
  var indexes: [Int]
  public init(indexes: [Int]) { self.indexes = indexes }
  public var count: Int { indexes.count }
  public subscript(place: Int) -> Int { indexes[place] }
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.indexes.lexicographicallyPrecedes(right.indexes)
  }
}

// What the file for apps in Documentation/RecordingYourScreen.md uses.

public struct URL: Sendable {
  public var path: String
  public func appendingPathComponent(_ name: String) -> URL { URL(path: path + "/" + name) }
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public func write(to url: URL, atomically isAtomic: Bool, encoding: Encoding) throws {}
}
