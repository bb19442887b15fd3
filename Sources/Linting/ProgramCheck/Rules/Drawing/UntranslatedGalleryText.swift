// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RulePages
import SourceText

/// Descriptions of widgets that the gallery shows in a language that is not the user's.
struct UntranslatedGalleryText: ProgramRule {
  static let metadata = RuleMetadata(
    id: "untranslated-gallery-text", family: .drawing, severity: .warning,
    summary: "The gallery's description of a widget is the same in several languages.",
    why: """
      Users read the description before they add a widget, and a widget in English beside an \
      application in their language looks unfinished: \
      https://github.com/Automattic/pocket-casts-ios/issues/1388. The extension looks texts up in \
      its own bundle and not in the application's, so each of the two needs the string tables.
      """,
    remedy: """
      Add the text to the string tables of the extension in the languages that are named, or \
      leave the languages out that the extension does not speak.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: Shows()) { entry in ShowView(entry: entry) }
            .configurationDisplayName("Next Show")
            .description(↓"Shows what is on tonight.")
        }
      }

      """,
      seen: [
        .init(
          .untranslated(
            description: "Shows what is on tonight.", name: "Next Show", languages: ["de", "ja"]),
          of: "Show")
      ]),
    ProgramExample(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: Shows()) { entry in ShowView(entry: entry) }
            .configurationDisplayName("Shows")
            .description("Shows what is on tonight.")
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    for observation in review.seen.list {
      guard case .untranslated(let description, let name, let languages) = observation.fact else {
        continue
      }
      let place = review.places.galleryText(description, ofWidget: observation.kind)
      findings.add(
        .untranslated(description, name, languages, from: review.seen.locales.first ?? ""),
        at: place.range, in: place.file,
        data: (observation.kind.map { [.init("widget", $0)] } ?? [])
          + [.init("languages", languages.joined(separator: ","))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func untranslated(
    _ description: String, _ name: String?, _ languages: [String], from first: String
  ) -> Self {
    let texts = name.map { "name '\($0.brief(40))' and the description" } ?? "description"
    let verb = name == nil ? "is" : "are"
    return
      "the gallery's \(texts) '\(description.brief(60))' \(verb) the same in \(languages.listed(limit: 6)) as in \(first); translate \(name == nil ? "it" : "both") in the extension's string tables"
  }
}
