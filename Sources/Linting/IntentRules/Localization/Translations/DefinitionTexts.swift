// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

/// The texts of a definition that have a localization ID, in the order of the IDs.
///
/// Tables are sorted by the IDs as well where Xcode wrote them, so that a table is compared by walking along both; what is
/// out of order is searched for.
///
/// A class, as it is handed on for each of thousands of tables, and a copy would count the references of all of its parts.
final class DefinitionTexts {
  /// The texts, those of one ID together.
  let texts: [LocalizedText]

  /// The IDs of ``texts``.
  let ids: [String]

  /// The IDs as bytes, to compare the keys of tables with.
  private let packedIDs: PackedTexts

  /// Where the texts of the ID end that the text at each position has.
  private let ends: [Int]

  /// The names of the placeholders of each text, as far as it has any.
  let placeholders: [Set<String>?]

  /// The positions of the first text of each ID whose words differ from language to language.
  let translatable: [Int]

  /// Collects the texts of a definition.
  init(of definition: IntentDefinition) {
    var found: [LocalizedText] = []
    var foundIDs: [String] = []
    definition.forEachLocalizedText { text in
      guard let id = text.id?.value, !id.isEmpty else { return }
      found.append(text)
      foundIDs.append(id)
    }
    // Stable, so that the first text of an ID stays the first.
    let order = PackedTexts(foundIDs).sortedPositions()
    texts = order.map { found[$0] }
    ids = order.map { foundIDs[$0] }
    packedIDs = PackedTexts(ids)
    placeholders = texts.map { text in
      guard let words = text.text, words.value.hasByte(UInt8(ascii: "$")) else { return nil }
      let names = Set(words.placeholders.map(\.name))
      return names.isEmpty ? nil : names
    }
    let hidden = HiddenTexts(of: definition)
    var translatable: [Int] = []
    var ends: [Int] = []
    var start = 0
    while start < ids.count {
      var end = start + 1
      while end < ids.count, ids[end] == ids[start] { end += 1 }
      if texts[start..<end].contains(where: { hidden.shows($0) && $0.text?.hasWords ?? false }) {
        translatable.append(start)
      }
      ends.append(contentsOf: repeatElement(end, count: end - start))
      start = end
    }
    self.translatable = translatable
    self.ends = ends
  }

  /// The position of the first text of an ID; nil if no text has it.
  ///
  /// `cursor` is where it is searched for first, and moves after what was found.
  func position(of id: RawSpan, cursor: inout Int) -> Int? {
    guard cursor >= ids.count || !packedIDs.isEqual(cursor, to: id) else {
      return advance(&cursor)
    }
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if packedIDs.precedes(middle, id) { low = middle + 1 } else { high = middle }
    }
    guard low < ids.count, packedIDs.isEqual(low, to: id) else { return nil }
    cursor = low
    return advance(&cursor)
  }

  /// The position of the first text of an ID; nil if no text has it.
  func firstPosition(of id: Substring) -> Int? {
    var cursor = 0
    let bytes = Array(id.utf8)
    return position(of: bytes.span.bytes, cursor: &cursor)
  }

  /// The texts of the ID at a position.
  func texts(at position: Int) -> ArraySlice<LocalizedText> {
    texts[position..<ends[position]]
  }

  private func advance(_ cursor: inout Int) -> Int {
    let position = cursor
    cursor = ends[position]
    return position
  }
}

/// The texts that users never see: those of the cases of enums with the index 0, which means no
/// choice, and the names of parameters that only code gives values.
///
/// No sheet offers them, and Xcode gives them a name and an ID all the same.
private struct HiddenTexts {
  /// Where their IDs stand.
  private let places: Set<SourceRange>

  init(of definition: IntentDefinition) {
    let values = definition.enums.flatMap(\.values).filter { $0.index == 0 }
    // In the Shortcuts app, a sentence may have the name of any parameter.
    let parameters = definition.intents
      .filter { $0.isEligibleForWidgets?.value == true && $0.isConfigurable?.value != true }
      .flatMap(\.parameters)
      .filter { $0.isConfigurable?.value != true && $0.supportsResolution?.value != true }
    let texts =
      values.flatMap { [$0.displayName] + $0.synonyms.map(\.text) } + parameters.map(\.displayName)
    places = Set(texts.compactMap(\.id?.range))
  }

  func shows(_ text: LocalizedText) -> Bool {
    guard !places.isEmpty, let place = text.id?.range else { return true }
    return !places.contains(place)
  }
}

extension Located<String> {
  /// Whether the text can be translated: it has a letter outside its placeholders.
  var hasWords: Bool {
    // Nearly every text begins with a letter.
    if let first = value.utf8.first, first.isASCIILetter { return true }
    var rest = value[...]
    while let character = rest.first {
      if character == "$", rest.dropFirst().first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else if character.isLetter {
        return true
      } else {
        rest.removeFirst()
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
