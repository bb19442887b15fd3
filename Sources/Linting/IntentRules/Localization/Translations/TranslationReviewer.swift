// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// Compares a definition with the tables that translate it.
struct TranslationReviewer {
  let translated: TranslatedDefinition
  let texts: DefinitionTexts
  let catalogs: [String: StringCatalog]

  var result: TranslationReview

  /// The coverage of each language: whether each text is translated.
  private(set) var coverage: [(language: LocaleName, isTranslated: [Bool])] = []

  /// The keys that no text has, by the name of the file.
  private(set) var unknownKeys: [(table: StringTable, entries: [StringTable.Entry])] = []

  init(_ translated: TranslatedDefinition, catalogs: [String: StringCatalog]) {
    self.translated = translated
    self.catalogs = catalogs
    texts = DefinitionTexts(of: translated.definition)
    result = TranslationReview(of: translated.definition)
  }

  mutating func review() -> TranslationReview {
    findAmbiguities(in: texts, of: translated.definition)
    for variant in translated.variants {
      findAmbiguities(in: DefinitionTexts(of: variant), of: variant)
    }
    for table in translated.tables.all { walk(table) }
    findGaps()
    findUntranslated()
    findLeftovers()
    findTextsAsKeys()
    findConflicts()
    findCrowdedCatalogs()
    return result
  }

  /// Notes the texts whose ID has other words in front of them.
  private mutating func findAmbiguities(
    in texts: DefinitionTexts, of definition: IntentDefinition
  ) {
    var first: LocalizedText?
    for (index, text) in texts.texts.enumerated() {
      if index > 0, texts.ids[index] != texts.ids[index - 1] { first = nil }
      guard let words = text.text?.value, !words.isEmpty else { continue }
      if let first, words != first.text?.value {
        result.ambiguities.append(.init(file: definition.source.name, later: text, earlier: first))
      }
      first = first ?? text
    }
  }
}

extension TranslationReviewer {
  /// Notes what a table has.
  private mutating func walk(_ table: StringTable) {
    if coverage.last?.language != table.locale {
      coverage.append((table.locale, Array(repeating: false, count: texts.ids.count)))
    }
    var isTranslated = coverage[coverage.count - 1].isTranslated
    // One owner, so that marking a text copies nothing.
    coverage[coverage.count - 1].isTranslated = []
    let bytes = table.source.bytes
    let hasPlaceholders = bytes.span.bytes.contains(UInt8(ascii: "$"))
    var cursor = 0
    var unknown: [StringTable.Entry] = []
    // Taken out once, as each call on a part of this value would count its references.
    let (entries, texts) = (table.entries, texts)
    entries.forEachKey { index, key in
      if let position = texts.position(of: key, cursor: &cursor) {
        isTranslated[position] = true
        if hasPlaceholders || texts.placeholders[position] != nil {
          compare(entries[index], of: table, with: position)
        }
        return
      }
      let entry = entries[index]
      if let position = positionOfSentence(entry.key.value) {
        isTranslated[position] = true
      } else {
        unknown.append(entry)
      }
    }
    coverage[coverage.count - 1].isTranslated = isTranslated
    if !unknown.isEmpty { unknownKeys.append((table, unknown)) }
  }

  /// The position of a sentence that Xcode has written out for a value of an enum: its key is the IDs of both, joined by
  /// a hyphen.
  private func positionOfSentence(_ key: String) -> Int? {
    for hyphen in key.indices where key[hyphen] == "-" {
      if let position = texts.firstPosition(of: key[..<hyphen]),
        texts.firstPosition(of: key[key.index(after: hyphen)...]) != nil
      {
        return position
      }
    }
    return nil
  }

  private mutating func compare(
    _ entry: StringTable.Entry, of table: StringTable, with position: Int
  ) {
    // A form for some number need not name the number.
    guard !entry.varies else { return }
    let found = entry.text.placeholders
    let names = Set(found.map(\.name))
    let candidates = texts.texts(at: position)
    var closest: TranslationReview.Mismatch?
    for (offset, candidate) in candidates.enumerated() {
      guard let text = candidate.text, !text.value.isEmpty else { continue }
      let expected = texts.placeholders[position + offset] ?? []
      if names == expected { return }
      closest =
        closest
        ?? .init(
          file: table.fileName, translation: entry.text, text: text,
          missing: expected.subtracting(names).sorted(),
          unknown: found.filter { !expected.contains($0.name) })
    }
    if let closest { result.mismatches.append(closest) }
  }
}
