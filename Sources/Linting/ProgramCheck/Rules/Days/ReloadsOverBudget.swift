// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Widgets that ask for more reloads than they get.
struct ReloadsOverBudget: DayRule {
  static let metadata = RuleMetadata(
    id: "reloads-over-budget", family: .timelines, severity: .warning,
    summary: "A widget asks for more reloads than the budget of a day allows.",
    why: """
      A widget that is looked at often gets 40 to 70 reloads a day: \
      https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date. It \
      shows old data in the rest of the day, and nothing says so.
      """,
    remedy: """
      Return more entries in one timeline and ask less often, and reload from the app when \
      its data changes.
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
          completion(Timeline(entries: [now], policy: .after(now + 300)))
        }
      }

      """,
      seen: [
        .init(
          .warning(.reloadsOverBudget, "the widget asks for about 288 reloads a day"), of: "Show")
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
          completion(Timeline(entries: hours, policy: .after(now + 86_400)))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.reloadsOverBudget
}
