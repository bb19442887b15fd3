// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// A text that a string table has and does not translate.
struct EmptyTranslation: ProblemRule {
  static let metadata = RuleMetadata(
    id: "empty-translation", family: .drawing, severity: .warning,
    summary: "A text is empty because its translation in a string table is.",
    why: """
      Where a table has a key, its translation is shown, be it empty: the text itself is shown only \
      where no table has the key. Xcode adds keys such as '%lld / %lld' to a string catalog by \
      itself, where an empty translation is easily overlooked.
      """,
    remedy: """
      Translate the text, or remove the key from the language in which it needs no translation.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(↓"No shows yet")
        }
      }

      """,
      seen: [
        .init(
          .issue(.layout(.emptyTranslation(key: "No shows yet"))), of: "Show",
          in: [.init("systemSmall")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(entry.title)
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.emptyTranslation
}
