import CollectionLayouts

/// Items sway: each turns about its middle, by up to 0.1 radians where it is half a screen from the screen's middle.
struct Sway: ScrollEffect {
  let largestAngle = 0.1

  var dependsOnScrolling: Bool { true }

  func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    guard element.kind == .item else {
      // Headers and their kin stay as they are.
      return ElementLook(frame: base, zIndex: element.kind.restingZIndex)
    }
    let half = max(1, scene.visibleRect.height / 2)
    let share = min(1, max(-1, scene.distance(of: base) / half))
    return ElementLook(
      transforming: base, by: .rotation(angle: largestAngle * share, x: 0, y: 0, z: 1),
      alpha: 1 - share.magnitude / 2)
  }

  func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach {
    // Turned by a, a frame is h * sin(a) wider at most, half of it on either side, and w * sin(a) higher.
    Reach(x: largest.height * largestAngle / 2, y: largest.width * largestAngle / 2)
  }
}
