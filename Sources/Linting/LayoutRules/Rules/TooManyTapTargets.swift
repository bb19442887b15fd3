// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText

/// More tap targets than fit in a family.
struct TooManyTapTargets: LayoutRule {
  static let metadata = RuleMetadata(
    id: "too-many-tap-targets", family: .layout, severity: .note,
    summary: "A widget has too many tap targets.",
    why: """
      Users glance at a widget. With more tiles than fit on the smallest screen at this \
      widget's tile size, they have to read, and tap the wrong one.
      """,
    remedy: """
      Reduce the size of the array for the family in the definition: to 4 in the medium \
      widget, 8 in the large and 16 in the extra large one, or, if the style makes tiles \
      smaller, to what fits on the smallest screen. Apple publishes no numbers.
      """)

  static let examples: [RuleExample] = [
    .sixDestinations(in: "↓systemMedium", sizes: [("Medium", 6)]),
    .sixDestinations(in: "systemMedium", sizes: [("Medium", 4)]),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      let issues = review.chosenLooks.first { $0.family == family.name }?.issues ?? []
      for case .manyTargets(let count, let limit) in issues {
        findings.add(
          .many(family.name.value, count, limit: limit), at: family.name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func many(_ family: String, _ count: Int, limit: Int) -> Self {
    "\(family) has \(count) tappable tiles; more than \(limit) are hard to tell apart, so reduce the size of the array"
  }
}
