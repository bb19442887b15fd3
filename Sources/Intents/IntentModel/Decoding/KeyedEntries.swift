// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The entries of a dictionary, to be asked for by key: each field of a part is then decoded in one line.
struct KeyedEntries<Key: CaseIterable & RawRepresentable<String> & Equatable & Sendable> {
  /// The keys that the vocabulary has, in the order of the file.
  private var keys: [Key] = []

  /// The entries of ``keys``.
  private var entries: [PropertyListValue.Entry] = []

  /// The entries whose key the vocabulary does not have, in the order of the file.
  private(set) var unknown: [PropertyListValue.Entry] = []

  /// Looks the keys of a dictionary up.
  init(of declaration: PropertyListValue, in vocabulary: Vocabulary<Key>) {
    for entry in declaration.entries {
      guard let key = vocabulary[entry] else {
        unknown.append(entry)
        continue
      }
      keys.append(key)
      entries.append(entry)
    }
  }

  /// Decodes what a key has: of a key that appears twice every value is read, and the last one counts.
  ///
  /// - Returns: Nil if the dictionary does not have the key, or its last value is malformed.
  func last<Value>(_ key: Key, decode: (PropertyListValue.Entry) -> Value?) -> Value? {
    var value: Value?
    for (index, other) in keys.enumerated() where other == key { value = decode(entries[index]) }
    return value
  }
}

extension DefinitionDecoder {
  /// The text of a key.
  mutating func string<Key>(_ key: Key, of entries: KeyedEntries<Key>) -> Located<String>? {
    entries.last(key) { string($0) }
  }

  /// The flag of a key.
  mutating func boolean<Key>(_ key: Key, of entries: KeyedEntries<Key>) -> Located<Bool>? {
    entries.last(key) { boolean($0) }
  }

  /// The whole number of a key.
  mutating func integer<Key>(_ key: Key, of entries: KeyedEntries<Key>) -> Located<Int>? {
    entries.last(key) { integer($0) }
  }

  /// The text that can be translated of a key, and of the key that says under which identifier.
  mutating func text<Key>(
    _ key: Key, id: Key, of entries: KeyedEntries<Key>
  ) -> LocalizedText {
    LocalizedText(text: string(key, of: entries), id: string(id, of: entries))
  }

  /// The elements of a key's array that are dictionaries, each decoded; the others are reported.
  mutating func elements<Key, Part>(
    _ key: Key, of entries: KeyedEntries<Key>,
    decode: (inout DefinitionDecoder, PropertyListValue) -> Part
  ) -> [Part] {
    entries.last(key) { elements($0, decode: decode) } ?? []
  }
}
