// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Reloads at the same moment on all devices.
struct EveryDeviceAtOnce: DayRule {
  static let metadata = RuleMetadata(
    id: "every-device-at-once", family: .timelines, severity: .note,
    summary: "The next reload is at the same moment on every device.",
    why: """
      A reload at the full hour or at midnight brings the requests of all users within \
      seconds.
      """,
    remedy: "Add some random minutes to the date of the policy.")

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
          completion(Timeline(entries: [now], policy: .after(midnight)))
        }
      }

      """,
      seen: [
        .init(
          .warning(.everyDeviceAtOnce, "the next reload comes at the same moment on every device"),
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
          completion(Timeline(entries: [now], policy: .after(midnight + jitter)))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.everyDeviceAtOnce
}
