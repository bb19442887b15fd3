// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The keys of one kind of dictionary, to be found by the bytes of the file.
///
/// A definition has thousands of keys and a few hundred spellings. So no key becomes a `String`: its bytes are hashed and
/// compared with the known spelling, and the decoder switches over an enum.
struct Vocabulary<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private let prefix: String
  private let keys: [Key]

  /// The spellings of the keys, in their order.
  ///
  /// Its type is not generic, because the runtime makes the metadata of a generic type for each of the fifteen enums
  /// (Benchmarks/README.md, "Results").
  private let spellings: SpellingTable

  /// Creates the vocabulary of all cases of `Key`, each spelled as its raw value after `prefix`.
  init(prefix: String) {
    self.prefix = prefix
    keys = Array(Key.allCases)
    spellings = SpellingTable(keys.map { prefix + $0.rawValue })
  }

  /// The key of an entry; nil for one that the vocabulary does not have.
  ///
  /// A key that is not found as it is spelled is looked up decoded: it may be spelled with entities or escapes.
  subscript(entry: PropertyListValue.Entry) -> Key? {
    if let index = entry.withKeyBytes({ spellings.index(of: $0) }) { return keys[index] }
    let decoded = Array(entry.key.utf8)
    return spellings.index(of: decoded.span.bytes).map { keys[$0] }
  }

  /// The keys as they are spelled, sorted.
  var names: [String] { keys.map { prefix + $0.rawValue }.sorted() }
}
