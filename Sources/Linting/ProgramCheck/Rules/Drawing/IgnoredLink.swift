// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// Links that a family ignores.
struct IgnoredLink: ProblemRule {
  static let metadata = RuleMetadata(
    id: "ignored-link", family: .drawing, severity: .warning,
    summary: "A link is in a family whose widgets have one tap target.",
    why: """
      In systemSmall and in accessories a tap anywhere opens the URL of 'widgetURL', or \
      the app: https://developer.apple.com/documentation/widgetkit/linking-to-specific- \
      app-scenes-from-your-widget-or-live-activity. A 'Link' there looks like one and \
      opens nothing of its own.
      """,
    remedy: "Use 'widgetURL' in these families, and 'Link' in the others.")

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          ↓Link(entry.title, destination: entry.url)
        }
      }

      """,
      seen: [
        .init(
          .issue(.layout(.ignoredLink(family: .systemSmall, view: "ShowView"))), of: "Show",
          in: [.init("systemSmall")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title).widgetURL(entry.url)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.ignoredLink
}
