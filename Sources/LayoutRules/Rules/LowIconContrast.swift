// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText

/// Icons that hardly stand out from their tiles.
struct LowIconContrast: LayoutRule {
  static let metadata = RuleMetadata(
    id: "low-icon-contrast", family: .layout, severity: .note,
    summary: "Icons in the tint of the style stand out from the tiles by less than 3:1.",
    why: """
      Who sees little, or holds the phone into the sun, tells the icons apart with difficulty. WCAG 2.2 asks for 3:1 \
      (success criterion 1.4.11). Colors that the catalog does not choose are not judged, nor are icons that keep their own.
      """,
    remedy: """
      Change 'tint' or 'tile' of the style; each can have a color for light and one for dark ground.
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
    "on \(ScreenNames.list(schemes)) ground icons stand out from their tiles by \(ScreenNames.ratio(ratio)); 3:1 is the least"
  }
}
