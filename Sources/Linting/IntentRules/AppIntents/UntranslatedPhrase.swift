// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import PropertyListSyntax
import SourceText
import StringTables
import SwiftDeclarations
import WidgetProject

/// Phrases without a translation into a language that others are translated into.
struct UntranslatedPhrase: ProjectRule {
  static let metadata = RuleMetadata(
    id: "untranslated-phrase", family: .appIntents, severity: .warning,
    summary:
      "A phrase of an App Shortcut has no translation into a language that others are translated into.",
    why: """
      Siri only recognizes a phrase in the languages that have it: users who speak another one say \
      the English phrase or nothing. See https://github.com/home-assistant/iOS/pull/5673.
      """,
    remedy: "Add the phrase to 'AppShortcuts.xcstrings' in each language, as users would say it.")

  static let examples: [RuleExample] =
    [
      .phrases(
        #""Show in \(.applicationName)", ↓"Open in \(.applicationName)""#, with: catalog),
      .phrases(#""Show in \(.applicationName)""#, with: catalog),
    ] + productExamples

  private static let catalog = RuleExample.File(
    "AppShortcuts.xcstrings",
    #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Show in ${applicationName}" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "In ${applicationName} zeigen" } }
          }
        }
      },
      "version" : "1.0"
    }

    """#)

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    checkProducts(context, findings: &findings)
    let catalogs = context.project.phraseTables
      .filter { $0.name.hasSuffix(".xcstrings") }
      .compactMap { try? StringCatalog($0, name: "AppShortcuts") }
    // Of several, one may be that of another application.
    guard catalogs.count == 1, let catalog = catalogs.first else { return }
    let tables = catalog.tables.filter { $0.locale != catalog.sourceLanguage }
    let known = Set(catalog.keys.map(\.value))
    for shortcut in context.appIntents.shortcuts {
      let keys = shortcut.phrases.map { AppShortcutSource.key(of: $0) }
      // A catalog groups the phrases of a shortcut under one of them, so that the others need none.
      let groups = keys.compactMap(\.self).filter { key in
        tables.contains { $0[key]?.varies == true }
      }
      for (phrase, key) in zip(shortcut.phrases, keys) {
        guard let key, !catalog.keysNotToTranslate.contains(key),
          groups.isEmpty || key == groups.first
        else { continue }
        let missing =
          known.contains(key)
          ? tables.filter { table in
            table[key] == nil && !groups.contains { table[$0] != nil }
          } : tables
        // With translations into no language, there is nothing to translate.
        guard !missing.isEmpty else { continue }
        let languages = missing.map(\.locale.identifier).sorted()
        let listed = languages.prefix(4).joined(separator: ", ")
        let rest = languages.count > 4 ? " and \(languages.count - 4) more" : ""
        findings.add(
          "'\(catalog.source.name)' has no translation of the phrase into \(listed)\(rest); add it",
          at: phrase.range, in: shortcut.file.source.name,
          data: [.init("languages", languages.joined(separator: ", "))])
      }
    }
  }
}
