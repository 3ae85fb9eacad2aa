import TestSupport
import Testing

@testable import CollectionLayouts

/// Whether applying changes gives what the naive model gives: content, who is who, what was reloaded, or a
/// refusal.
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
    if let found, id.kind != .background, update.survivors.isMoved(id) != after.isMoved(found) {
      faults.append("moved \(id)")
    }
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
