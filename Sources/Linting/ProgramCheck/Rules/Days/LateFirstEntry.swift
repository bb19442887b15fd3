// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Timelines that begin later.
struct LateFirstEntry: DayRule {
  static let metadata = RuleMetadata(
    id: "late-first-entry", family: .timelines, severity: .warning,
    summary: "The first entry of a timeline is in the future.",
    why: "Until it begins, the system shows what was there before, or the placeholder.",
    remedy: "Begin with an entry for the current time.")

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
          completion(Timeline(entries: [inAnHour], policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.lateFirstEntry, "all entries are in the future"), of: "Show")
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
          completion(Timeline(entries: [now, inAnHour], policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.lateFirstEntry
}
