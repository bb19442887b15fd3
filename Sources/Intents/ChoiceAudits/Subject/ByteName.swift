// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A name as the bytes of a line are compared with it: eight at once, and without an array to hold on to.
struct ByteName: Sendable {
  /// How many bytes a name has at most.
  static let longest = 64

  private let count: Int

  /// The bytes, eight a word, the first in the lowest bits, and zeros after them.
  private let words: SIMD8<UInt64>

  /// Takes a name; nil if it is too long.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longest else { return nil }
    count = bytes.count
    var words = SIMD8<UInt64>()
    for (index, byte) in bytes.enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    self.words = words
  }

  /// Whether bytes of a block are the name.
  @inline(__always)
  func matches(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let length = end - start
    guard length == count, text.head(start, length) == words[0] else { return false }
    return length <= 8 || matchesRest(text, start)
  }

  private func matchesRest(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var offset = 8
    while offset < count {
      guard text.head(start + offset, count - offset) == words[offset / 8] else { return false }
      offset += 8
    }
    return true
  }
}

extension ByteName? {
  /// Whether bytes of a block are the name, if there is one.
  @inline(__always)
  func matches(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if let self { self.matches(text, start, end) } else { false }
  }
}

extension Span<UInt8> {
  /// Eight bytes, the first in the lowest bits.
  ///
  /// A block has as many bytes after its last line as a word that begins there needs (``LineBlock/padding``).
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first eight of some bytes, zeros where there are fewer.
  @inline(__always)
  func head(_ start: Int, _ length: Int) -> UInt64 {
    let word = word(at: start)
    return length >= 8 ? word : word & ((1 << (UInt64(length) &* 8)) &- 1)
  }
}
