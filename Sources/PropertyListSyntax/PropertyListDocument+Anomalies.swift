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
    for dictionary in dictionaries where !dictionary.hasAscendingKeys {
      var first: [String: PropertyListValue.Entry] = [:]
      for entry in dictionary.entries {
        let key = entry.key
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
  public func dictionariesOutOfOrder() -> [PropertyListValue] {
    dictionaries.filter { !$0.hasAscendingKeys }
  }

  private var dictionaries: some Sequence<PropertyListValue> {
    nodes.indices.lazy.filter { self.nodes[$0].kind == .dictionary }
      .map { PropertyListValue(document: self, index: $0) }
  }
}

extension PropertyListValue {
  /// Whether each key of a dictionary sorts behind the one before it, so that none can stand twice.
  fileprivate var hasAscendingKeys: Bool {
    var previous: ArraySlice<UInt8>?
    for entry in entries {
      guard !entry.keyValue.node.traits.contains(.escaped) else { return false }
      let key = entry.keyBytes
      if let previous, !previous.lexicographicallyPrecedes(key) { return false }
      previous = key
    }
    return true
  }
}
