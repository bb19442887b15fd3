// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// Widgets with several `widgetURL` modifiers.
struct SeveralWidgetUrls: ProblemRule {
  static let metadata = RuleMetadata(
    id: "several-widget-urls", family: .drawing, severity: .warning,
    summary: "A widget has more than one 'widgetURL'.",
    why: """
      Apple's documentation says that the behavior is undefined: \
      https://developer.apple.com/documentation/swiftui/view/widgeturl(_:).
      """,
    remedy: "Keep one 'widgetURL', at the outermost view.")

  static let programs = [
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: ↓"Show", provider: Shows()) { entry in
            ShowView(entry: entry)
          }
        }
      }
      struct ShowView: View {
        var entry: Show
        var body: some View {
          VStack {
            Text(entry.title).widgetURL(entry.url)
          }
          .widgetURL(entry.other)
        }
      }

      """,
      seen: [.init(.issue(.layout(.severalWidgetURLs)), of: "Show", in: [.init("systemSmall")])]),
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: Shows()) { entry in
            ShowView(entry: entry)
          }
        }
      }
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title).widgetURL(entry.url)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.severalWidgetURLs
}
