// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Data of a server that is never asked for again.
struct AgingData: DayRule {
  static let metadata = RuleMetadata(
    id: "aging-data", family: .timelines, severity: .warning,
    summary: "A widget that asks a server has the policy 'never'.",
    why: """
      The data is as old as the last time that the app asked for a reload, which may be \
      days ago.
      """,
    remedy: """
      Return the policy 'after', or make sure that the app reloads the widget when its \
      data changes.
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
          completion(Timeline(entries: [fetched], policy: .never))
        }
      }

      """,
      seen: [
        .init(
          .warning(.agingData, "the widget shows data of a server, but never reloads on its own"),
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
          completion(Timeline(entries: [fetched], policy: .after(now + 3_600)))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.agingData
}
