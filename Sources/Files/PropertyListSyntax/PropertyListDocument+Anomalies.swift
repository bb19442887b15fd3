// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Parts that a property list keeps although Apple's readers drop or ignore them.
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
    for dictionary in dictionariesWithRepeats() {
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
    unsortedDictionaries(allowingRepeats: true)
  }
}
