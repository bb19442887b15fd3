// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// Compares a definition with the tables that translate it.
struct TranslationReviewer {
  private let translated: TranslatedDefinition
  private let texts: DefinitionTexts
  private let catalogs: [String: StringCatalog]

  private var result: TranslationReview

  /// What the tables of a language have: whether each text is translated.
  private var coverage: [(language: LocaleName, isTranslated: [Bool])] = []

  /// The keys that no text has, by the name of the file.
  private var unknownKeys: [(table: StringTable, keys: [Located<String>])] = []

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
    for table in translated.tables { walk(table) }
    findGaps()
    findLeftovers()
    findConflicts()
    findCrowdedCatalogs()
    return result
  }

  private mutating func findAmbiguities(in texts: DefinitionTexts, of definition: IntentDefinition)
  {
    for index in texts.ids.indices.dropFirst() where texts.ids[index] == texts.ids[index - 1] {
      let earlier = texts.texts[..<index].reversed()
        .prefix { $0.id?.value == texts.ids[index] }.last { $0.text?.value.isEmpty == false }
      guard let earlier, let words = texts.texts[index].text?.value, !words.isEmpty,
        words != earlier.text?.value
      else { continue }
      result.ambiguities.append(
        .init(file: definition.source.name, later: texts.texts[index], earlier: earlier))
    }
  }
}

// MARK: - The walk

extension TranslationReviewer {
  /// Notes what a table has.
  private mutating func walk(_ table: StringTable) {
    if coverage.last?.language != table.locale {
      coverage.append((table.locale, Array(repeating: false, count: texts.ids.count)))
    }
    let language = coverage.count - 1
    let hasPlaceholders = table.source.contains(UInt8(ascii: "$"))
    var cursor = 0
    var unknown: [Located<String>] = []
    for entry in table.entries {
      let key = entry.key.value
      if let position = texts.position(of: key, cursor: &cursor) {
        coverage[language].isTranslated[position] = true
        if hasPlaceholders || texts.placeholders[position] != nil {
          compare(entry, of: table, with: position)
        }
      } else if let position = positionOfSentence(key) {
        coverage[language].isTranslated[position] = true
      } else {
        unknown.append(entry.key)
      }
    }
    if !unknown.isEmpty { unknownKeys.append((table, unknown)) }
  }

  /// The position of a sentence that Xcode has written out for a value of an enum: its key is the IDs of both, joined by
  /// a hyphen.
  private func positionOfSentence(_ key: String) -> Int? {
    for hyphen in key.indices where key[hyphen] == "-" {
      var (first, second) = (0, 0)
      let value = String(key[key.index(after: hyphen)...])
      if let position = texts.position(of: String(key[..<hyphen]), cursor: &first),
        texts.position(of: value, cursor: &second) != nil
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
          file: table.source.name, translation: entry.text, text: text,
          missing: expected.subtracting(names).sorted(),
          unknown: found.filter { !expected.contains($0.name) })
    }
    if let closest { result.mismatches.append(closest) }
  }
}

// MARK: - What is missing, and what is too much

extension TranslationReviewer {
  private mutating func findGaps() {
    var inCatalogs: [String: TranslationReview.Gap] = [:]
    for (language, isTranslated) in coverage where !translated.isOwn(language) {
      let missing = texts.translatable.filter { !isTranslated[$0] }
      guard !missing.isEmpty, let file = file(of: language) else { continue }
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

  /// The file that a language's translations belong in; nil where it has only sentences that vary with numbers.
  private func file(of language: LocaleName) -> TranslationReview.File? {
    let tables = translated.tables.filter { $0.locale == language }
    if let table = tables.first(where: { $0.format == .strings }) { return .table(table) }
    let inCatalog = tables.first { $0.format == .stringCatalog }
    return inCatalog.flatMap { catalogs[$0.source.name] }.map { .catalog($0) }
  }

  /// The first text of an ID that has words.
  private func firstWords(at position: Int) -> LocalizedText {
    texts.texts(at: position).first { $0.text?.hasWords ?? false } ?? texts.texts[position]
  }

  private mutating func findLeftovers() {
    guard !unknownKeys.isEmpty else { return }
    let definitions = [translated.definition] + translated.variants
    var ids: Set<String> = []
    for definition in definitions { definition.document.root.collectIDs(into: &ids) }
    var seen: Set<String> = []
    for (table, keys) in unknownKeys {
      if let catalog = catalogs[table.source.name] {
        guard seen.insert(catalog.source.name).inserted else { continue }
        let all = catalog.keys.filter { !isKnown($0.value, ids) }
        add(all, of: .catalog(catalog))
      } else {
        add(keys.filter { !isKnown($0.value, ids) }, of: .table(table))
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

  private mutating func add(_ keys: [Located<String>], of file: TranslationReview.File) {
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

// MARK: - Files that contradict one another

extension TranslationReviewer {
  private mutating func findConflicts() {
    let tables = translated.tables
    for (first, second) in zip(tables, tables.dropFirst())
    where first.locale == second.locale && first.format == .strings && second.format == .strings {
      let shared = second.entries.compactMap { entry in first[entry.key.value].map { ($0, entry) } }
      let differing = shared.filter { $0.0.text.value != $0.1.text.value }
      guard let entries = differing.first else { continue }
      result.conflicts.append(
        .init(
          tables: (first, second), entries: (entries.0, entries.1), count: differing.count))
    }
  }

  private mutating func findCrowdedCatalogs() {
    let inCatalogs = translated.tables.filter { $0.format == .stringCatalog }
    let others = Set(
      translated.tables.lazy.filter { $0.format != .stringCatalog }.map(\.source.name))
    guard !inCatalogs.isEmpty, !others.isEmpty else { return }
    for file in Set(inCatalogs.map(\.source.name)).sorted() {
      result.crowdedCatalogs.append(.init(file: file, tables: others.sorted()))
    }
  }
}

extension PropertyListValue {
  /// Adds every localisation ID: the texts behind keys that end in `ID`, whether or not the key is known.
  fileprivate func collectIDs(into ids: inout Set<String>) {
    for entry in entries {
      if let text = entry.value.string {
        if entry.keyBytes.suffix(2).elementsEqual("ID".utf8) { ids.insert(text) }
      } else {
        entry.value.collectIDs(into: &ids)
      }
    }
    for element in elements { element.collectIDs(into: &ids) }
  }
}
