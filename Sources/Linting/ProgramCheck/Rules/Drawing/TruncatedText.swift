// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import RulePages

/// Texts that end in three dots.
struct TruncatedText: ProgramRule {
  static let metadata = RuleMetadata(
    id: "truncated-text", family: .drawing, severity: .note,
    summary: "The whole of a text is not shown.",
    why: """
      On the screens that are named the text ends in '…'. Users cannot scroll a widget, \
      and the end may be what tells things apart.
      """,
    remedy: """
      Give the text more room or lines, let it shrink with 'minimumScaleFactor', or offer \
      a shorter one with 'ViewThatFits'.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(↓"The name of a place that is long").lineLimit(1)
        }
      }

      """,
      seen: [
        .init(
          .issue(.textCut(text: "The name of a place that is long")), of: "Show",
          in: [.init("systemSmall", device: "375x667")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text("Place").lineLimit(1)
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    review.report({ if case .textCut = $0 { true } else { false } }, to: &findings)
  }
}
