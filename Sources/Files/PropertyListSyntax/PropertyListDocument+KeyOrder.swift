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
      hasRepeats(dictionary.index) ?? EntriesByKey(dictionary).hasRepeats
    }
  }

  /// Whether a dictionary of few keys has one twice; nil if there are many, or decoding may make them the same that are spelled
  /// differently.
  private func hasRepeats(_ dictionary: Int) -> Bool? {
    let (bytes, nodes) = (source.bytes, nodes)
    let (text, tape) = (bytes.span.bytes, nodes.span)
    let end = Int(tape[dictionary].next)
    var count = 0
    var index = dictionary + 1
    while index < end {
      let key = tape[index]
      guard count < 24, key.isSpelledAsDecoded else { return nil }
      count += 1
      var earlier = dictionary + 1
      while earlier < index {
        let other = tape[earlier]
        if other.length == key.length,
          text.extracting(other.content).isEqual(to: text.extracting(key.content))
        {
          return true
        }
        earlier = Int(tape[earlier + 1].next)
      }
      index = Int(tape[index + 1].next)
    }
    return false
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
