// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A name as the bytes of a line are compared with it: eight at once.
struct ByteName: Sendable {
  /// All bytes.
  let bytes: [UInt8]

  /// The first eight bytes, zeros where there are fewer.
  let head: UInt64

  init(_ text: String) {
    bytes = Array(text.utf8)
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether bytes of a block, which has eight more after them, are the name.
  @inline(__always)
  func matches(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let length = end - start
    guard length == bytes.count, text.head(start, length) == head else { return false }
    return length <= 8 || matchesTail(text, start)
  }

  private func matchesTail(_ text: Span<UInt8>, _ start: Int) -> Bool {
    for index in 8..<bytes.count where text[start + index] != bytes[index] { return false }
    return true
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
