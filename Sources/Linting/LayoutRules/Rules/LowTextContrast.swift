// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText

/// Titles with low contrast to their background.
struct LowTextContrast: LayoutRule {
  static let metadata = RuleMetadata(
    id: "low-text-contrast", family: .layout, severity: .note,
    summary: """
      The contrast between titles in the colors of the style and their background is too low.
      """,
    why: """
      Users with low vision cannot read them. WCAG 2.2 requires 4.5:1, and 3:1 for large \
      text: 24 points, or 18.66 points in bold (success criterion 1.4.3). Colors that the \
      catalog does not set, and the letter that replaces a missing icon, are not checked.
      """,
    remedy: """
      Change 'title' or 'tile' of the style, or 'ground' if a family shows one destination; \
      each can have a color for light mode and one for dark mode.
      """)

  static let examples: [RuleExample] = [
    .catalog(#""style": { "title": "↓systemYellow" }, "defaults": ["inbox"]"#),
    .catalog(
      ##""style": { "title": { "light": "#5C4A00", "dark": "systemYellow" } }, "defaults": ["inbox"]"##
    ),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    var limit = WidgetInspection.leastTextContrast
    let low = review.lowContrast { issue in
      guard case .textContrast(let ratio, let least) = issue else { return nil }
      limit = least
      return ratio
    }
    guard let low else { return }
    findings.add(
      .low(low.ratio, in: low.schemes, least: limit),
      at: review.place(ofStyle: .title, .tile, .ground))
  }
}

extension Diagnostic.Message {
  fileprivate static func low(_ ratio: Double, in schemes: [String], least: Double) -> Self {
    "in \(schemes.listed()) mode the contrast of titles is \(RoundedNumber.ratio(ratio)); use at least \(RoundedNumber.ratio(least)) for text of this size"
  }
}
