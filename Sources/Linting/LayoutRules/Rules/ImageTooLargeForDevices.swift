// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText
import WidgetProject
import WidgetViews

/// Images of destinations with more pixels than devices take in a widget.
struct ImageTooLargeForDevices: LayoutRule {
  static let metadata = RuleMetadata(
    id: "image-too-large-for-devices", family: .layout, severity: .warning,
    summary: "An image of a destination has more pixels than some devices take in a widget.",
    why: """
      On a device, WidgetKit archives the widget with its images at their own size, however \
      small they are shown. If one has too many pixels, the widget stays empty; only a log says \
      so, and a simulator shows the widget. Apple does not publish the limit. Logs of devices \
      show 487911, 526750 and 718080 pixels.
      """,
    remedy: """
      Scale the image down. An icon of 32 points needs 96 × 96 pixels.
      """)

  static let examples: [RuleExample] = [
    .catalog(destination("↓tray"), with: [.tray(width: 1024, height: 1024)]),
    .catalog(destination("tray"), with: [.tray(width: 96, height: 96)]),
  ]

  private static func destination(_ image: String) -> String {
    """
    "imageProperty": "image",
    "destinations": [
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "\(image)" } }
    ]
    """
  }

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    let places = Dictionary(
      review.catalog.imageNames.map { ($0.value, $0.range) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for look in review.titleLooks {
      for case .layout(let problem) in look.issues {
        guard case .imageTooLarge(let name, _, _, _) = problem, seen.insert(name).inserted else {
          continue
        }
        findings.add(
          "\(problem.description)", at: places[name] ?? review.catalog.widget.kind.range)
      }
    }
  }
}
