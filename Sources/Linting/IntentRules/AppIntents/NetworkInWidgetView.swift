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
    example("VStack { Poster(url: entry.cover) }", poster: "↓AsyncImage(url: url)"),
    example("Image(uiImage: entry.cover)", poster: "AsyncImage(url: url)"),
    example("AsyncImage(url: entry.cover)", entry: "DiaryEntry"),
  ]

  private static func example(
    _ body: String, entry: String = "ShowEntry", poster: String? = nil
  ) -> RuleExample {
    let other =
      poster.map {
        """
        struct Poster: View {
          let url: URL
          var body: some View {
            \($0)
          }
        }

        """
      } ?? ""
    return .swift(
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

      """ + other)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let views = sources.types(conformingTo: "View")
    guard views.contains(where: { !Self.loads(in: $0).isEmpty }) else { return }
    for type in Self.drawn(among: views, of: sources) {
      for (file, place) in Self.loads(in: type) {
        findings.add(
          "'AsyncImage' loads nothing in a widget, which is drawn once; load the picture for the entry of '\(type.fullName)'",
          at: place, in: file.source.name)
      }
    }
  }

  /// The views of entries, and those that they are made of.
  private static func drawn(among views: [SourceType], of sources: AppIntentSources) -> [SourceType]
  {
    let entries = Set(sources.types(conformingTo: "TimelineEntry").map(\.fullName))
    var drawn = views.filter { type in
      // What an application calls an entry is another thing.
      guard let entry = type.property("entry")?.property.type?.text else { return false }
      return entries.contains(entry) || entry.hasSuffix("Provider.Entry")
    }
    let names = Set(views.map(\.main.declaration.name.value))
    var seen = Set(drawn.map(\.fullName))
    var index = 0
    while index < drawn.count {
      let type = drawn[index]
      index += 1
      for part in type.parts {
        for (name, _) in part.file.calls(of: names, in: part.declaration.body) {
          let found = sources.types.types(named: name.value, in: type.fullName)
          guard found.count == 1, found[0].conforms(to: "View"),
            seen.insert(found[0].fullName).inserted
          else { continue }
          drawn.append(found[0])
        }
      }
    }
    return drawn
  }

  /// Where a view loads pictures itself, in its body or a function that makes a part of it.
  private static func loads(in type: SourceType) -> [(file: SwiftFile, range: SourceRange)] {
    type.parts.flatMap { part in
      part.file.calls(of: ["AsyncImage"], in: part.declaration.body).map {
        (part.file, $0.name.range)
      }
    }
  }
}
