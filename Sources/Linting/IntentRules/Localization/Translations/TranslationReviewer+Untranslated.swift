// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText
import StringTables
import WidgetProject

extension TranslationReviewer {
  /// Notes the texts that are marked for translation, as the fix of a missing one leaves them after.
  ///
  /// Of a catalog only those count that are the words of the definition: the state `needs_review` has other uses there.
  mutating func findUntranslated() {
    var seen: Set<String> = []
    for table in translated.tables.all {
      if let catalog = catalogs[table.fileName] {
        guard seen.insert(table.fileName).inserted else { continue }
        let keys = catalog.textsToReview().filter { text in
          texts.firstPosition(of: text.key.value[...]).map { position in
            texts.texts(at: position).contains { $0.text?.value == text.text }
          } ?? false
        }
        if !keys.isEmpty { result.untranslated.append(.init(file: .catalog(catalog), keys: keys)) }
      } else {
        let marked = table.textsMarkedForTranslation()
          .filter { texts.firstPosition(of: $0.key.value[...]) != nil }
        guard !marked.isEmpty else { continue }
        result.untranslated.append(
          .init(
            file: .table(table), keys: marked.map { ($0.key, $0.text.value, [table.locale]) }))
      }
    }
  }
}
