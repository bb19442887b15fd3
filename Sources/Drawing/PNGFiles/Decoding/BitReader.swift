// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads bits of bytes, the lowest first.
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next bits as a number; at most 16.
  mutating func bits(_ wanted: Int) throws(PNGError) -> Int {
    fill()
    guard count >= wanted else { throw .truncated }
    let value = Int(buffer & (1 << UInt64(wanted) - 1))
    drop(wanted)
    return value
  }

  /// The next symbol of a code.
  mutating func symbol(of code: HuffmanCode) throws(PNGError) -> Int {
    fill()
    let entry = code.entry(for: buffer)
    let length = Int(entry & 0xF)
    guard length > 0 else { throw .malformedData }
    guard length <= count else { throw .truncated }
    drop(length)
    return Int(entry >> 4)
  }

  /// Skips the rest of a byte.
  mutating func skipToByte() {
    drop(count % 8)
  }

  /// The number that the four bytes after the current one are.
  mutating func bigEndian32AfterByte() throws(PNGError) -> Int {
    skipToByte()
    var value = 0
    for _ in 0..<4 { value = value << 8 | (try bits(8)) }
    return value
  }

  private mutating func fill() {
    while count <= 56, position < bytes.count {
      buffer |= UInt64(bytes[position]) << UInt64(count)
      position += 1
      count += 8
    }
  }

  private mutating func drop(_ bits: Int) {
    buffer >>= UInt64(bits)
    count -= bits
  }
}
