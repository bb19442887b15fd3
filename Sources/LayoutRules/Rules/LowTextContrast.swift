// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText

/// Titles that hardly stand out from what is behind them.
struct LowTextContrast: LayoutRule {
  static let metadata = RuleMetadata(
    id: "low-text-contrast", family: .layout, severity: .note,
    summary: "Titles in the colors of the style stand out by less than 4.5:1.",
    why: """
      Who sees little cannot read them. WCAG 2.2 asks for 4.5:1, and for 3:1 where text is large: 24 points, or bold and 18.66 points \
      (success criterion 1.4.3). Colors that the catalog does not choose are not judged, nor is the letter that stands in for an icon.
      """,
    remedy: """
      Change 'title' or 'tile' of the style, or 'ground' where a family shows one destination; each can have a color for light and \
      one for dark ground.
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
    "on \(ScreenNames.list(schemes)) ground titles stand out by \(ScreenNames.ratio(ratio)); \(ScreenNames.ratio(least)) is the least for text of their size"
  }
}
