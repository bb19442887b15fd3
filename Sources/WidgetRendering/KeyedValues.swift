// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Values that are found by keys.
///
/// A dictionary whose keys are of a type of our own makes the runtime look through all conformances of the program when it
/// is first filled, which the first picture would have to wait for; this one has keys that every program has used before.
package struct KeyedValues<Key: Hashable, Value> {
  @usableFromInline var entries: [Int: [(key: Key, value: Value)]] = [:]

  /// The number of values.
  @usableFromInline package internal(set) var count = 0

  /// Begins without any value.
  @inlinable
  package init() {}

  /// The value of a key; nil if there is none.
  @inlinable
  package subscript(key: Key) -> Value? {
    entries[key.hashValue]?.first { $0.key == key }?.value
  }

  /// Adds the value of a key that has none yet.
  @inlinable
  package mutating func add(_ value: Value, for key: Key) {
    entries[key.hashValue, default: []].append((key, value))
    count += 1
  }

  /// Forgets all.
  @inlinable
  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    count = 0
  }
}
