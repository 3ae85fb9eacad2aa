import TestSupport

@testable import CollectionLayouts

/// An effect as a user of the package writes one: elements slide along both axes as they leave the middle,
/// and are shown at another size.
struct DriftEffect: ScrollEffect {
  /// How far elements slide at most, in points.
  var drift: LayoutPoint
  /// The size at which elements are shown, as a share of their own; a negative one shows them turned over.
  var scale: Double

  var dependsOnScrolling: Bool { true }

  func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    let share = max(-1, min(1, scene.distance(of: base) / 250))
    let width = base.width * scale
    let height = base.height * scale
    return ElementLook(
      frame: LayoutRect(
        x: base.midX + drift.x * share - width / 2, y: base.midY + drift.y * share - height / 2,
        width: width, height: height),
      transform3D: .scale(x: scale, y: scale), zIndex: 3, alpha: 1 - share.magnitude / 2)
  }

  func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach {
    let growth = max(0, scale.magnitude - 1) / 2
    return Reach(
      x: drift.x.magnitude + largest.width * growth, y: drift.y.magnitude + largest.height * growth)
  }
}

/// An effect as a user of the package writes one: elements lie where it puts them, whatever their base
/// frames.
struct PileEffect: ScrollEffect {
  var spread: Double

  var dependsOnScrolling: Bool { false }

  func look(of element: ElementID, at base: LayoutRect, in scene: ScrollScene) -> ElementLook {
    let step = Double(element.indexPath.item % 7 + element.indexPath.section)
    return ElementLook(frame: LayoutRect(x: step * spread, y: 100 - step * spread, width: 40, height: -30))
  }

  func reach(for largest: LayoutSize, axis: ScrollAxis) -> Reach { .unlimited }
}

/// The engine's effects, each once, and effects of a user's own.
enum EffectKind: CaseIterable {
  case none, zoom, cardRotation, fixedTransforms, drift, pile
}

extension SeededNumbers {
  /// Any effect of the engine, or one of a user's own.
  mutating func effect(for content: CollectionContent) -> any ScrollEffect {
    happens(0.15) ? NoEffect() : effect(pick(EffectKind.allCases), for: content)
  }

  mutating func effect(_ kind: EffectKind, for content: CollectionContent) -> any ScrollEffect {
    switch kind {
    case .none: return NoEffect()
    case .zoom:
      let factor = happens(0.3) ? pick([0, -1, -1e-15, 1e-15, -1e-9, 1e-12]) : length(-0.9...3)
      return ZoomEffect(activeDistance: length(0...500), zoomFactor: factor)
    case .cardRotation:
      let degrees = happens(0.2) ? pick([0, 1e-12, 90]) : Double.random(in: -80...80, using: &self)
      let m34 = happens(0.3) ? pick([0, 1e-12, -1.0 / 600]) : Double.random(in: 0...0.01, using: &self)
      return CardRotationEffect(activeDistance: length(0...500), maximumAngle: degrees * .pi / 180, m34: m34)
    case .fixedTransforms:
      let section = integer(0...max(0, content.sections.count - 1))
      let count = content.sections.isEmpty ? 0 : content.sections[section].items.count
      let hasPerspective = happens(0.4)
      return FixedTransforms(
        (0..<min(count, 40)).map { _ in transform(hasPerspective: hasPerspective) }, section: section)
    case .drift:
      return DriftEffect(
        drift: happens(0.2) ? .zero : LayoutPoint(x: length(-150...150), y: length(-150...150)),
        scale: happens(0.2) ? 1 : Double.random(in: -2.5...2.5, using: &self))
    case .pile: return PileEffect(spread: length(0...40))
    }
  }

  private mutating func transform(hasPerspective: Bool) -> Transform3D? {
    guard happens(0.8) else { return nil }
    var matrix = Transform3D.identity
    if hasPerspective { matrix.m34 = Double.random(in: -0.01...0.01, using: &self) }
    matrix = matrix.rotated(
      by: Double.random(in: -4...4, using: &self), x: hasPerspective ? length(-1...1) : 0,
      y: hasPerspective ? length(-1...1) : 0, z: 1)
    if happens(0.5) { matrix = matrix.scaledBy(x: length(-2...2), y: length(-2...2)) }
    if happens(0.5) {
      matrix.m41 = length(-300...300)
      matrix.m42 = length(-300...300)
    }
    return matrix
  }
}
