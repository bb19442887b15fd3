// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables
import WidgetProject

/// What a key of tables stands for: the text that it translates, and its translations.
struct TranslationPage {
  /// The page in Markdown.
  let text: String

  /// The page of what a place speaks of; nil if that is no text with a key.
  init?(at subject: SubjectText, in review: WorkspaceReview) {
    let key: String
    var original: String?
    let tables: [StringTable]
    switch ReferencedPart(at: subject, in: review) {
    case .text(let definition, let id):
      key = id
      definition.forEachLocalizedText { text in
        if text.id?.value == id { original = original ?? text.text?.value }
      }
      tables = review.project.tables(ofDefinition: definition.source.name)
    case .catalogText(let catalog, let name):
      key = name
      original = catalog.text(ofKey: name)
      tables = review.project.tables(of: catalog)
    default: return nil
    }
    let first = "**\(key)**" + (original.map { ": " + Self.quoted($0) } ?? "")
    let rest = tables.compactMap { table in
      table[key].map { "- \(table.locale.identifier): " + Self.quoted($0.text.value) }
    }
    text = ([first, ""] + (rest.isEmpty ? ["no table translates it"] : rest))
      .joined(separator: "\n")
  }

  /// A text as code of one line, so that nothing in it is taken for Markdown.
  private static func quoted(_ text: String) -> String {
    "`" + text.replacing("`", with: "'").replacing("\n", with: " ") + "`"
  }
}
