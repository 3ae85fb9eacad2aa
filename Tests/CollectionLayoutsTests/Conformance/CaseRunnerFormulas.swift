import Testing

@testable import CollectionLayouts

// Operations that need no layout.
extension CaseRunner {
  static func rectsIntersect(_ operation: JSONValue) throws -> JSONValue {
    let (a, b) = (try operation.member("a").rect, try operation.member("b").rect)
    let answer = a.intersects(b)
    #expect(b.intersects(a) == answer)
    #expect(QueryWindow(a).meets(b.standardized) == answer)
    return ["intersects": ["half_open": .bool(answer)]]
  }

  static func matrix(_ operation: JSONValue) throws -> JSONValue {
    var transform = Transform3D.identity
    transform.m34 = try operation.number("m34", or: 0)
    for step in try operation.array("steps") {
      try step.allow(["rotate", "scale"])
      if let numbers = step["rotate"]?.array?.compactMap(\.number), numbers.count == 4 {
        transform = transform.rotated(by: numbers[0], x: numbers[1], y: numbers[2], z: numbers[3])
      } else if let numbers = step["scale"]?.array?.compactMap(\.number), numbers.count == 3 {
        transform = transform.scaledBy(x: numbers[0], y: numbers[1], z: numbers[2])
      } else {
        throw CaseFault("unknown step \(step)")
      }
    }
    let answer: JSONValue = ["matrix": .array(transform.rows.map(JSONValue.number))]
    guard let frame = operation["frame"] else { return answer }
    return answer.merging(["displayed": JSONValue(transform.boundingBox(of: try frame.rect))])
  }

  static func zoom(_ operation: JSONValue) throws -> JSONValue {
    let effect = ZoomEffect(
      activeDistance: try operation.number("active_distance"),
      zoomFactor: try operation.number("zoom_factor"))
    return ["zoom": try distances(operation) { effect.scale(atDistance: $0) }]
  }

  static func cardAngle(_ operation: JSONValue) throws -> JSONValue {
    let effect = CardRotationEffect(
      activeDistance: try operation.number("active_distance"),
      maximumAngle: try operation.number("max_angle_deg") * .pi / 180)
    return ["theta_rad": try distances(operation) { effect.angle(atDistance: $0) }]
  }

  private static func distances(
    _ operation: JSONValue, _ value: (Double) -> Double
  ) throws -> JSONValue {
    .array(
      try operation.array("distances").map { distance in
        guard let distance = distance.number else { throw CaseFault("\(distance) is no distance") }
        return .number(value(distance))
      })
  }
}
