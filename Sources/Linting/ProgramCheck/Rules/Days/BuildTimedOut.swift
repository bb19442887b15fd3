// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages

/// Builds that do not end.
struct BuildTimedOut: ProgramRule {
  static let metadata = RuleMetadata(
    id: "build-timed-out", family: .timelines, severity: .error,
    summary: "The build of the widget extension does not end in its time.",
    why: """
      Nothing was drawn or run, so what breaks the widgets is not known. A manifest or a \
      plugin of a package that waits for something, a server of packages that does not answer and \
      an expression that the compiler cannot type are the usual causes. What was still running, \
      with all that it had started, was ended.
      """,
    remedy: """
      Look at the step that the message names: give a long expression a type, or its parts names. \
      If the build only needs longer, raise '--limit'.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ↓ShowWidgets: WidgetBundle {
        var body: some Widget { ShowWidget() }
      }
      let total = [1, 2.5].map { -$0 * 2 + ($0 > 1 ? 1 : 0) } + [3, 4].map { $0 / 2 - (-$0 + 1) }

      """,
      seen: [
        .init(
          .endlessBuild(
            "the build of 'ShowWidget', of which '[7/9] Compiling ShowWidget Show.swift' came last, "
              + "did not end in the time that a build has, and was ended with all that it started"),
          of: nil)
      ]),
    ProgramExample(
      """
      struct ShowWidgets: WidgetBundle {
        var body: some Widget { ShowWidget() }
      }
      let total: [Double] = first.map(doubled) + second.map(halved)

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    for observation in review.seen.list {
      guard case .endlessBuild(let sentence) = observation.fact else { continue }
      let place = review.places.place(ofWidget: nil)
      findings.add(.seen(sentence), at: place.range, in: place.file)
    }
  }
}
