// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Policies that name a moment that is over.
struct PastPolicy: DayRule {
  static let metadata = RuleMetadata(
    id: "past-policy", family: .timelines, severity: .warning,
    summary: "The policy 'after' names a moment in the past.",
    why: """
      The next reload is asked for at once, again and again, until the budget of the day \
      is used up.
      """,
    remedy: """
      Compute the date from the current time, with \
      'Calendar.nextDate(after:matching:matchingPolicy:)' for a time of the day.
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
          completion(Timeline(entries: [now], policy: .after(today.at(8))))
        }
      }

      """,
      seen: [
        .init(.warning(.pastPolicy, "the policy's date is in the past"), of: "Show")
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
          completion(Timeline(entries: [now], policy: .after(next(8))))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.pastPolicy
}
