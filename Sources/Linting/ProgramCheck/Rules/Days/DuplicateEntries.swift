// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Entries of one date.
struct DuplicateEntries: DayRule {
  static let metadata = RuleMetadata(
    id: "duplicate-entries", family: .timelines, severity: .warning,
    summary: "Several entries of a timeline have the same date.",
    why: "Which of them the system shows is not documented.",
    remedy: "Keep one entry for each date.")

  static let programs = [
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: Shows()) { entry in
            ShowView(entry: entry)
          }
        }
      }
      struct Shows: TimelineProvider {
        func ↓getTimeline(in context: Context, completion: @escaping (Timeline<Show>) -> Void) {
          completion(Timeline(entries: [now, now], policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.duplicateEntries, "several entries have the same date"), of: "Show")
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
      struct Shows: TimelineProvider {
        func getTimeline(in context: Context, completion: @escaping (Timeline<Show>) -> Void) {
          completion(Timeline(entries: [now, later], policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.duplicateEntries
}
