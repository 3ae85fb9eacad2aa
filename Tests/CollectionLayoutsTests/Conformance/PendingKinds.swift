/// Something that cases ask for.
enum CaseFeature: String, CaseIterable, Sendable {
  case pagedGrid
  case pinnedHeaders
  case anchor
  case moveMap
  case pageOffsets
  case keepCentered

  /// What a case asks for beyond the ordinary.
  static func features(of entry: ConformanceCase) -> Set<CaseFeature> {
    var features: Set<CaseFeature> = []
    switch entry.operation["type"]?.string {
    case "anchor": features.insert(.anchor)
    case "move_map": features.insert(.moveMap)
    case "page_offsets": features.insert(.pageOffsets)
    case "keep_centered": features.insert(.keepCentered)
    default: break
    }
    if entry.layout?["layout"]?.string == "paged_grid" { features.insert(.pagedGrid) }
    if entry.layout?["pin_headers"]?.bool == true { features.insert(.pinnedHeaders) }
    return features
  }
}

/// What the engine does not have yet. Cases that ask for it are counted and named, not run.
let pendingKinds: Set<CaseFeature> = []
