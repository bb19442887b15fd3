// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables
import WidgetProject

extension TranslationReviewer {
  /// Finds the keys that no text has as its ID, but that are a text whose ID the file lacks: in the definition's own words,
  /// or in those of another table.
  mutating func findTextsAsKeys() {
    for leftover in result.leftovers {
      let file = leftover.file.name
      guard let gap = result.gaps.first(where: { $0.file.name == file }) else { continue }
      var ids: [String: String] = [:]
      for (text, _) in gap.texts {
        guard let id = text.id?.value, let words = text.text?.value, !words.isEmpty else {
          continue
        }
        ids[words] = ids[words] ?? id
      }
      addTranslations(of: Set(gap.texts.compactMap { $0.text.id?.value }), to: &ids)
      var taken: Set<String> = []
      let keys = leftover.keys.compactMap { key, _ -> (key: Located<String>, id: String)? in
        guard let id = ids[key.value], taken.insert(id).inserted else { return nil }
        return (key, id)
      }
      if !keys.isEmpty { result.textsAsKeys.append(.init(file: leftover.file, keys: keys)) }
    }
  }

  /// Adds what the tables of other languages say for some IDs, which the own one lacks.
  private func addTranslations(of wanted: Set<String>, to ids: inout [String: String]) {
    for table in translated.tables.all {
      for entry in table.entries {
        let id = entry.key.value
        guard wanted.contains(id), ids[entry.text.value] == nil else { continue }
        ids[entry.text.value] = id
      }
    }
  }
}

extension TranslationReview {
  /// Leaves out the texts and keys that another rule reports together: those of texts in place of IDs.
  mutating func leaveOutTextsAsKeys() {
    for found in textsAsKeys {
      let keysByID = Dictionary(
        found.keys.map { ($0.id, $0.key.value) }, uniquingKeysWith: { first, _ in first })
      let keys = Set(keysByID.values)
      for index in gaps.indices where gaps[index].file.name == found.file.name {
        gaps[index].texts = gaps[index].texts.compactMap { text, languages in
          guard let key = text.id.flatMap({ keysByID[$0.value] }) else { return (text, languages) }
          let missing = languages.filter { !found.file.has(key, in: $0) }
          return missing.isEmpty ? nil : (text, missing)
        }
      }
      leftovers = leftovers.compactMap { leftover in
        guard leftover.file.name == found.file.name else { return leftover }
        let rest = leftover.keys.filter { !keys.contains($0.key.value) }
        return rest.isEmpty ? nil : Leftover(file: leftover.file, keys: rest)
      }
    }
  }
}

extension TranslationReview.File {
  /// Whether there is a text for a key in a language: a catalog can have it in some of its languages only.
  fileprivate func has(_ key: String, in language: LocaleName) -> Bool {
    switch self {
    case .table: true
    case .catalog(let catalog): catalog.tables.contains { $0.locale == language && $0[key] != nil }
    }
  }
}
