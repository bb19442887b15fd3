// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import RulePages
import TimelineSimulation

/// Providers that take too long.
struct ProviderTimedOut: DayRule {
  static let metadata = RuleMetadata(
    id: "provider-timed-out", family: .timelines, severity: .error,
    summary: "A provider did not answer in time.",
    why: """
      The system ends an extension that takes too long, and shows the last timeline or the \
      placeholder. A completion handler that is not called on one of the ways out is the \
      usual cause.
      """,
    remedy: "Call the completion handler on every way, once, and give requests a time limit.")

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
          guard isSignedIn else { return }
          completion(Timeline(entries: [now], policy: .atEnd))
        }
      }

      """,
      seen: [
        .init(.warning(.providerTimedOut, "the provider did not answer within 10 s"), of: "Show")
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
          guard isSignedIn else { return completion(Timeline(entries: [signIn], policy: .never)) }
          completion(Timeline(entries: [now], policy: .atEnd))
        }
      }

      """),
  ]

  static let warning = SimulationWarning.ID.providerTimedOut
}
