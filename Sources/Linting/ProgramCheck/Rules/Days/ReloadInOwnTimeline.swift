// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages
import SourceText

/// Reloads that a widget asks for while it answers one.
struct ReloadInOwnTimeline: ProgramRule {
  static let metadata = RuleMetadata(
    id: "reload-in-own-timeline", family: .timelines, severity: .warning,
    summary: "A widget asks for new timelines while it makes its own.",
    why: """
      Each reload asks for the next one: the budget of the day is used up within minutes, \
      and the battery with it.
      """,
    remedy: """
      Reload from the app or from an intent, never from a provider; the policy of the \
      timeline says when the next one is wanted.
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
          WidgetCenter.shared.reloadAllTimelines()
          completion(Timeline(entries: [now], policy: .after(later)))
        }
      }

      """,
      seen: [.init(.ownReload, of: "Show")]),
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
          completion(Timeline(entries: [now], policy: .after(later)))
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    for observation in review.seen.list where observation.fact == .ownReload {
      let place = review.places.timeline(ofWidget: observation.kind)
      findings.add(
        .reload, at: place.range, in: place.file,
        data: observation.kind.map { [.init("widget", $0)] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let reload: Self =
    "the widget asks for new timelines while it makes its own; reload it from the app"
}
