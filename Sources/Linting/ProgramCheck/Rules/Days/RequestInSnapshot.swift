// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages
import SourceText

/// Requests before anything is shown.
struct RequestInSnapshot: ProgramRule {
  static let metadata = RuleMetadata(
    id: "request-in-snapshot", family: .timelines, severity: .warning,
    summary: "A widget asks a server for its placeholder, or for the snapshot of the gallery.",
    why: """
      The gallery wants a picture at once, where 'isPreview' is true: Apple's \
      documentation asks for sample data if the real data takes more than a second or two: \
      https://developer.apple.com/documentation/widgetkit/timelineprovider/getsnapshot(in: \
      completion:). Without a network the gallery is empty.
      """,
    remedy: """
      Return sample data where 'context.isPreview' is true, and in the placeholder always.
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
        func ↓getSnapshot(in context: Context, completion: @escaping (Show) -> Void) {
          fetch { completion($0) }
        }
      }

      """,
      seen: [
        .init(.request(url: "https://example.org/shows", .snapshot), of: "Show")
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
        func getSnapshot(in context: Context, completion: @escaping (Show) -> Void) {
          if context.isPreview { return completion(.sample) }
          fetch { completion($0) }
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    for observation in review.seen.list {
      guard case .request(let url, let part) = observation.fact else { continue }
      let names: Set = part == .placeholder ? ["placeholder"] : ["snapshot", "getSnapshot"]
      let place = review.places.function(named: names, ofWidget: observation.kind)
      findings.add(
        .request(url, part), at: place.range, in: place.file,
        data: observation.kind.map { [.init("widget", $0), .init("url", url)] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func request(_ url: String, _ part: ObservedLook.Part) -> Self {
    let host = url.split(separator: "?").first.map(String.init) ?? url
    let made = part == .placeholder ? "the placeholder" : "the snapshot for the gallery"
    return "'\(host)' is requested for \(made), which the system wants at once; return sample data"
  }
}
