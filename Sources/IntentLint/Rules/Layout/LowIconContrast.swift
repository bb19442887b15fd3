// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import QuickActions
import SourceText

/// Icons that hardly stand out from their ground.
package struct LowIconContrast: LayoutRule {
  package static let metadata = RuleMetadata(
    id: "low-icon-contrast", family: .layout, severity: .note,
    summary: "Icons stand out from the tiles by less than 3:1.",
    why: """
      Who sees little, or holds the phone into the sun, tells the icons apart with difficulty. WCAG 2.2 asks for 3:1 \
      (success criterion 1.4.11). The widget draws icons in systemOrange on secondarySystemBackground, which is 2:1 on light \
      ground and enough on dark.
      """,
    remedy: """
      Draw the icons of the app's widget in a darker colour on light ground, such as 'label', or in a colour of the asset \
      catalogue that has an appearance for each. Nothing of a catalogue changes it, so ignore the rule once it is decided.
      """)

  package static let examples: [RuleExample] = [
    .catalog(members("↓Places", "[\"inbox\"]"), with: [.tray]),
    .catalog(members("Places", "[]"), with: [.tray]),
  ]

  private static func members(_ kind: String, _ defaults: String) -> String {
    """
    "widget": { "kind": "\(kind)", "families": ["systemMedium"] },
    "imageProperty": "image",
    "defaults": \(defaults),
    "destinations": [
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "tray" } }
    ]
    """
  }

  package init() {}

  package func check(_ review: LayoutReview, report: inout RuleReport) {
    let low = review.lowContrast { issue in
      if case .iconContrast(let ratio) = issue { ratio } else { nil }
    }
    guard let low else { return }
    report.add(
      .low(low.ratio, in: low.schemes), at: review.handler.catalog.widget.kind.range,
      in: review.file)
  }
}

extension Diagnostic.Message {
  fileprivate static func low(_ ratio: Double, in schemes: [String]) -> Self {
    "on \(ScreenNames.list(schemes)) ground icons stand out by \(ScreenNames.ratio(ratio)), systemOrange on secondarySystemBackground; 3:1 is the least, so draw them darker there"
  }
}
