// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Entries that follow each other too soon.
struct CloseEntries: DayRule {
  static let metadata = RuleMetadata(
    id: "close-entries", family: .timelines, severity: .note,
    summary: "Entries of a timeline are less than five minutes apart.",
    why: """
      The system may skip entries that follow each other in less than about five minutes: \
      https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date.
      """,
    remedy: """
      Space the entries out. A 'Text' with a date style or a 'ProgressView' with a timer \
      goes on by itself, without entries.
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
          completion(Timeline(entries: eachMinute, policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.closeEntries, "entries are less than five minutes apart"), of: "Show")
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
          completion(Timeline(entries: eachQuarter, policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.closeEntries
}
