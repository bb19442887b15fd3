// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import RulePages
import WidgetViews

/// A view names an image that no asset catalog of the extension has.
struct MissingImage: ProblemRule {
  static let metadata = RuleMetadata(
    id: "missing-image", family: .drawing, severity: .warning,
    summary: "A view names an image that no asset catalog of the extension has.",
    why: """
      Nothing is drawn in its place. An extension has the catalogs of its own target only: \
      one of the app's target is not among them.
      """,
    remedy: """
      Add the catalog with the image to the target of the extension, or correct the name.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Image(↓"Logo")
        }
      }

      """,
      seen: [
        .init(.issue(.layout(.missingImage(name: "Logo"))), of: "Show", in: [.init("systemSmall")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Image(systemName: "star")
        }
      }

      """),
  ]

  static let problem = LayoutProblem.Kind.missingImage
}
