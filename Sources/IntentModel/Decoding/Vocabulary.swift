// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The keys of one kind of dictionary, to be found by the bytes of the file.
///
/// A definition has thousands of keys and a few hundred spellings. So no key becomes a `String`: its bytes are hashed and
/// compared with the known spelling, and the decoder switches over an enum.
struct Vocabulary<Key: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  /// The known keys in hash order: open addressing, at most half full.
  private let slots: [Slot]

  /// The spellings of all keys, one behind the other: a slot with an array of its own would count references.
  private let spellings: [UInt8]

  private struct Slot: Sendable {
    var key: Key?
    var spelling = 0..<0
  }

  /// Makes the vocabulary of all cases of `Key`, each spelt as its raw value behind `prefix`.
  init(prefix: String) {
    let count = Key.allCases.count
    let exponent = Int.bitWidth - (2 * count).leadingZeroBitCount
    var slots = [Slot](repeating: Slot(), count: 1 << exponent)
    var spellings: [UInt8] = []
    for key in Key.allCases {
      let spelling = Array((prefix + key.rawValue).utf8)
      var index = Self.hash(spelling.span.bytes) & (slots.count - 1)
      while slots[index].key != nil { index = (index + 1) & (slots.count - 1) }
      slots[index] = Slot(key: key, spelling: spellings.count..<spellings.count + spelling.count)
      spellings += spelling
    }
    self.slots = slots
    self.spellings = spellings
  }

  /// The key of an entry; nil for one that the vocabulary does not have.
  ///
  /// A key that is not found as it is spelt is looked up decoded: it may be spelt with entities or escapes.
  subscript(entry: PropertyListValue.Entry) -> Key? {
    if let key = entry.withKeyBytes({ key($0) }) { return key }
    let decoded = Array(entry.key.utf8)
    return key(decoded.span.bytes)
  }

  private func key(_ bytes: RawSpan) -> Key? {
    let known = spellings.span.bytes
    var index = Self.hash(bytes) & (slots.count - 1)
    while let key = slots[index].key {
      if bytes.isEqual(to: known.extracting(slots[index].spelling)) { return key }
      index = (index + 1) & (slots.count - 1)
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

extension RawSpan {
  /// Whether the bytes are the same as others.
  fileprivate func isEqual(to other: RawSpan) -> Bool {
    guard byteCount == other.byteCount else { return false }
    var offset = 0
    while offset + 8 <= byteCount {
      guard
        unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == other.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < byteCount {
      guard
        unsafeLoad(fromByteOffset: offset, as: UInt8.self)
          == other.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }
}
