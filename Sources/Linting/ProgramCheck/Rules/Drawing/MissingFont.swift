// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// A view names a font that the extension does not have.
struct MissingFont: ProblemRule {
  static let metadata = RuleMetadata(
    id: "missing-font", family: .drawing, severity: .warning,
    summary: "A view names a font that the extension does not have.",
    why: """
      The system's font is drawn in its place, which is wider or narrower. An extension \
      needs the file of the font and its name in 'UIAppFonts' of its own Info.plist; those \
      of the app do not count for it.
      """,
    remedy: """
      Add the file to the target of the extension, and its name to 'UIAppFonts' of the \
      extension's Info.plist.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title).font(.custom(↓"Avenir-Black", size: 20))
        }
      }

      """,
      seen: [
        .init(
          .issue(.layout(.missingFont(name: "Avenir-Black"))), of: "Show",
          in: [.init("systemSmall")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title).font(.title3)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.missingFont
}
