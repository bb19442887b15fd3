// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText

/// Tiles with links in families that have one target.
struct IgnoredTileLink: LayoutRule {
  static let metadata = RuleMetadata(
    id: "ignored-tile-link", family: .layout, severity: .note,
    summary: "The widget comes in a family in which the links of tiles open nothing of their own.",
    why: """
      In the small family a widget has one target. Whichever tile of a grid people tap, the app opens as such, and not at the \
      destination that the tile shows.
      """,
    remedy: """
      Leave `"layout": "grid"` of the family out of the style, so that it shows one destination and opens that, or leave the family out \
      of the catalog and of the app's widget.
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
    "in \(family) a tap opens the same wherever it is, and the links of the tiles are ignored; show one destination there, as without a 'layout'"
  }
}
