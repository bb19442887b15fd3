// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import RulePages
import WidgetValues
import WidgetViews

/// Images whose bytes are none.
struct UnreadableImage: ProgramRule {
  static let metadata = RuleMetadata(
    id: "unreadable-image", family: .drawing, severity: .warning,
    summary: "The bytes of an image are damaged, or of no known format.",
    why: "Nothing is drawn in its place, on a device as little as here.",
    remedy: """
      Export the image again as PNG or JPEG, and check what the bytes are read from: an \
      answer of a server with an error page is not an image.
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
          Image(uiImage: UIImage(data: entry.bytes)!)
        }
      }

      """,
      seen: [
        .init(.issue(.layout(.unreadableImage(.damaged))), of: "Show", in: [.init("systemSmall")])
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
          Image("Logo")
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    review.report(
      { issue in
        guard case .layout(let problem) = issue else { return false }
        return [.damagedImage, .unknownImage].contains(problem.facts.kind)
      }, to: &findings)
  }
}
