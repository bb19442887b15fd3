// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import StringTables
import SwiftDeclarations
import WidgetProject

/// Descriptions of widgets that the gallery shows in a language that is not the user's.
struct UntranslatedGalleryText: ProjectRule {
  static let metadata = RuleMetadata(
    id: "untranslated-gallery-text", family: .appIntents, severity: .warning,
    summary: "The gallery's description of a widget is the same in several languages.",
    why: """
      Users read the description before they add a widget, and a widget in English beside an \
      application in their language looks unfinished: \
      https://github.com/Automattic/pocket-casts-ios/issues/1388. The extension looks texts up in \
      its own bundle and not in the application's, so each of the two needs the string tables. In \
      sources, descriptions are compared with the string catalog of the extension; what is drawn \
      shows the others. See \
      https://developer.apple.com/documentation/xcode/preparing-your-apps-text-for-translation.
      """,
    remedy: """
      Add the text to the string tables of the extension in the languages that are named, or \
      leave the languages out that the extension does not speak.
      """)

  static let examples: [RuleExample] = [
    example("↓\"Shows what is on tonight.\"", translated: ["Show", "Now"]),
    example("\"Shows what is on tonight.\"", translated: ["Show", "Shows what is on tonight."]),
    example("\"Shows what is on tonight.\"", translated: []),
  ]

  private static func example(_ description: String, translated: [String]) -> RuleExample {
    .swift(
      """
      struct ShowWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Show", provider: Shows()) { entry in ShowView(entry: entry) }
            .configurationDisplayName("Next Show")
            .description(\(description))
        }
      }

      """, translated: translated)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let catalogs = ConfigurationTranslations.all(of: context.project)
    guard !catalogs.isEmpty else { return }
    var seen: Set<[String]> = []
    for widget in context.appIntents.widgets
    where !widget.type.isEmpty && seen.insert([widget.fileName, widget.type]).inserted {
      let known = ConfigurationTranslations.of(
        widget.fileName, in: context.project, among: catalogs)
      guard let first = known.first,
        let body = widget.file.allDeclarations.first(where: { $0.fullName == widget.type })?.body
      else { continue }
      for (_, call) in widget.file.calls(of: ["description"], in: body) {
        let value = call.unlabeled
        // 'Text("…")' is looked up, too, unless it says where.
        let literal =
          value?.call.flatMap {
            $0.callee.lastName == "Text" && $0.arguments.count == 1 ? $0.unlabeled : nil
          } ?? value
        guard let literal, let text = literal.text, text.contains(where: \.isLetter) else {
          continue
        }
        let languages = known.languagesWithout(text).map(\.identifier).sorted()
        guard !languages.isEmpty else { continue }
        findings.add(
          "'\(first.catalog.source.name)' has most texts in \(languages.listed(limit: 4)), but not the description '\(text.brief(60))', which the gallery shows; add the translation",
          at: literal.range, in: widget.fileName,
          data: [.init("languages", languages.joined(separator: ","))])
      }
    }
  }
}
