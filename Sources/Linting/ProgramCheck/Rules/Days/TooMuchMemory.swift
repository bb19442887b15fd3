// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages
import SourceText

/// Timelines that are made with more memory than an extension has.
struct TooMuchMemory: ProgramRule {
  static let metadata = RuleMetadata(
    id: "too-much-memory", family: .timelines, severity: .warning,
    summary: "A widget takes more memory for a timeline than an extension has.",
    why: """
      The system ends an extension with widgets that has more than about 30 MB, and the widget \
      stays as it was or is blank. On a device, what the system's own frameworks take is counted, \
      too: https://github.com/home-assistant/iOS/issues/2741.
      """,
    remedy: """
      Keep in memory only what entries show: read a file in parts, make pictures smaller while \
      they are read, and let the application prepare data.
      """)

  static let programs = [
    ProgramExample(
      widget("func ↓getTimeline"), seen: [.init(.memory(bytes: 90 << 20, .entry), of: "Show")]),
    ProgramExample(widget("func getTimeline")),
  ]

  private static func widget(_ function: String) -> String {
    """
    struct ShowWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Show", provider: Shows()) { entry in
          ShowView(entry: entry)
        }
      }
    }
    struct Shows: TimelineProvider {
      \(function)(in context: Context, completion: @escaping (Timeline<Show>) -> Void) {
        completion(Timeline(entries: [Show(Catalog.all.first)], policy: .atEnd))
      }
    }

    """
  }

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    var most: [Diagnostic.Place: (bytes: Int, kinds: [String])] = [:]
    var order: [Diagnostic.Place] = []
    for observation in review.seen.list {
      guard case .memory(let bytes, let part) = observation.fact else { continue }
      let names: Set<String> =
        switch part {
        case .placeholder: ["placeholder"]
        case .snapshot: ["snapshot", "getSnapshot"]
        case .entry: ["timeline", "getTimeline"]
        }
      let place = review.places.function(named: names, ofWidget: observation.kind)
      if most[place] == nil { order.append(place) }
      var found = most[place] ?? (0, [])
      found.bytes = max(found.bytes, bytes)
      if let kind = observation.kind, !found.kinds.contains(kind) { found.kinds.append(kind) }
      most[place] = found
    }
    for place in order {
      guard let found = most[place] else { continue }
      findings.add(
        .memory(found.bytes), at: place.range, in: place.file,
        data: found.kinds.map { .init("widget", $0) })
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func memory(_ bytes: Int) -> Self {
    "\(bytes >> 20) MB of memory are taken here, and an extension has about 30 MB for everything; keep less at a time"
  }
}
