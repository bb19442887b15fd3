// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// Compares definitions with their tables as soon as both are read, so that a big project's tables need not be kept: nearly
/// all of them agree, and nothing is said of those.
struct EarlyComparison: TableRelease {
  /// Makes the comparison.

  func keysToRemember(
    of definition: IntentDefinition, agreeingWith tables: [StringTable]
  ) -> [[UInt8]]? {
    // A catalog of strings is one file with all languages, which more than one reader looks at.
    guard !tables.contains(where: { $0.format == .stringCatalog }) else { return nil }
    // Whether a language is the definition's own only excuses what it lacks, and nothing may lack here.
    let translated = TranslatedDefinition(
      definition: definition, tables: LanguageTables(tables),
      knownIDsByName: KnownLocalizationIDs(of: definition))
    var reviewer = TranslationReviewer(translated, catalogs: [:])
    guard reviewer.review().isEmpty,
      tables.allSatisfy({ SuppressionComment.all(in: $0.source).isEmpty })
    else { return nil }
    return definition.intents.filter { $0.name != nil }.flatMap { intent in
      AppStoreText.allCases.compactMap { $0.text(of: intent).id.map { Array($0.value.utf8) } }
    }
  }
}

extension TranslatedDefinition {
  /// Whether it was compared early with these very tables, and agrees.
  var isKnownToAgree: Bool {
    guard variants.isEmpty, let comparison = tables.all.first?.comparison else { return false }
    return comparison.definition == definition.source.name
      && comparison.tableCount == tables.all.count
      && tables.all.allSatisfy { $0.comparison === comparison }
  }
}
