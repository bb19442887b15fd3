// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Failures that are followed by reloads in short order.
struct ReloadStorm: DayRule {
  static let metadata = RuleMetadata(
    id: "reload-storm", family: .timelines, severity: .warning,
    summary: "After each failure a widget asks for the next reload within minutes.",
    why: """
      Reloads that fail count, too: an outage of an hour uses up the budget of the day, \
      and all devices ask the server at the same time when it comes back.
      """,
    remedy: "Wait longer after each failure, and show the last data until then.")

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
          completion(Timeline(entries: [old], policy: .after(now + 60)))
        }
      }

      """,
      seen: [
        .init(
          .warning(.reloadStorm, "after each failure the next reload is requested in 1 min"),
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
          completion(Timeline(entries: [old], policy: .after(now + wait)))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.reloadStorm
}
