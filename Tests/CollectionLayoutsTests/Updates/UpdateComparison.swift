import CollectionLayouts
import Testing

/// Whether applying changes gives what the naive model gives: content, who is who, what was reloaded, or a refusal.
///
/// - Returns: What differs; empty when nothing does.
func differences(applying changes: [ContentChange], to content: CollectionContent) -> [String] {
  let before = NaiveContent(content)
  var after = before
  var refused: Int?
  for (number, change) in changes.enumerated() {
    do {
      try after.apply(change)
    } catch {
      refused = number
      break
    }
  }
  do {
    let update = try content.applying(changes)
    if let refused { return ["change \(refused) should have been refused"] }
    return differences(of: update, before: before, after: after)
  } catch {
    return error.changeNumber == refused ? [] : ["refused: \(error), expected \(refused ?? -1)"]
  }
}

private func differences(
  of update: ContentUpdate, before: NaiveContent, after: NaiveContent
) -> [String] {
  var faults: [String] = []
  if update.newContent.spelledOut != after.content { faults.append("content \(update.newContent)") }
  let (old, new) = (before.names, after.names)
  for (name, id) in old {
    let found = update.newElement(forOld: id)
    if found != new[name] { faults.append("new of \(id): \(String(describing: found))") }
  }
  for (name, id) in new {
    let found = update.oldElement(forNew: id)
    if found != old[name] { faults.append("old of \(id): \(String(describing: found))") }
    let isReloaded = old[name] != nil && after.isReloaded(id)
    if update.isReloaded(id) != isReloaded { faults.append("reloaded \(id)") }
  }
  for (number, section) in before.sections.enumerated() {
    let expected = after.sections.firstIndex { $0.tag == section.tag }
    if update.newSection(forOld: number) != expected { faults.append("new of section \(number)") }
    if let expected, update.oldSection(forNew: expected) != number { faults.append("old of \(expected)") }
  }
  for beyond in [ElementID.item(99), .item(-1), .header(section: -1), .footer(section: 99)] {
    if update.newElement(forOld: beyond) != nil || update.oldElement(forNew: beyond) != nil {
      faults.append("\(beyond) exists")
    }
  }
  return faults
}

/// A random change of content; now and then one that names something that is not there.
func randomChange(
  of sections: [Int], using numbers: inout SeededNumbers, allowsRefusal: Bool = true
) -> ContentChange {
  let slack = allowsRefusal && Int.random(in: 0..<20, using: &numbers) == 0 ? 1 : 0
  func number(below count: Int) -> Int { Int.random(in: -slack..<max(1, count) + slack, using: &numbers) }
  func size() -> LayoutSize {
    LayoutSize(
      width: Double.random(in: 10...90, using: &numbers),
      height: Double(Int.random(in: 1...9, using: &numbers)))
  }
  func section() -> CollectionContent.Section {
    CollectionContent.Section(
      items: .uniform(LayoutSize(width: 50, height: 5), count: Int.random(in: 0...4, using: &numbers)),
      headerLength: Bool.random(using: &numbers) ? 7 : 0, footerLength: Bool.random(using: &numbers) ? 3 : 0,
      hasBackground: Bool.random(using: &numbers))
  }
  guard !sections.isEmpty else { return .insertSection(section(), at: 0) }
  let place = number(below: sections.count)
  let items = sections.indices.contains(place) ? sections[place] : 0
  let other = number(below: sections.count)
  let otherItems = sections.indices.contains(other) ? sections[other] : 0
  let needsItem = Int.random(in: 0..<10, using: &numbers)
  if items == 0 && needsItem < 8 {
    return .insertItems(.uniform(size(), count: 3), at: ItemPath(item: 0, section: place))
  }
  let item = ItemPath(item: number(below: items), section: place)
  switch needsItem {
  case 0, 1:
    let sizes = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in size() }
    return .insertItems(.each(sizes), at: ItemPath(item: number(below: items + 1), section: place))
  case 2:
    return .insertItems(
      .uniform(LayoutSize(width: 50, height: 5), count: 2),
      at: ItemPath(item: number(below: items + 1), section: place))
  case 3:
    let count = Int.random(in: 0...max(0, min(3, items - item.item)) + slack, using: &numbers)
    return .deleteItems(count: count, at: item)
  case 4, 5:
    let places = otherItems + (other == place ? 0 : 1)
    return .moveItem(from: item, to: ItemPath(item: number(below: places), section: other))
  case 6: return .reloadItem(at: item, size: Bool.random(using: &numbers) ? size() : nil)
  case 7: return .resizeItem(at: item, to: size())
  default:
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: return .insertSection(section(), at: number(below: sections.count + 1))
    case 1: return .deleteSection(at: place)
    case 2: return .moveSection(from: place, to: other)
    case 3: return .reloadSection(section(), at: place)
    case 4: return .resizeHeader(section: place, to: Double(Int.random(in: 0...9, using: &numbers)))
    default: return .resizeFooter(section: place, to: Double(Int.random(in: 0...9, using: &numbers)))
    }
  }
}

/// Random changes that apply, each to what those before it leave.
func randomChanges(
  _ count: Int, of content: CollectionContent, using numbers: inout SeededNumbers
) -> [ContentChange] {
  var model = NaiveContent(content)
  var changes: [ContentChange] = []
  while changes.count < count {
    let change = randomChange(of: model.sections.map(\.items.count), using: &numbers, allowsRefusal: false)
    var next = model
    do {
      try next.apply(change)
      model = next
      changes.append(change)
    } catch {
      continue
    }
  }
  return changes
}
