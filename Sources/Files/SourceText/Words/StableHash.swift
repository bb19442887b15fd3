// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The 64-bit FNV-1a hash: the same in every run and on every machine, unlike the standard library's.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
package struct StableHash: Hashable, Sendable {
  /// The hash of what was added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Creates the hash of a text.
  package init(_ text: String) {
    add(text.utf8)
  }

  /// Adds a byte to the hash.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Adds bytes to the hash, in their order.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds bytes of an array: no other module can make the general function as fast.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  /// Adds a part and marks its end, so that 'ab' and 'c' differ from 'a' and 'bc'.
  package mutating func add(part: some Sequence<UInt8>) {
    add(part)
    // UTF-8 never has this byte.
    add(0xFF)
  }
}
