// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Texts without a localization ID, which no table can translate.
struct MissingLocalizationId: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "missing-localization-id", family: .localization, severity: .warning,
    summary: "A text of a definition has no localization ID.",
    why: """
      String tables translate texts by ID. A text without one is shown in the language of the \
      developers to everyone, and App Store Connect finds no title or description in other \
      languages.
      """,
    remedy: """
      Add an ID: six letters and digits, as Xcode creates them. The fix does so wherever Xcode \
      would. Default values, templates of dates and texts without letters are not reported.
      """, fixSafety: .safe)

  static let examples: [RuleExample] = [
    .intent(
      description: "Shows what is left", descriptionID: "tExt02", title: "↓Show Account",
      verb: "View"
    ).fixed(
      .intent(
        description: "Shows what is left", descriptionID: "tExt02", title: "Show Account",
        titleID: "wjuq6i", verb: "View")),
    .parameters(
      .parameter("account", displayName: " ", metadata: .metadata(defaultValue: "current"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
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
      findings.add(
        .noID(text.text.value, key: text.idKey), at: text.text.range,
        data: [.init("key", text.idKey)],
        fixes: edit.map { edit in
          [
            findings.fix("add the ID '\(id)'", .safe, edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noID(_ text: String, key: String) -> Self {
    "'\(text)' has no localization ID, so no table can translate it; add '\(key)'"
  }
}
