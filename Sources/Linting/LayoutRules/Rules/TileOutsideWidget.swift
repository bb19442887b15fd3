// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText
import WidgetViews

/// Tiles that the widget's edge cuts off.
struct TileOutsideWidget: LayoutRule {
  static let metadata = RuleMetadata(
    id: "tile-outside-widget", family: .layout, severity: .warning,
    summary: "The tiles of the default destinations reach beyond the edge of the widget.",
    why: """
      The rows are centered and extend over the content margins, at the top and at the bottom. \
      If that is not enough, the widget's edges cut off the outer tiles: users see half of a \
      title, or none.
      """,
    remedy: """
      Reduce the size of the array for the family in the definition, so that there are fewer \
      rows, or reduce 'tileHeight' or 'spacing' of the style. The finding says on which \
      screens tiles are cut off, and by how many points.
      """)

  static let examples: [RuleExample] = [
    .sixDestinations(in: "↓systemMedium", sizes: [("Medium", 6)]),
    .sixDestinations(in: "systemLarge", sizes: [("Large", 2)]),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      let reach = review.reach(in: family) { issue in
        if case .tilesCutOff(let points) = issue { points } else { nil }
      }
      guard let reach else { continue }
      findings.add(
        .cutOff(family.name.value, reach.words), at: family.name.range,
        data: [.init("screens", reach.screens)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func cutOff(_ family: String, _ groups: [String]) -> Self {
    "in \(family) the tiles reach beyond the edge of the widget and are cut off: by \(groups.joined(separator: ", by ")); show fewer rows, or make the tiles lower"
  }
}
