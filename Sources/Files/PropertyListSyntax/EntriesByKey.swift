// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The entries of a large dictionary, found by their keys.
///
/// Keys are compared where they are in the file: the table of objects of an Xcode project has thousands that name each other, and a
/// `String` for each mention costs a multiple (Benchmarks/README.md, "Objects by number").
package struct EntriesByKey: Sendable {
  private let document: PropertyListDocument

  /// The nodes of the keys, in the order of the file, of which each key has one: the last.
  private let keys: [Int]

  /// The places of keys by hash, counted from one; zero is an empty slot.
  private let slots: [UInt32]

  /// Whether the dictionary has a key twice.
  package let hasRepeats: Bool

  /// Looks at the entries of a dictionary; there are none in any other kind of value.
  package init(_ dictionary: PropertyListValue) {
    let document = dictionary.document
    let node = dictionary.node
    let end = node.kind == .dictionary ? Int(node.next) : 0
    self.document = document
    (keys, slots, hasRepeats) = document.withSpans { text, tape in
      var keys: [Int] = []
      var index = dictionary.index + 1
      while index < end {
        keys.append(index)
        index = Int(tape[index + 1].next)
      }
      var slots = [UInt32](repeating: 0, count: Self.slotCount(keyCount: keys.count))
      var hasRepeats = false
      for position in keys.indices {
        let slot = document.withText(of: tape[keys[position]], text) { key in
          Self.slot(of: key, in: slots.span, keys: keys.span, document, text, tape)
        }
        if slots[slot] == 0 {
          slots[slot] = UInt32(position + 1)
        } else {
          hasRepeats = true
          keys[Int(slots[slot]) - 1] = keys[position]
        }
      }
      return (keys, slots, hasRepeats)
    }
  }

  /// The most numbers that ``number(of:)`` gives.
  package var count: Int { keys.count }

  /// The number of the entry whose key is the text of a string; nil if there is none, or the value is not a string.
  package func number(of string: PropertyListValue) -> Int? {
    let node = string.node
    guard node.kind == .string || node.kind == .key else { return nil }
    return string.document.withSpans { text, _ in
      string.document.withText(of: node, text) { number(of: $0) }
    }
  }

  /// The number of the entry with a key; nil if there is none.
  package func number(of key: String) -> Int? { key.withUTF8Bytes { number(of: $0) } }

  private func number(of key: RawSpan) -> Int? {
    document.withSpans { text, tape in
      let slot = Self.slot(of: key, in: slots.span, keys: keys.span, document, text, tape)
      return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
    }
  }

  /// The key with a number.
  package func key(_ number: Int) -> PropertyListValue {
    PropertyListValue(document: document, index: keys[number])
  }

  /// The value of the key with a number.
  package func value(_ number: Int) -> PropertyListValue {
    PropertyListValue(document: document, index: keys[number] + 1)
  }

  // MARK: The slots

  private static func slotCount(keyCount: Int) -> Int {
    var count = 8
    while count < keyCount * 2 { count *= 2 }
    return count
  }

  /// The slot that has a key, or where it would be.
  private static func slot(
    of key: RawSpan, in slots: Span<UInt32>, keys: Span<Int>, _ document: PropertyListDocument,
    _ text: RawSpan, _ tape: Span<Node>
  ) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.hash(seed: seed)) & mask
    while slots[slot] != 0 {
      let known = tape[keys[Int(slots[slot]) - 1]]
      if document.withText(of: known, text, { $0.isEqual(to: key) }) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// A number that nobody can foresee, so that no file is made for which all keys have one hash.
  private static let seed: UInt64 = {
    var hasher = Hasher()
    hasher.combine(0)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }()
}

extension PropertyListDocument {
  /// Calls a function with the bytes of the file and the tape.
  fileprivate func withSpans<Result>(_ body: (RawSpan, Span<Node>) -> Result) -> Result {
    let (bytes, nodes) = (source.bytes, nodes)
    return body(bytes.span.bytes, nodes.span)
  }

  /// Calls a function with the bytes of a string's or key's text.
  fileprivate func withText<Result>(
    of node: Node, _ text: RawSpan, _ body: (RawSpan) -> Result
  ) -> Result {
    guard !node.isSpelledAsDecoded else { return body(text.extracting(node.content)) }
    return node.text(in: source.bytes, as: format).withUTF8Bytes(body)
  }
}
