import CollectionLayouts

/// The engine's arrangements, each once: the one list of them in these tests.
enum ArrangementKind: String, CaseIterable, Sendable {
  case explicit, flow, grid, list, pagedGrid, row, waterfall

  /// Rules of this kind with the same insets and spacings, one for each way that the kind has of placing
  /// items.
  func variants(insets: LayoutInsets, across: Double = 0, along: Double = 0) -> [any Arrangement] {
    switch self {
    case .explicit: [ExplicitArrangement([LayoutRect(x: 10, y: 20, width: 30, height: 40)])]
    case .flow:
      FlowArrangement.LineAlignment.allCases.flatMap { alignment in
        FlowArrangement.Justification.allCases.map {
          FlowArrangement(
            interitemSpacing: across, lineSpacing: along, insets: insets, lineAlignment: alignment,
            justification: $0)
        }
      }
    case .grid: [GridArrangement(columns: 3, columnSpacing: across, lineSpacing: along, insets: insets)]
    case .list: [ListArrangement(lineSpacing: along, insets: insets)]
    case .pagedGrid:
      [PagedGridArrangement(rows: 2, columns: 3, rowSpacing: along, columnSpacing: across, insets: insets)]
    case .row:
      RowArrangement.CrossAlignment.allCases.map {
        RowArrangement(spacing: along, insets: insets, alignment: $0)
      }
    case .waterfall:
      [3, 40].map {
        WaterfallArrangement(columns: $0, columnSpacing: across, lineSpacing: along, insets: insets)
      }
    }
  }

  /// Whether the content ends where the last item does, but for the inset.
  var endsBehindTheLastItem: Bool {
    switch self {
    case .flow, .grid, .list, .row, .waterfall: true
    case .explicit, .pagedGrid: false
    }
  }

  /// A kind that begins with sizes and insets as the user sees them, instead of turned to vertical scrolling.
  var placesFramesItself: Bool { variants(insets: .zero)[0].placesFramesItself }
}
