// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages

/// Programs that end or do not answer.
struct WidgetProgramFailed: ProgramRule {
  static let metadata = RuleMetadata(
    id: "widget-program-failed", family: .timelines, severity: .error,
    summary: "A widget's code ends its process, or does not answer.",
    why: """
      The system shows the placeholder or an empty tile, and ends the extension for the widgets \
      beside it, too. '!' on what an extension does not have is the usual cause: a key of the \
      application's Info.plist, a file of its bundle, a suite of an app group.
      """,
    remedy: """
      Look at the place that the message names. If it is a stand-in for a package that is \
      not available here, replace it with '--stub'.
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
          let name = Bundle.main.object(forInfoDictionaryKey: "Name") as! String
          completion(Timeline(entries: [Show(name)], policy: .never))
        }
      }

      """,
      seen: [
        .init(.failure("Show · systemSmall, timeline: the program ended"), of: "Show")
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
          let name = Bundle.main.object(forInfoDictionaryKey: "Name") as? String
          completion(Timeline(entries: [Show(name ?? "")], policy: .never))
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    for observation in review.seen.list {
      guard case .failure(let sentence) = observation.fact else { continue }
      let place =
        review.places.line(namedIn: sentence)
        ?? review.places.timeline(ofWidget: observation.kind)
      findings.add(
        .seen(sentence), at: place.range, in: place.file,
        data: observation.kind.map { [.init("widget", $0)] } ?? [])
    }
  }
}
