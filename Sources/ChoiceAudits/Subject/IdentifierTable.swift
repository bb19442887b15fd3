// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifiers of a catalog, found by the bytes of a line.
struct IdentifierTable: Sendable {
  private let names: [ByteName]

  /// The index of a name and 1, by the hash of its bytes; 0 where there is none.
  private let slots: [UInt32]

  private let shift: UInt64

  /// Whether an identifier that is ASCII is only ever equal to one of the same bytes.
  ///
  /// Text is compared by characters, and a few characters outside of ASCII, such as the sign of the kelvin, are equal to
  /// a letter.
  let holdsOnlyASCII: Bool

  init(_ identifiers: [String]) {
    names = identifiers.map { ByteName($0) }
    holdsOnlyASCII = names.allSatisfy { $0.bytes.allSatisfy { $0 < 0x80 } }
    var bits: UInt64 = 4
    while 1 << bits < 2 * identifiers.count { bits += 1 }
    shift = 64 - bits
    var slots = [UInt32](repeating: 0, count: 1 << bits)
    for (index, name) in names.enumerated() {
      var slot = Int(Self.hash(name.head, name.bytes.count) >> shift)
      var isRepeated = false
      while slots[slot] != 0 {
        if names[Int(slots[slot]) - 1].bytes == name.bytes { isRepeated = true }
        slot = (slot + 1) & (slots.count - 1)
      }
      // Of a repeated identifier the first destination counts.
      if !isRepeated { slots[slot] = UInt32(index + 1) }
    }
    self.slots = slots
  }

  /// The index of an identifier; nil if the catalog does not have it.
  @inline(__always)
  func index(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let length = end - start
    var slot = Int(Self.hash(text.head(start, length), length) >> shift)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if names[index].matches(text, start, end) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  private static func hash(_ head: UInt64, _ length: Int) -> UInt64 {
    (head ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
  }
}
