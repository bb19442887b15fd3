// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Some spellings, to be found by their bytes.
struct SpellingTable: Sendable {
  /// The spellings in hash order: open addressing, at most half full.
  private let slots: [Slot]

  /// All spellings, one after the other: a slot with an array of its own would count references.
  private let bytes: [UInt8]

  private struct Slot: Sendable {
    /// The position among the spellings; nil if the slot is free.
    var index: Int?
    var bytes = 0..<0
  }

  /// Creates the table of spellings that are all different.
  init(_ spellings: [String]) {
    let exponent = Int.bitWidth - (2 * spellings.count).leadingZeroBitCount
    var slots = [Slot](repeating: Slot(), count: 1 << exponent)
    var bytes: [UInt8] = []
    for (index, spelling) in spellings.enumerated() {
      let start = bytes.count
      bytes += spelling.utf8
      let range = start..<bytes.count
      var slot = Self.hash(bytes.span.bytes.extracting(range)) & (slots.count - 1)
      while slots[slot].index != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Slot(index: index, bytes: range)
    }
    self.slots = slots
    self.bytes = bytes
  }

  /// The position of a spelling; nil for one that is not in the table.
  func index(of spelling: RawSpan) -> Int? {
    let known = bytes.span.bytes
    var slot = Self.hash(spelling) & (slots.count - 1)
    while let index = slots[slot].index {
      if spelling.isEqual(to: known.extracting(slots[slot].bytes)) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Mixes the length, the last eight bytes, and the eight in the middle: the beginnings of keys are much alike.
  private static func hash(_ bytes: RawSpan) -> Int {
    let count = bytes.byteCount
    guard count >= 8 else {
      var hash = UInt64(count)
      for index in 0..<count {
        hash = hash &* 31 &+ UInt64(bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self))
      }
      return Int(truncatingIfNeeded: hash)
    }
    let tail = bytes.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    let middle = bytes.unsafeLoadUnaligned(fromByteOffset: (count - 8) / 2, as: UInt64.self)
    let mixed = (tail ^ (middle &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
