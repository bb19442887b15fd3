// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// A view has an infinite size or position.
struct InfiniteFrame: ProblemRule {
  static let metadata = RuleMetadata(
    id: "infinite-frame", family: .drawing, severity: .warning,
    summary: "A view has an infinite size or position.",
    why: """
      It is not drawn. The size mostly comes from a division by zero, or from \
      'GeometryReader' in a stack that offers no end.
      """,
    remedy: "Give the view a 'frame', and check what its size is computed from.")

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
          Color.red.frame(width: entry.share / 0)
        }
      }

      """,
      seen: [.init(.issue(.layout(.infiniteFrame)), of: "Show", in: [.init("systemSmall")])]),
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
          Color.red.frame(width: 40)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.infiniteFrame
}
