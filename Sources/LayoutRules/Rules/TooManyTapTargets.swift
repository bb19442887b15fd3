// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText

/// More tiles with links than a family has room for.
struct TooManyTapTargets: LayoutRule {
  static let metadata = RuleMetadata(
    id: "too-many-tap-targets", family: .layout, severity: .note,
    summary: "More tiles lead somewhere than are easy to tell apart in a family.",
    why: """
      People glance at a widget. With more tiles than fit as tiles of this widget on the smallest screen, they have to read, \
      and hit the wrong one.
      """,
    remedy: """
      Lower the size of the array for the family in the definition: to 4 in the medium widget, 8 in the large and 16 in the \
      extra large one, or what fits on the smallest screen where the style makes tiles smaller. Apple publishes no numbers.
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
    "in \(family) \(count) tiles are to be tapped; \(limit) are as many as are easy to tell apart, so lower the size of the array"
  }
}
