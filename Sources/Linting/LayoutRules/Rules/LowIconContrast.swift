// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText

/// Icons with low contrast to their tiles.
struct LowIconContrast: LayoutRule {
  static let metadata = RuleMetadata(
    id: "low-icon-contrast", family: .layout, severity: .note,
    summary: "The contrast between icons in the tint of the style and their tiles is below 3:1.",
    why: """
      Users with low vision, or in bright sunlight, cannot tell the icons apart. WCAG 2.2 \
      requires 3:1 (success criterion 1.4.11). Colors that the catalog does not set, and icons \
      with their own colors, are not checked.
      """,
    remedy: """
      Change 'tint' or 'tile' of the style; each can have a color for light mode and one for \
      dark mode.
      """)

  static let examples: [RuleExample] = [
    .catalog(members(#""↓systemYellow""#), with: [.tray]),
    .catalog(members(##"{ "light": "#8A5A00", "dark": "systemYellow" }"##), with: [.tray]),
  ]

  private static func members(_ tint: String) -> String {
    """
    "style": { "tint": \(tint) },
    "imageProperty": "image",
    "defaults": ["inbox"],
    "destinations": [
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "tray" } }
    ]
    """
  }

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    let low = review.lowContrast { issue in
      if case .iconContrast(let ratio) = issue { ratio } else { nil }
    }
    guard let low else { return }
    findings.add(
      .low(low.ratio, in: low.schemes), at: review.place(ofStyle: .tint, .tile, .ground))
  }
}

extension Diagnostic.Message {
  fileprivate static func low(_ ratio: Double, in schemes: [String]) -> Self {
    "in \(schemes.listed()) mode the contrast between icons and tiles is \(RoundedNumber.ratio(ratio)); use at least 3:1"
  }
}
