// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText

/// Destinations that a family with one tap target does not show.
struct HiddenDestination: LayoutRule {
  static let metadata = RuleMetadata(
    id: "hidden-destination", family: .layout, severity: .warning,
    summary: "Users choose several destinations for a family that shows only one.",
    why: """
      In the small family and on the Lock Screen, a widget has one tap target: it shows the \
      first destination and opens it wherever users tap. The others are chosen in the edit \
      sheet, but never seen.
      """,
    remedy: """
      Set the size of the array for the family to 1 in the definition. A small widget can show \
      all of them with `"systemSmall": { "layout": "grid" }` in the style; a tap then opens \
      the app, not a destination.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      #""widget": { "kind": "Places", "families": ["systemMedium", "↓systemSmall"] }"#,
      sizes: [("Medium", 2), ("Small", 2)]),
    .catalog(
      #""widget": { "kind": "Places", "families": ["systemMedium", "systemSmall"] }"#,
      sizes: [("Medium", 2), ("Small", 1)]),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      let issues = review.chosenLooks.first { $0.family == family.name }?.issues ?? []
      for case .hiddenShortcuts(_, let count) in issues {
        findings.add(
          .hidden(family.name.value, count: count), at: family.name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hidden(_ family: String, count: Int) -> Self {
    "\(family) shows only the first of \(count + 1) destinations; set the size of the array for the family to 1"
  }
}
