// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Synchronization

/// Where the keys of a big table stand, which is worked out when the first is asked for.
final class KeyIndex: Sendable {
  /// The positions of the entries, sorted by key, those of one key by place; nil until somebody asks.
  private let positions = Mutex<[Int]?>(nil)

  /// The position of the last entry of a key; nil where the table does not have it.
  func position(of key: String, in entries: [StringTable.Entry]) -> Int? {
    let sorted = positions.withLock { known in
      if let known { return known }
      let sorted = entries.indices.sorted { first, second in
        let keys = (entries[first].key.value, entries[second].key.value)
        if keys.0.precedes(keys.1) { return true }
        return first < second && !keys.1.precedes(keys.0)
      }
      known = sorted
      return sorted
    }
    // The first whose key sorts behind the one that is asked for.
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if key.precedes(entries[sorted[middle]].key.value) { high = middle } else { low = middle + 1 }
    }
    guard low > 0, entries[sorted[low - 1]].key.value.utf8.elementsEqual(key.utf8) else {
      return nil
    }
    return sorted[low - 1]
  }
}

extension String {
  /// Whether the bytes of the text sort before those of another.
  func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
