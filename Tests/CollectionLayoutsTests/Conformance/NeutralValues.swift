@testable import CollectionLayouts

extension JSONValue {
  /// `{"w": …, "h": …}`
  var size: LayoutSize {
    get throws {
      try allow(["w", "h"])
      return LayoutSize(width: try number("w"), height: try number("h"))
    }
  }

  /// `{"x": …, "y": …, "w": …, "h": …}`, `"null"` or `"infinite"`.
  var rect: LayoutRect {
    get throws {
      if string == "null" { return .null }
      if string == "infinite" { return .infinite }
      try allow(["x", "y", "w", "h"])
      return LayoutRect(
        x: try number("x"), y: try number("y"), width: try number("w"), height: try number("h"))
    }
  }

  /// The member `insets`: `{"t": …, "l": …, "b": …, "r": …}`, every one of which may be missing.
  var insets: LayoutInsets {
    get throws {
      guard let insets = self["insets"] else { return .zero }
      try insets.allow(["t", "l", "b", "r"])
      return LayoutInsets(
        top: try insets.number("t", or: 0), left: try insets.number("l", or: 0),
        bottom: try insets.number("b", or: 0), right: try insets.number("r", or: 0))
    }
  }

  /// The rows of a list: the members `heights` or `uniform`.
  var listHeights: ItemSizes {
    get throws {
      if let uniform = self["uniform"] {
        try uniform.allow(["count", "h"])
        return .uniform(
          LayoutSize(width: 0, height: try uniform.number("h")), count: try uniform.integer("count"))
      }
      return .each(
        try array("heights").map { height in
          guard let height = height.number else { throw CaseFault("\(height) is no height") }
          return LayoutSize(width: 0, height: height)
        })
    }
  }

  /// The items of a waterfall: the members `items`, `uniform` or `lcg`.
  var naturalSizes: ItemSizes {
    get throws {
      if let uniform = self["uniform"] {
        try uniform.allow(["count", "w", "h"])
        let size = LayoutSize(width: try uniform.number("w"), height: try uniform.number("h"))
        return .uniform(size, count: try uniform.integer("count"))
      }
      if let generator = self["lcg"] { return .each(try generator.pseudoRandomSizes) }
      return .each(try array("items").map { try $0.size })
    }
  }

  /// Sizes of one width whose heights come from the linear congruential generator that the cases name.
  private var pseudoRandomSizes: [LayoutSize] {
    get throws {
      try allow(["seed", "count", "w", "lo", "hi"])
      let (low, high, width) = (try integer("lo"), try integer("hi"), try number("w"))
      var state = try integer("seed")
      return (0..<(try integer("count"))).map { _ in
        state = (1_103_515_245 * state + 12345) % 2_147_483_648
        return LayoutSize(width: width, height: Double(low + (state >> 8) % (high - low + 1)))
      }
    }
  }
}

extension JSONValue {
  init(_ size: LayoutSize) { self = ["w": .number(size.width), "h": .number(size.height)] }

  init(_ rect: LayoutRect) {
    self = [
      "x": .number(rect.x), "y": .number(rect.y), "w": .number(rect.width), "h": .number(rect.height),
    ]
  }

  init(_ point: LayoutPoint) { self = ["x": .number(point.x), "y": .number(point.y)] }
}
