// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// The result of comparing a definition with the tables that translate it.
///
/// One walk along the tables serves all rules that look at them: there are as many tables as definitions and languages.
struct TranslationReview: Sendable {
  /// The definition whose texts are the ones to translate.
  let definition: IntentDefinition

  /// The files that lack texts, in the order of their languages.
  var gaps: [Gap] = []

  /// The texts that are marked for translation.
  var untranslated: [Untranslated] = []

  /// The files that have keys which no text has.
  var leftovers: [Leftover] = []

  /// The files that have texts in place of IDs.
  var textsAsKeys: [TextsAsKeys] = []

  /// The translations whose placeholders are not those of the text.
  var mismatches: [Mismatch] = []

  /// The texts that share a localization ID with other words, each with the first of them.
  var ambiguities: [Ambiguity] = []

  /// The tables of one language that say different things.
  var conflicts: [Conflict] = []

  /// The catalogs that have tables of the same name beside them.
  var crowdedCatalogs: [CrowdedCatalog] = []

  init(of definition: IntentDefinition) {
    self.definition = definition
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool {
    gaps.isEmpty && untranslated.isEmpty && leftovers.isEmpty && mismatches.isEmpty
      && ambiguities.isEmpty
      && conflicts.isEmpty && crowdedCatalogs.isEmpty
  }

  /// Compares the definitions of a project with their tables; those that agree are excluded.
  static func all(of project: WidgetProject) -> [TranslationReview] {
    let catalogs = project.stringCatalogs.keyed { $0.source.name }
    // All that is found is found in tables.
    return TranslatedDefinition.all(in: project)
      .filter { !$0.tables.all.isEmpty && !$0.isKnownToAgree }
      .concurrentMap(inChunksOf: 8) { translated in
        var reviewer = TranslationReviewer(translated, catalogs: catalogs)
        let review = reviewer.review()
        return review.isEmpty ? nil : review
      }
      .compactMap(\.self)
  }
}

extension TranslationReview {
  /// A file of translations: a table of one language, or a catalog of all.
  enum File: Sendable {
    /// A table.
    case table(StringTable)
    /// A catalog.
    case catalog(StringCatalog)

    /// The name of the file.
    var name: String {
      switch self {
      case .table(let table): table.fileName
      case .catalog(let catalog): catalog.source.name
      }
    }
  }

  /// A file that lacks texts.
  struct Gap: Sendable {
    /// The file.
    let file: File

    /// The texts, each with the languages that it lacks, in the order of the IDs.
    var texts: [(text: LocalizedText, languages: [LocaleName])]

    /// The number of texts that there are to translate.
    let count: Int

    /// The texts that App Store Connect reports already, so that they are not reported twice.
    var reported: Set<MissedKey> = []

    /// The texts that nothing else speaks of, each with the languages that it lacks.
    var unreportedTexts: [(text: LocalizedText, languages: [LocaleName])] {
      texts.compactMap { text, languages in
        let untold = languages.filter { language in
          !(text.id.map { reported.contains(MissedKey(key: $0.value, language: language)) } ?? false)
        }
        return untold.isEmpty ? nil : (text, untold)
      }
    }
  }

  /// A key that a language lacks.
  struct MissedKey: Hashable, Sendable {
    let key: String
    let language: LocaleName
  }

  /// A file with texts that are marked for translation.
  struct Untranslated: Sendable {
    /// The file.
    let file: File

    /// The keys, in the order of the file, each with the languages that it is marked in and the text that is there.
    let keys: [(key: Located<String>, text: String, languages: [LocaleName])]
  }

  /// A file with keys that no text has.
  struct Leftover: Sendable {
    /// The file.
    let file: File

    /// The keys, in the order of the file, each with a text that it has.
    let keys: [(key: Located<String>, text: String?)]
  }

  /// A file that has texts in place of IDs.
  struct TextsAsKeys: Sendable {
    /// The file.
    let file: File

    /// The keys, in the order of the file, each with the ID of the text that it is.
    let keys: [(key: Located<String>, id: String)]
  }

  /// A translation whose placeholders are not those of the text.
  struct Mismatch: Sendable {
    /// The file.
    let file: String

    /// The translation.
    let translation: Located<String>

    /// The text.
    let text: Located<String>

    /// The placeholders that the text has and the translation lacks, sorted.
    let missing: [String]

    /// The placeholders of the translation that the text does not have.
    let unknown: [Placeholder]
  }

  /// Two texts with the same localization ID and different words.
  struct Ambiguity: Sendable {
    /// The file.
    let file: String

    /// The text that comes later.
    let later: LocalizedText

    /// The first.
    let earlier: LocalizedText
  }

  /// Two tables of one language that have different texts for a key.
  struct Conflict: Sendable {
    /// The tables.
    let tables: (first: StringTable, second: StringTable)

    /// The first key with different texts, as the two have it.
    let entries: (first: StringTable.Entry, second: StringTable.Entry)

    /// The number of such keys.
    let count: Int
  }

  /// A catalog with tables of the same name beside it.
  struct CrowdedCatalog: Sendable {
    /// The name of the catalog's file.
    let file: String

    /// The names of the tables' files.
    let tables: [String]
  }
}
