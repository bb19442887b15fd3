// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// Views that widgets do not draw.
struct NotDrawnInWidgets: ProblemRule {
  static let metadata = RuleMetadata(
    id: "not-drawn-in-widgets", family: .drawing, severity: .warning,
    summary: "A view is one that widgets do not draw.",
    why: """
      The system draws a no-entry sign in its place: lists, scroll views, text fields and \
      others need an app: https://developer.apple.com/documentation/widgetkit/swiftui- \
      views.
      """,
    remedy: """
      Lay the content out without it: a 'VStack' with as many rows as fit in place of a \
      'List' or a 'ScrollView'.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          ↓ScrollView {
            Text(entry.title)
          }
        }
      }

      """,
      seen: [
        .init(
          .issue(.layout(.notDrawnInWidgets(name: "ScrollView", view: "ShowView"))), of: "Show",
          in: [.init("systemSmall")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          VStack {
            Text(entry.title)
          }
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.notDrawnInWidgets
}
