// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// A modifier has a length that it cannot have.
struct InvalidLength: ProblemRule {
  static let metadata = RuleMetadata(
    id: "invalid-length", family: .drawing, severity: .warning,
    summary: "A modifier has a length that it cannot have.",
    why: """
      A length that is negative, infinite or not a number is ignored, and Xcode says so at \
      run time only: 'Invalid frame dimension (negative or non-finite)'.
      """,
    remedy: """
      Check what the length is computed from, such as a share of a total that is zero \
      before there is data.
      """)

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
          Color.red.frame(width: entry.done / entry.all)
        }
      }

      """,
      seen: [
        .init(
          .issue(.layout(.invalidLength(modifier: "frame"))), of: "Show", in: [.init("systemSmall")]
        )
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
          Color.red.frame(width: entry.all > 0 ? entry.done / entry.all : 0)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.invalidLength
}
