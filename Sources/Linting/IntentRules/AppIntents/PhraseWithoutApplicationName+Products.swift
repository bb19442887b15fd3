// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import StringTables
import WidgetProject

extension PhraseWithoutApplicationName {
  /// Examples of built products.
  static let productExamples: [RuleExample] = [
    .shortcuts(["\"↓Show places\""]),
    .shortcuts(
      ["\"Show places in ${applicationName}\""],
      with: [
        .init(
          "Shop.app/de.lproj/AppShortcuts.strings",
          #""Show places in ${applicationName}" = "↓Orte zeigen";"#)
      ]),
    .shortcuts(["\"Show places in ${applicationName}\""]),
  ]

  /// Checks the metadata of built products.
  func checkProducts(_ context: ProjectContext, findings: inout RuleFindings) {
    for (bundle, metadata) in context.bundlesWithMetadata {
      for phrase in metadata.shortcuts.flatMap(\.phrases) where !phrase.key.hasName {
        findings.add(
          .noName(phrase.key.value, in: nil), at: phrase.key.range, in: metadata.source.name)
      }
      for table in bundle.phraseTables {
        for phrase in table.phrases where !phrase.hasName {
          findings.add(
            .noName(phrase.value, in: table.locale.identifier), at: phrase.range,
            in: table.source.name)
        }
      }
    }
  }
}

extension Located<String> {
  fileprivate var hasName: Bool { value.contains(AppShortcut.applicationName) }
}

extension Diagnostic.Message {
  fileprivate static func noName(_ phrase: String, in language: String?) -> Self {
    "the phrase '\(phrase)'\(language.map { " in '\($0)'" } ?? "") does not have the name of the app, so Siri does not run it; add '${applicationName}'"
  }
}
