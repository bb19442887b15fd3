// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Collects the entries of a mapping.
struct YAMLMappingBuilder {
  private var entries: [YAMLValue.Entry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLValue.Entry] = []

  /// Adds an entry.
  ///
  /// - Returns: Whether there was none of the same key.
  mutating func add(_ key: String, _ value: YAMLValue) -> Bool {
    // The entries of other mappings, which those that are written override: https://yaml.org/type/merge.html
    guard key != "<<" else {
      merged += value.elements.flatMap(\.entries)
      return true
    }
    entries.append(.init(key: key, value: value))
    return keys.insert(key).inserted
  }

  /// The mapping.
  var value: YAMLValue {
    var keys = keys
    return .mapping(entries + merged.filter { keys.insert($0.key).inserted })
  }
}
