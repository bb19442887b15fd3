// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Synchronization

/// Where the keys of a big table stand, which is worked out when the first is asked for.
final class KeyIndex: Sendable {
  /// The positions of the entries, sorted by key, those of one key by place; nil until they are
  /// first needed.
  private let positions = Mutex<[Int]?>(nil)

  /// The position of the last entry of a key; nil if the table does not have it.
  func position(of key: RawSpan, in entries: StringTable.Entries) -> Int? {
    let sorted = positions.withLock { known in
      if let known { return known }
      let sorted = PackedTexts(entries.map(\.key.value)).sortedPositions()
      known = sorted
      return sorted
    }
    // The first whose key sorts after the one that is asked for.
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      let isBehind = entries.withKey(at: sorted[middle]) { key.lexicographicallyPrecedes($0) }
      if isBehind { high = middle } else { low = middle + 1 }
    }
    guard low > 0, entries.withKey(at: sorted[low - 1], { $0.isEqual(to: key) }) else {
      return nil
    }
    return sorted[low - 1]
  }
}
