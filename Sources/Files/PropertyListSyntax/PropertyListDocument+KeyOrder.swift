// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The order of the keys, which is looked at in every dictionary of every file: so on the tape, and without a `String`
/// or a slice for a key.
extension PropertyListDocument {
  /// The dictionaries that have a key which sorts before the one that it follows, by their bytes, or, unless repeats are
  /// allowed, is the same.
  func unsortedDictionaries(allowingRepeats: Bool) -> [PropertyListValue] {
    let bytes = source.bytes
    let text = bytes.span.bytes
    let nodes = nodes
    let tape = nodes.span
    var result: [PropertyListValue] = []
    for index in tape.indices where tape[index].kind == .dictionary {
      if !hasSortedKeys(index, tape, text, allowingRepeats: allowingRepeats) {
        result.append(PropertyListValue(document: self, index: index))
      }
    }
    return result
  }

  /// The dictionaries that have a key twice.
  func dictionariesWithRepeats() -> [PropertyListValue] {
    unsortedDictionaries(allowingRepeats: false).filter { dictionary in
      let keys = keys(ofDictionary: dictionary.index)
      // Decoding makes keys the same that are spelled differently.
      guard keys.allSatisfy(\.isSpelledAsDecoded) else { return true }
      let bytes = source.bytes
      let text = bytes.span.bytes
      let sorted = keys.sorted { isKey($0, before: $1, text) }
      return zip(sorted, sorted.dropFirst()).contains { !isKey($0, before: $1, text) }
    }
  }

  private func keys(ofDictionary dictionary: Int) -> [Node] {
    let end = Int(nodes[dictionary].next)
    var keys: [Node] = []
    var index = dictionary + 1
    while index < end {
      keys.append(nodes[index])
      index = Int(nodes[index + 1].next)
    }
    return keys
  }

  private func hasSortedKeys(
    _ dictionary: Int, _ tape: Span<Node>, _ text: RawSpan, allowingRepeats: Bool
  ) -> Bool {
    let end = Int(tape[dictionary].next)
    var index = dictionary + 1
    var last: Node?
    while index < end {
      let key = tape[index]
      if let last {
        let isSorted =
          allowingRepeats ? !isKey(key, before: last, text) : isKey(last, before: key, text)
        guard isSorted else { return false }
      }
      last = key
      index = Int(tape[index + 1].next)
    }
    return true
  }

  /// Whether a key sorts before another.
  private func isKey(_ first: Node, before second: Node, _ text: RawSpan) -> Bool {
    guard first.isSpelledAsDecoded, second.isSpelledAsDecoded else {
      let value = root
      return value.text(of: first).precedesByBytes(value.text(of: second))
    }
    return text.extracting(first.content).lexicographicallyPrecedes(text.extracting(second.content))
  }
}
