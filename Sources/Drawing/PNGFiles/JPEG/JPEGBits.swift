// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads the bits of a scan, the highest first, up to the next marker.
struct JPEGBits {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var buffer: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next symbol of a code.
  mutating func symbol(of code: JPEGCode) throws(JPEGError) -> Int {
    if count < 16 { fill() }
    // Behind the last bit there are ones, as encoders have them.
    let next =
      count >= 16
      ? Int(truncatingIfNeeded: buffer >> UInt64(count &- 16)) & 0xFFFF
      : (Int(truncatingIfNeeded: buffer) << (16 - count) | (1 << (16 - count) - 1)) & 0xFFFF
    guard let (symbol, length) = code.symbol(for: next) else {
      throw count >= 16 ? .malformedData : .truncated
    }
    guard length <= count else { throw .truncated }
    count &-= length
    return symbol
  }

  /// The next bits as a number; at most 16.
  mutating func bits(_ wanted: Int) throws(JPEGError) -> Int {
    if count < wanted { fill() }
    guard count >= wanted else { throw .truncated }
    count &-= wanted
    return Int(truncatingIfNeeded: buffer >> UInt64(count)) & (1 << wanted &- 1)
  }

  /// The number that so many bits stand for: those that begin with 0 are below zero (F.2.2.1).
  mutating func signed(_ wanted: Int) throws(JPEGError) -> Int {
    guard wanted > 0 else { return 0 }
    let value = try bits(wanted)
    return value < 1 << (wanted &- 1) ? value &- (1 << wanted) &+ 1 : value
  }

  /// Goes on after a marker that restarts the decoding, which has a number from 0 to 7.
  mutating func restart(_ number: Int) throws(JPEGError) {
    skipToMarker()
    guard position + 2 <= bytes.count else { throw .truncated }
    guard bytes[position + 1] == 0xD0 + UInt8(number) else { throw .malformedData }
    position += 2
  }

  /// Skips a marker that restarts the decoding; returns false if another one is next.
  mutating func skipRestart() -> Bool {
    guard position + 2 <= bytes.count, 0xD0...0xD7 ~= bytes[position + 1] else { return false }
    position += 2
    return true
  }

  /// Forgets the bits that are left before the next marker.
  mutating func skipToMarker() {
    (buffer, count) = (0, 0)
    while position < bytes.count {
      if bytes[position] == 0xFF, position + 1 < bytes.count {
        let next = bytes[position + 1]
        if next != 0, next != 0xFF { return }
      }
      position += 1
    }
  }

  private mutating func fill() {
    while count <= 48, position < bytes.count {
      let byte = bytes[position]
      if byte == 0xFF {
        // In the data, a zero follows such a byte.
        guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return }
        position &+= 1
      }
      position &+= 1
      buffer = buffer << 8 | UInt64(byte)
      count &+= 8
    }
  }
}
