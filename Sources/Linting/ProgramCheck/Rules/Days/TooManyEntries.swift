// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Timelines that are too long.
struct TooManyEntries: DayRule {
  static let metadata = RuleMetadata(
    id: "too-many-entries", family: .timelines, severity: .warning,
    summary: "A timeline has more entries than the system keeps.",
    why: """
      The views of all entries are drawn ahead and kept: a long timeline costs memory, of \
      which a widget has about 30 MB, and its end is not shown.
      """,
    remedy: "Return the entries of some hours, and let the policy ask for more.")

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
          completion(Timeline(entries: eachMinuteOfTheDay, policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(
          .warning(.tooManyEntries, "the timeline has 1440 entries, but the system keeps 500"),
          of: "Show")
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
          completion(Timeline(entries: eachHour, policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.tooManyEntries
}
