// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What a property list keeps although Apple's readers drop or ignore it.
extension PropertyListDocument {
  /// A key that a dictionary has twice.
  public struct DuplicateKey: Sendable {
    /// The entry that comes first, whose value is dropped.
    public let earlier: PropertyListValue.Entry

    /// The entry that repeats its key.
    public let later: PropertyListValue.Entry
  }

  /// The keys that stand twice in one dictionary, in the order of the file.
  public func duplicateKeys() -> [DuplicateKey] {
    var result: [DuplicateKey] = []
    for dictionary in dictionaries where !dictionary.hasAscendingKeys(strictly: true) {
      // By its bytes, as two keys that only look the same are two keys.
      var first: [[UInt8]: PropertyListValue.Entry] = [:]
      for entry in dictionary.entries {
        let key = Array(entry.key.utf8)
        if let earlier = first[key] {
          result.append(DuplicateKey(earlier: earlier, later: entry))
        } else {
          first[key] = entry
        }
      }
    }
    return result
  }

  /// The dictionaries whose keys are not in the order in which Xcode writes them: ascending by their bytes.
  ///
  /// A key that follows itself is not out of order; ``duplicateKeys()`` finds it.
  public func dictionariesOutOfOrder() -> [PropertyListValue] {
    dictionaries.filter { !$0.hasAscendingKeys(strictly: false) }
  }

  private var dictionaries: some Sequence<PropertyListValue> {
    nodes.indices.lazy.filter { self.nodes[$0].kind == .dictionary }
      .map { PropertyListValue(document: self, index: $0) }
  }
}

extension PropertyListValue {
  /// Whether no key of a dictionary sorts before the one that it follows, by their bytes; strictly, whether none is the
  /// same either.
  fileprivate func hasAscendingKeys(strictly: Bool) -> Bool {
    var previous: ArraySlice<UInt8>?
    for entry in entries {
      let key = entry.decodedKeyBytes
      if let previous,
        strictly
          ? !previous.lexicographicallyPrecedes(key) : key.lexicographicallyPrecedes(previous)
      {
        return false
      }
      previous = key
    }
    return true
  }
}
