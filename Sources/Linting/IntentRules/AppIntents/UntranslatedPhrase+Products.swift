// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import StringTables
import WidgetProject

extension UntranslatedPhrase {
  /// Examples of built products.
  static let productExamples: [RuleExample] = [
    .shortcuts(
      ["\"Show ${applicationName}\""], marking: 0,
      with: [.init("Shop.app/de.lproj/Localizable.strings", #""a" = "b";"#, isShown: false)]),
    .shortcuts(
      ["\"Show ${applicationName}\""],
      with: [
        .init(
          "Shop.app/de.lproj/AppShortcuts.strings",
          #""Show ${applicationName}" = "${applicationName} zeigen";"#)
      ]),
  ]

  /// Checks the metadata of built products.
  func checkProducts(_ context: ProjectContext, findings: inout RuleFindings) {
    for (bundle, metadata) in context.bundlesWithMetadata where !metadata.shortcuts.isEmpty {
      let development = bundle.developmentLanguage
      for language in bundle.languages where !language.isVariant(of: development) {
        let tables = bundle.phraseTables.filter { language.lookupOrder.contains($0.locale) }
        let missing = metadata.shortcuts.filter { shortcut in
          // One key can have all phrases of a shortcut.
          !shortcut.phrases.isEmpty
            && !shortcut.phrases.contains { phrase in
              tables.contains { $0.keys.contains(phrase.key.value) }
            }
        }
        guard let first = missing.first else { continue }
        findings.add(
          .untranslated(missing.map(\.action.value), in: language), at: first.action.range,
          in: metadata.source.name, data: [.init("locale", language.identifier)])
      }
    }
  }
}

extension LocaleName {
  /// Whether the name is another one, or that with a script or a region.
  fileprivate func isVariant(of other: LocaleName) -> Bool { lookupOrder.contains(other) }
}

extension Diagnostic.Message {
  fileprivate static func untranslated(_ actions: [String], in language: LocaleName) -> Self {
    "\(ListedNames.of(actions)) \(actions.count == 1 ? "has" : "have") no phrase in '\(language)', a language of the app; add the phrases to '\(language).lproj/AppShortcuts.strings'"
  }
}
