// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The pairs of the named parts of two revisions.
package struct NamedPairing<Value: Sendable>: Sendable {
  /// The parts that have the same name in both revisions.
  package private(set) var kept: [(old: Value, new: Value)] = []

  /// The pairs of values whose names differ.
  package private(set) var renamed: [(old: Value, new: Value)] = []

  /// The values that only the earlier revision has.
  package private(set) var removed: [Value] = []

  /// The values that only the later revision has.
  package private(set) var added: [Value] = []

  /// The pairs of values that both revisions have.
  package var pairs: [(old: Value, new: Value)] { kept + renamed }

  /// Pairs parts by their keys, of several with one key those that a test prefers, and what is left by the first test that holds.
  init<Key: Hashable>(
    from old: [Value], to new: [Value], by key: (Value) -> Key,
    preferring isPreferred: (Value, Value) -> Bool = { _, _ in false },
    renames: [(Value, Value) -> Bool] = []
  ) {
    var positions = Dictionary(grouping: new.indices, by: { key(new[$0]) })
    var taken: Set<Int> = []
    var left: [Value] = []
    for value in old {
      let found = positions[key(value)] ?? []
      if let index = found.first(where: { isPreferred(value, new[$0]) }) ?? found.last {
        positions[key(value)]?.removeAll { $0 == index }
        kept.append((value, new[index]))
        taken.insert(index)
      } else {
        left.append(value)
      }
    }
    var rest = new.indices.filter { !taken.contains($0) }
    for isSame in renames {
      left = left.filter { value in
        guard let index = rest.firstIndex(where: { isSame(value, new[$0]) }) else { return true }
        renamed.append((value, new[rest.remove(at: index)]))
        return false
      }
    }
    removed = left
    added = rest.map { new[$0] }
  }
}
