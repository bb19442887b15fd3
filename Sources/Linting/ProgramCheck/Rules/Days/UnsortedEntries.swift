// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Entries that are not in order.
struct UnsortedEntries: DayRule {
  static let metadata = RuleMetadata(
    id: "unsorted-entries", family: .timelines, severity: .warning,
    summary: "Entries of a timeline are not in the order of their dates.",
    why: "Which entry the system shows then is not documented.",
    remedy: "Sort the entries by date.")

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
          completion(Timeline(entries: shuffled, policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.unsortedEntries, "the entries are not sorted by date"), of: "Show")
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
          completion(Timeline(entries: sorted, policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.unsortedEntries
}
