// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Timelines without entries.
struct NoEntries: DayRule {
  static let metadata = RuleMetadata(
    id: "no-entries", family: .timelines, severity: .error,
    summary: "A timeline has no entries.",
    why: """
      The system shows the placeholder, with bars in place of texts, until the next \
      reload: https://developer.apple.com/documentation/widgetkit/timeline.
      """,
    remedy: "Return an entry that says that there is nothing to show.")

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
          completion(Timeline(entries: [], policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.noEntries, "the timeline has no entries"), of: "Show")
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
          completion(Timeline(entries: [nothing], policy: .after(tomorrow)))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.noEntries
}
