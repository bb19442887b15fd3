// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// Content that a mode of the system makes invisible.
struct InvisibleContent: ProblemRule {
  static let metadata = RuleMetadata(
    id: "invisible-content", family: .drawing, severity: .warning,
    summary: """
      Content that is visible in full color is invisible on a tinted or clear Home Screen, \
      or on the Lock Screen.
      """,
    why: """
      In accented mode the system makes every opaque color white, and in vibrant mode dark \
      parts become transparent. A text on a filled shape is white on white then, and users \
      see an empty pill or nothing at all: https://github.com/evcc-io/app/pull/262.
      """,
    remedy: """
      Ask for 'widgetRenderingMode' and leave the fill out unless it is 'fullColor', make \
      it translucent, or put it into 'containerBackground', which the system removes. \
      'quickaction preview --rendering-mode accented' shows the widget so.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(↓"Now").background(.white, in: .capsule)
        }
      }

      """,
      seen: [
        .init(
          .issue(.layout(.invisibleContent(mode: .accented, example: .text("Now"), count: 1))),
          of: "Show", in: [.init("systemSmall", mode: "accented")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text("Now").background(.white.opacity(0.2), in: .capsule)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.invisibleContent
}
