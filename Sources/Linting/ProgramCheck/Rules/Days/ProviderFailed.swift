// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Providers that throw.
struct ProviderFailed: DayRule {
  static let metadata = RuleMetadata(
    id: "provider-failed", family: .timelines, severity: .error,
    summary: "A provider threw an error in place of a timeline.",
    why: "The system shows the last timeline, or the placeholder if there was none.",
    remedy: "Catch the error, and return an entry that says what is known.")

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
          completion(Timeline(entries: [try fetched()], policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.providerFailed, "the provider failed"), of: "Show")
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
          completion(Timeline(entries: [fetchedOrOld()], policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.providerFailed
}
