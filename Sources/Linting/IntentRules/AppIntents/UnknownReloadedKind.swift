// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Reloads of a kind that no widget has.
struct UnknownReloadedKind: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unknown-reloaded-kind", family: .appIntents, severity: .warning,
    summary: "'reloadTimelines(ofKind:)' names a kind that no widget has.",
    why: """
      The system ignores the call without an error, and the widget shows old data until its \
      timeline ends: https://github.com/ABausG/home_widget/issues/8.
      """,
    remedy: "Use one constant for the kind where the widget is declared and where it is reloaded.")

  static let examples: [RuleExample] = [
    example(#"↓"show""#), example(#""Show""#), example("kind"),
  ]

  private static func example(_ kind: String) -> RuleExample {
    .swift(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "Show", intent: Show.self, provider: P()) { V($0) }
        }
      }
      func reload(kind: String) {
        WidgetCenter.shared.reloadTimelines(ofKind: \(kind))
      }

      """)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let kinds = sources.widgets.map(\.kind.value)
    // Of one that is not spelled, any text may be the kind.
    guard !kinds.isEmpty, !kinds.contains(nil) else { return }
    let known = Set(kinds.compactMap(\.self))
    for file in sources.files {
      for (name, call) in file.calls(of: ["reloadTimelines"]) {
        let scope = file.declaration(around: name.range)?.fullName ?? ""
        guard let value = call["ofKind"],
          let kind = sources.text(of: value, in: scope), !known.contains(kind)
        else { continue }
        findings.add(
          .unknown(kind, known: known.sorted()), at: value.range, in: file.source.name,
          data: [.init("subject", kind)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ kind: String, known: [String]) -> Self {
    "no widget has the kind '\(kind)', so nothing is reloaded\(NearName.question(kind, among: known))"
  }
}
