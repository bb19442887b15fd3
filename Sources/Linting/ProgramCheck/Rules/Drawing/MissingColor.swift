// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// A view names a color that no asset catalog of the extension has.
struct MissingColor: ProblemRule {
  static let metadata = RuleMetadata(
    id: "missing-color", family: .drawing, severity: .warning,
    summary: "A view names a color that no asset catalog of the extension has.",
    why: """
      Nothing is drawn in a color that is not there. An extension has the catalogs of its \
      own target only: one of the app's target is not among them.
      """,
    remedy: """
      Add the catalog with the color to the target of the extension, or correct the name.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title).foregroundStyle(Color(↓"Brand"))
        }
      }

      """,
      seen: [
        .init(.issue(.layout(.missingColor(name: "Brand"))), of: "Show", in: [.init("systemSmall")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title).foregroundStyle(Color.accentColor)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.missingColor
}
