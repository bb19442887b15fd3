// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifiers of a catalog, found by the bytes of a line.
struct IdentifierTable: Sendable {
  private struct Entry {
    var head: UInt64
    var tail: UInt64
    var start: Int
    var count: Int
  }

  private let entries: [Entry]

  /// The bytes of all identifiers.
  private let bytes: [UInt8]

  /// The index of an identifier and 1, by the hash of its bytes; 0 where there is none.
  private let slots: [UInt32]

  private let shift: UInt64

  /// Whether an identifier that is ASCII is only ever equal to one of the same bytes.
  ///
  /// Text is compared by characters, and a few characters outside of ASCII, such as the sign of the kelvin, are equal to
  /// a letter.
  let holdsOnlyASCII: Bool

  init(_ identifiers: [String]) {
    var entries: [Entry] = []
    var bytes: [UInt8] = []
    for identifier in identifiers {
      let own = Array(identifier.utf8)
      func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
      entries.append(
        Entry(
          head: word(own.prefix(8)), tail: word(own.suffix(8)), start: bytes.count,
          count: own.count))
      bytes += own
    }
    var bits: UInt64 = 4
    while 1 << bits < 2 * identifiers.count { bits += 1 }
    let shift = 64 - bits
    var slots = [UInt32](repeating: 0, count: 1 << bits)
    var known: Set<String> = []
    for (index, entry) in entries.enumerated() where known.insert(identifiers[index]).inserted {
      var slot = Int(Self.hash(entry.head, entry.tail, entry.count) >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
    self.entries = entries
    self.bytes = bytes
    self.slots = slots
    self.shift = shift
    holdsOnlyASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// The index of an identifier; nil if the catalog does not have it.
  @inline(__always)
  func index(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let length = end - start
    let head = text.head(start, length)
    let tail = length > 8 ? text.word(at: end - 8) : head
    var slot = Int(Self.hash(head, tail, length) >> shift)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let entry = entries[index]
      if entry.head == head, entry.tail == tail, entry.count == length,
        length <= 16 || isSame(entry, text, start)
      {
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ entry: Entry, _ text: Span<UInt8>, _ start: Int) -> Bool {
    for offset in 8..<(entry.count - 8) where bytes[entry.start + offset] != text[start + offset] {
      return false
    }
    return true
  }

  /// Identifiers of a team often begin alike, and often end alike, but seldom both.
  @inline(__always)
  private static func hash(_ head: UInt64, _ tail: UInt64, _ length: Int) -> UInt64 {
    let mixed = (head ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ mixed >> 32 ^ tail) &* 0xD6E8_FEB8_6659_FD93
  }
}
