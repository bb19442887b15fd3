// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables
import WidgetProject

extension TranslationReviewer {
  /// Notes what the tables of each language lack.
  mutating func findGaps() {
    var inCatalogs: [String: TranslationReview.Gap] = [:]
    for (language, isTranslated) in coverage {
      let missing = texts.translatable.filter { !isTranslated[$0] }
      guard !missing.isEmpty, !translated.isOwn(language), let file = file(of: language) else {
        continue
      }
      let parents = language.lookupOrder.dropFirst()
      var isInParent = Array(repeating: false, count: texts.ids.count)
      for parent in coverage where parents.contains(parent.language) {
        for position in missing where parent.isTranslated[position] {
          isInParent[position] = true
        }
      }
      var lacking = missing.filter { !isInParent[$0] }
      if case .catalog(let catalog) = file {
        if catalog.sourceLanguage == language { continue }
        lacking.removeAll { catalog.keysNotToTranslate.contains(texts.ids[$0]) }
      }
      let gaps = lacking.map { (text: firstWords(at: $0), languages: [language]) }
      guard !gaps.isEmpty else { continue }
      if case .catalog = file {
        inCatalogs[
          file.name, default: .init(file: file, texts: [], count: texts.translatable.count)
        ].texts += gaps
      } else {
        result.gaps.append(
          .init(file: file, texts: gaps, count: texts.translatable.count))
      }
    }
    for gap in inCatalogs.values.sorted(by: { $0.file.name < $1.file.name }) {
      result.gaps.append(gap.joined)
    }
  }

  /// The file that a language's translations belong in; nil if it has only sentences that vary with numbers.
  private func file(of language: LocaleName) -> TranslationReview.File? {
    let tables = translated.tables[language]
    if let table = tables.first(where: { $0.format == .strings }) { return .table(table) }
    let inCatalog = tables.first { $0.format == .stringCatalog }
    return inCatalog.flatMap { catalogs[$0.fileName] }.map { .catalog($0) }
  }

  /// The first text of an ID that has words.
  private func firstWords(at position: Int) -> LocalizedText {
    texts.texts(at: position).first { $0.text?.hasWords ?? false } ?? texts.texts[position]
  }

  /// Notes the keys that no text has: none of this definition, and none of another one of its name.
  mutating func findLeftovers() {
    guard !unknownKeys.isEmpty else { return }
    let ids = translated.knownIDs()
    var seen: Set<String> = []
    for (table, entries) in unknownKeys {
      if let catalog = catalogs[table.fileName] {
        guard seen.insert(catalog.source.name).inserted else { continue }
        let words = Dictionary(
          catalog.tables.flatMap(\.entries).map { ($0.key.value, $0.text.value) },
          uniquingKeysWith: { first, _ in first })
        let all = catalog.keys.filter { !isKnown($0.value, ids) }
        add(all.map { ($0, words[$0.value]) }, of: .catalog(catalog))
      } else {
        let all = entries.filter { !isKnown($0.key.value, ids) }
        add(all.map { ($0.key, $0.text.value) }, of: .table(table))
      }
    }
  }

  private func isKnown(_ key: String, _ ids: Set<String>) -> Bool {
    if ids.contains(key) { return true }
    return key.indices.contains { index in
      key[index] == "-" && ids.contains(String(key[..<index]))
        && ids.contains(String(key[key.index(after: index)...]))
    }
  }

  private mutating func add(
    _ keys: [(key: Located<String>, text: String?)], of file: TranslationReview.File
  ) {
    if !keys.isEmpty { result.leftovers.append(.init(file: file, keys: keys)) }
  }
}

extension TranslationReview.Gap {
  /// The gap with each text once, for all languages that lack it.
  fileprivate var joined: Self {
    var languages: [String: [LocaleName]] = [:]
    var first: [String: LocalizedText] = [:]
    for (text, lacking) in texts {
      guard let id = text.id?.value else { continue }
      languages[id, default: []] += lacking
      first[id] = first[id] ?? text
    }
    let sorted = first.sorted { $0.key < $1.key }
    return Self(
      file: file, texts: sorted.map { ($0.value, languages[$0.key] ?? []) }, count: count)
  }
}
