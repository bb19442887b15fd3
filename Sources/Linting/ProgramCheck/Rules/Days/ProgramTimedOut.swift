// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages
import SourceText

/// Programs that do not answer.
struct ProgramTimedOut: ProgramRule {
  static let metadata = RuleMetadata(
    id: "program-timed-out", family: .timelines, severity: .error,
    summary: "A widget's code gives no answer in its time.",
    why: """
      The system ends an extension that takes too long, and shows the last timeline, the \
      placeholder or an empty tile. For the gallery, Apple's documentation asks for an answer as \
      quickly as possible: https://developer.apple.com/documentation/widgetkit/timelineprovider/\
      getsnapshot(in:completion:). A loop that has no end, a wait for a lock or another thread, and \
      a completion handler that is not called are the usual causes. The program was ended with all \
      that it had started. Where it was in no line of the app's, the finding is a warning, as the \
      drawing itself may have taken long.
      """,
    remedy: """
      Look at the line that the message names, at which the program was then. If the code only needs \
      longer, raise '--time-limit', which is for one answer, or '--limit', which is for all.
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
      struct ShowView: View {
        let entry: Show
        var body: some View {
          var seats = entry.seats
          ↓while seats > 0 { seats -= entry.step }
          return Text("\\(seats)")
        }
      }

      """,
      seen: [
        .init(
          .noAnswer(
            "Show · systemSmall, timeline: the program did not answer the drawing of an entry within "
              + "10 s; it was at Show/Show.swift:12 then, in code that loops without end or waits for "
              + "too long"), of: "Show"),
        .init(
          .noAnswer(
            "Show · systemMedium, timeline: the program did not answer the drawing of an entry within "
              + "2 s; it was at Show/Show.swift:12 then, in code that loops without end or waits for "
              + "too long"), of: "Show"),
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
      struct ShowView: View {
        let entry: Show
        var body: some View { Text("\\(entry.seats % entry.step)") }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    // Each family in which it loops says so.
    var seen: Set<Diagnostic.Place> = []
    for observation in review.seen.list {
      guard case .noAnswer(let sentence) = observation.fact else { continue }
      // Without a line of the app's, what took long may be the drawing itself.
      let line = review.places.line(namedIn: sentence)
      let place = line ?? review.places.timeline(ofWidget: observation.kind)
      guard seen.insert(place).inserted else { continue }
      findings.add(
        .seen(sentence), at: place.range, in: place.file,
        severity: line == nil ? .warning : .error,
        data: observation.kind.map { [.init("widget", $0)] } ?? [])
    }
  }
}
