// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which of the named parts of a new revision is which of the old one.
package struct NamedPairing<Value: Sendable>: Sendable {
  /// Those that both have under one name.
  package private(set) var kept: [(old: Value, new: Value)] = []

  /// Those that have another name.
  package private(set) var renamed: [(old: Value, new: Value)] = []

  /// Those that are gone.
  package private(set) var removed: [Value] = []

  /// Those that are new.
  package private(set) var added: [Value] = []

  /// Those that both have.
  package var pairs: [(old: Value, new: Value)] { kept + renamed }

  /// Pairs parts by their keys, and what is left by the first test that holds for a part.
  init<Key: Hashable>(
    from old: [Value], to new: [Value], by key: (Value) -> Key,
    renames: [(Value, Value) -> Bool] = []
  ) {
    var positions = Dictionary(
      new.enumerated().map { (key($0.element), $0.offset) }, uniquingKeysWith: { $1 })
    var taken: Set<Int> = []
    var left: [Value] = []
    for value in old {
      if let index = positions.removeValue(forKey: key(value)) {
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
