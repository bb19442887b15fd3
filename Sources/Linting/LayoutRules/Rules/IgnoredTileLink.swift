// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText

/// Tiles with links in families that have one tap target.
struct IgnoredTileLink: LayoutRule {
  static let metadata = RuleMetadata(
    id: "ignored-tile-link", family: .layout, severity: .note,
    summary: "The links of tiles have no effect in one of the widget's families.",
    why: """
      In the small family, a widget has one tap target. Whichever tile of a grid users tap, \
      the app opens, but not at the destination of the tile.
      """,
    remedy: """
      Remove `"layout": "grid"` of the family from the style, so that the widget shows and \
      opens one destination, or remove the family from the catalog and from the app's widget.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      """
      "widget": { "kind": "Places", "families": ["systemMedium", "↓systemSmall"] },
      "style": { "systemSmall": { "layout": "grid" } }
      """, sizes: [("Medium", 2), ("Small", 1)]),
    .catalog(
      #""widget": { "kind": "Places", "families": ["systemMedium", "systemSmall"] }"#,
      sizes: [("Medium", 2), ("Small", 1)]),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      let issues = review.chosenLooks.first { $0.family == family.name }?.issues ?? []
      for case .ignoredLinks in issues {
        findings.add(.ignored(family.name.value), at: family.name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ignored(_ family: String) -> Self {
    "\(family) ignores links in tiles, and a tap opens the app; remove 'layout' to show and open one destination"
  }
}
