// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages
import SourceText

/// Widgets that show nothing but what is behind them.
struct BlankWidget: ProgramRule {
  static let metadata = RuleMetadata(
    id: "blank-widget", family: .drawing, severity: .warning,
    summary: "A widget shows nothing but its container background.",
    why: """
      On a tinted or clear Home Screen, in StandBy and on the Lock Screen the system removes the \
      container background: what is left is empty glass. A view that shows nothing before there \
      is data is empty in the gallery, too, and users do not add it.
      """,
    remedy: """
      Show what the widget is for before there is data, and draw what matters in the view itself \
      and not in 'containerBackground'.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: ↓"Show", provider: Shows()) { entry in
            if let show = entry.show { ShowView(show) }
          }
        }
      }

      """,
      seen: [.init(.blank, of: "Show", in: [.init("systemSmall", mode: "accented")])]),
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: Shows()) { entry in
            if let show = entry.show { ShowView(show) } else { Text("No shows yet") }
          }
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    for observation in review.seen.list where observation.fact == .blank {
      let place = review.places.place(ofWidget: observation.kind)
      let looks = LookSummary(observation.looks, of: review.seen, isSameOnEveryDevice: true)
      findings.add(
        .blank(looks.words), at: place.range, in: place.file,
        data: (observation.kind.map { [.init("widget", $0)] } ?? []) + looks.data)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func blank(_ looks: String) -> Self {
    "nothing is drawn but the container background, which the system removes; show something in the view [\(looks)]"
  }
}
