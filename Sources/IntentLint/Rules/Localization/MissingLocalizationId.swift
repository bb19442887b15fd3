// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Texts that no table can translate, for they have no localization ID.
package struct MissingLocalizationId: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "missing-localization-id", family: .localization, severity: .warning,
    summary: "A text of a definition has no localization ID.",
    why: """
      String tables have translations by ID. A text without one stays in the language of the developers for everybody, \
      and App Store Connect finds no title or description in other languages.
      """,
    remedy: """
      Add an ID, six letters and digits as Xcode makes them. The fix does so, where Xcode would write it. Default values, \
      templates of dates and texts that are no words are passed over.
      """, fixSafety: .safe)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentDescription</key>
      <string>Shows what is left</string>
      <key>INIntentDescriptionID</key>
      <string>tExt02</string>
      <key>INIntentTitle</key>
      <string>↓Show Account</string>
      <key>INIntentVerb</key>
      <string>View</string>
      """,
      fixed: """
        <key>INIntentDescription</key>
        <string>Shows what is left</string>
        <key>INIntentDescriptionID</key>
        <string>tExt02</string>
        <key>INIntentTitle</key>
        <string>Show Account</string>
        <key>INIntentTitleID</key>
        <string>wjuq6i</string>
        <key>INIntentVerb</key>
        <string>View</string>
        """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterDisplayName</key>
        <string> </string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <string>current</string>
        </dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    let unkeyed = definition.unkeyedTexts
    guard !unkeyed.isEmpty else { return }
    var taken: Set<String> = []
    definition.forEachLocalizedText { text in
      if let id = text.id?.value { taken.insert(id) }
    }
    var fresh = FreshLocalizationIDs(besides: taken)
    for text in unkeyed {
      let id = fresh.id(key: text.idKey, text: text.text.value)
      let edit = text.declaration.inserting(.string(id), forKey: text.idKey)
      report.add(
        .noID(text.text.value, key: text.idKey), at: text.text.range, in: definition.source.name,
        data: [.init("key", text.idKey)],
        fixes: edit.map { edit in
          [
            Fix(
              title: "add the ID '\(id)'", safety: .safe, file: definition.source.name,
              edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noID(_ text: String, key: String) -> Self {
    "'\(text)' has no localization ID, so that no table can translate it; add '\(key)'"
  }
}
