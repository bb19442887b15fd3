// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables
import WidgetProject

extension TranslationReviewer {
  /// Finds the keys that no text has as its ID, but that are a text whose ID the table lacks: in the definition's own words,
  /// or in those of another table.
  mutating func findTextsAsKeys() {
    for leftover in result.leftovers {
      guard case .table(let table) = leftover.file,
        let gap = result.gaps.first(where: { $0.file.name == table.fileName })
      else { continue }
      var ids: [String: String] = [:]
      for (text, _) in gap.texts {
        guard let id = text.id?.value, let words = text.text?.value, !words.isEmpty else {
          continue
        }
        ids[words] = ids[words] ?? id
      }
      addTranslations(of: Set(gap.texts.compactMap { $0.text.id?.value }), to: &ids, except: table)
      var taken: Set<String> = []
      let keys = leftover.keys.compactMap { key, _ -> (key: Located<String>, id: String)? in
        guard let id = ids[key.value], taken.insert(id).inserted else { return nil }
        return (key, id)
      }
      if !keys.isEmpty { result.textsAsKeys.append(.init(file: table.fileName, keys: keys)) }
    }
  }

  /// Adds what other tables say for some IDs.
  private func addTranslations(
    of wanted: Set<String>, to ids: inout [String: String], except own: StringTable
  ) {
    for table in translated.tables.all where table.fileName != own.fileName {
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
      let ids = Set(found.keys.map(\.id))
      let keys = Set(found.keys.map(\.key.value))
      for index in gaps.indices where gaps[index].file.name == found.file {
        gaps[index].texts.removeAll { text, _ in text.id.map { ids.contains($0.value) } ?? false }
      }
      leftovers = leftovers.compactMap { leftover in
        guard leftover.file.name == found.file else { return leftover }
        let rest = leftover.keys.filter { !keys.contains($0.key.value) }
        return rest.isEmpty ? nil : Leftover(file: leftover.file, keys: rest)
      }
    }
  }
}
