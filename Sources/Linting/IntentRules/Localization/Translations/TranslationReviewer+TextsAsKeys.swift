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
    let candidates = result.leftovers.compactMap { leftover in
      result.gaps.first { $0.file.name == leftover.file.name }.map { (leftover, gap: $0) }
    }
    guard !candidates.isEmpty else { return }
    let idsByWords = ids(ofWords: Set(candidates.flatMap { $0.0.keys.map(\.key.value) }))
    for (leftover, gap) in candidates {
      var ownIDs: [String: String] = [:]
      for (text, _) in gap.texts {
        guard let id = text.id?.value, let words = text.text?.value, !words.isEmpty else {
          continue
        }
        ownIDs[words] = ownIDs[words] ?? id
      }
      let wanted = Set(gap.texts.compactMap { $0.text.id?.value })
      var taken: Set<String> = []
      let keys = leftover.keys.compactMap { key, _ -> (key: Located<String>, id: String)? in
        let id = ownIDs[key.value] ?? idsByWords[key.value]?.first(where: wanted.contains)
        guard let id, taken.insert(id).inserted else { return nil }
        return (key, id)
      }
      if !keys.isEmpty { result.textsAsKeys.append(.init(file: leftover.file, keys: keys)) }
    }
  }

  /// The IDs of which some table says the words, in the order of the tables; each table is gone through once.
  private func ids(ofWords words: Set<String>) -> [String: [String]] {
    var ids: [String: [String]] = [:]
    for table in translated.tables.all {
      for entry in table.entries {
        let text = entry.text.value
        if words.contains(text) { ids[text, default: []].append(entry.key.value) }
      }
    }
    return ids
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
