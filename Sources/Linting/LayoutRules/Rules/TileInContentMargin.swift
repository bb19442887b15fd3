// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText
import WidgetViews

/// Tiles in the content margins.
struct TileInContentMargin: LayoutRule {
  static let metadata = RuleMetadata(
    id: "tile-in-content-margin", family: .layout, severity: .note,
    summary: "The tiles of the default destinations reach into the content margins.",
    why: """
      The system keeps content 16 points away from the edges of a widget. Rows that are higher \
      than the remaining space are centered, and closer to the edges than in other widgets. \
      They are fully visible.
      """,
    remedy: """
      You can ignore this. A smaller 'tileHeight' or 'spacing' in the style makes the rows \
      lower; the finding says on which screens they are too high, and by how many points at \
      the top and at the bottom.
      """)

  static let examples: [RuleExample] = [
    .sixDestinations(in: "↓systemMedium", sizes: [("Medium", 4)]),
    .sixDestinations(in: "systemLarge", sizes: [("Large", 2)]),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      let reach = review.reach(in: family) { issue in
        if case .tilesInMargins(let points) = issue { points } else { nil }
      }
      guard let reach else { continue }
      findings.add(
        .inMargin(family.name.value, reach.words), at: family.name.range,
        data: [.init("screens", reach.screens)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func inMargin(_ family: String, _ groups: [String]) -> Self {
    "in \(family) the tiles reach into the content margin, and nothing is cut off: by \(groups.joined(separator: ", by "))"
  }
}
