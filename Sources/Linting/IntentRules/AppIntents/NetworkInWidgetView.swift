// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Views of entries that wait for a server.
struct NetworkInWidgetView: ProjectRule {
  static let metadata = RuleMetadata(
    id: "network-in-widget-view", family: .appIntents, severity: .warning,
    summary: "The view of a widget's entry loads from the network.",
    why: """
      The system draws the view of an entry once and keeps the picture, so that what a view loads \
      comes too late: the placeholder stays: https://developer.apple.com/forums/thread/652581 and \
      https://github.com/dmytro-anokhin/url-image/issues/81.
      """,
    remedy: "Load the data where the timeline is made, and give the entry the picture.")

  static let examples: [RuleExample] = [
    example("↓AsyncImage(url: entry.cover)"),
    example("↓AsyncImage(url: entry.cover) { $0.resizable() } placeholder: { Color.gray }"),
    example("Image(uiImage: entry.cover)"),
    example("AsyncImage(url: entry.cover)", entry: "DiaryEntry"),
  ]

  private static func example(_ body: String, entry: String = "ShowEntry") -> RuleExample {
    .swift(
      """
      struct ShowEntry: TimelineEntry {
        let date: Date
      }
      struct ShowView: View {
        var entry: \(entry)
        var body: some View {
          \(body)
        }
      }

      """)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let entries = Set(sources.types(conformingTo: "TimelineEntry").map(\.fullName))
    for type in sources.types(conformingTo: "View") {
      // What an application calls an entry is another thing.
      guard let entry = type.property("entry")?.property.type?.text,
        entries.contains(entry) || entry.hasSuffix("Provider.Entry")
      else { continue }
      for (file, property) in type.properties {
        guard let body = property.body, property.type?.text.hasSuffix("View") == true else {
          continue
        }
        for (name, _) in file.calls(of: ["AsyncImage"], in: body) {
          findings.add(
            "'AsyncImage' loads nothing in a widget, which is drawn once; load the picture for the entry of '\(type.fullName)'",
            at: name.range, in: file.source.name)
        }
      }
    }
  }
}
