// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Views of entries that ask what time it is.
struct CurrentDateInWidgetView: ProjectRule {
  static let metadata = RuleMetadata(
    id: "current-date-in-widget-view", family: .appIntents, severity: .warning,
    summary: "The view of a widget's entry reads the clock.",
    why: """
      The system draws the views of all entries of a timeline ahead, when it was made. A view that \
      reads the clock shows that time, and not the one at which its entry is shown.
      """,
    remedy: "Use the entry's 'date', or a 'Text' with a style or a timer that goes on by itself.")

  static let examples: [RuleExample] = [
    example("Text(↓Date(), style: .time)"),
    example("Text(↓.now, style: .time)"),
    example("Text(.now...entry.end)"),
    example("Text(entry.date, style: .time)"),
    example("ProgressView(timerInterval: Date()...entry.end)"),
  ]

  private static func example(_ body: String) -> RuleExample {
    .swift(
      """
      struct ShowView: View {
        var entry: ShowEntry
        var body: some View {
          \(body)
        }
      }

      """)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    for type in sources.types(conformingTo: "View") where type.property("entry") != nil {
      for (file, property) in type.properties {
        guard let body = property.body, property.type?.text.hasSuffix("View") == true else {
          continue
        }
        for range in ClockReadings.places(of: file, in: body) {
          findings.add(
            "'\(type.fullName)' is drawn before its entry is shown, so this is the time of drawing; use the entry's 'date'",
            at: range, in: file.source.name)
        }
      }
    }
  }
}
