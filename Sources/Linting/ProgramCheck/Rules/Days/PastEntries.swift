// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Entries that are over when they are made.
struct PastEntries: DayRule {
  static let metadata = RuleMetadata(
    id: "past-entries", family: .timelines, severity: .warning,
    summary: "Entries of a timeline are in the past.",
    why: "The system shows the last entry that has begun, and the ones before it never.",
    remedy: "Begin with the entry for the current time.")

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
          completion(Timeline(entries: hoursSinceMorning, policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(
          .warning(.pastEntries, "2 of the 12 entries are in the past and never shown"), of: "Show")
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
          completion(Timeline(entries: hoursFromNow, policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.pastEntries
}
