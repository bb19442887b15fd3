// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import QuickActions
import SourceText

/// Text that hardly stands out from its ground.
package struct LowTextContrast: LayoutRule {
  package static let metadata = RuleMetadata(
    id: "low-text-contrast", family: .layout, severity: .note,
    summary: "Text stands out from the tiles by less than 4.5:1.",
    why: """
      Who sees little cannot read it. WCAG 2.2 asks for 4.5:1 (success criterion 1.4.3). Titles have far more; what falls \
      short is the letter that stands in for an icon that a destination does not have, as it is drawn in the colour of the \
      icons: 2:1 on light ground.
      """,
    remedy: """
      Give each destination an image. The title beside the letter can be read all the same.
      """)

  package static let examples: [RuleExample] = [
    .catalog(
      #""widget": { "kind": "↓Places", "families": ["systemMedium"] }, "defaults": ["inbox"]"#),
    .catalog(
      """
      "imageProperty": "image",
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "tray" } }
      ]
      """,
      with: [.tray]),
  ]

  package init() {}

  package func check(_ review: LayoutReview, report: inout RuleReport) {
    let low = review.lowContrast { issue in
      if case .textContrast(let ratio) = issue { ratio } else { nil }
    }
    guard let low else { return }
    report.add(
      .low(low.ratio, in: low.schemes), at: review.handler.catalog.widget.kind.range,
      in: review.file)
  }
}

extension Diagnostic.Message {
  fileprivate static func low(_ ratio: Double, in schemes: [String]) -> Self {
    "on \(ScreenNames.list(schemes)) ground the letters that stand in for icons stand out by \(ScreenNames.ratio(ratio)); 4.5:1 is the least for text, so give each destination an image"
  }
}
