// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// Views that an inline accessory leaves out.
struct LeftOutOfLine: ProblemRule {
  static let metadata = RuleMetadata(
    id: "left-out-of-line", family: .drawing, severity: .warning,
    summary: "An inline accessory has more than a text and an image.",
    why: """
      In accessoryInline the system shows one text and an image before it, and leaves \
      other views out.
      """,
    remedy: "Put what matters into the text, and use 'ViewThatFits' with shorter texts.")

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
          HStack {
            Text(entry.title)
            Text(entry.place)
          }
        }
      }

      """,
      seen: [
        .init(.issue(.layout(.leftOutOfLine(count: 1))), of: "Show", in: [.init("accessoryInline")])
      ]),
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
          Text("\\(entry.title), \\(entry.place)")
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.leftOutOfLine
}
