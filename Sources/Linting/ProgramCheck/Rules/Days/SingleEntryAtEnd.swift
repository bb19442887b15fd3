// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Timelines of one entry that end with it.
struct SingleEntryAtEnd: DayRule {
  static let metadata = RuleMetadata(
    id: "single-entry-at-end", family: .timelines, severity: .warning,
    summary: "A timeline of a single entry has the policy 'atEnd'.",
    why: """
      The end is the date of the only entry, which is now, so that the system picks the \
      time of the next reload: mostly much later than the team expects.
      """,
    remedy: """
      Return the policy 'after' with the time at which the data is old, or more entries.
      """)

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
          completion(Timeline(entries: [now], policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.singleEntryAtEnd, "the timeline ends with its only entry"), of: "Show")
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
          completion(Timeline(entries: [now], policy: .after(now + 3_600)))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.singleEntryAtEnd
}
