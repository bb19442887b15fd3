// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads bits of bytes, the lowest first.
struct BitReader {
  /// A place among the bits, to go back to.
  struct Place {
    fileprivate var position: Int
    fileprivate var buffer: UInt64 = 0
    fileprivate var count = 0
  }

  private var bytes: [UInt8]
  private(set) var place: Place

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    place = Place(position: position)
  }

  /// Goes back to a place where it was, after which no bytes were added or removed.
  mutating func goBack(to place: Place) { self.place = place }

  /// Adds bytes to those that are still to be read, and forgets those that were read.
  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(place.position)
    place.position = 0
    bytes.append(contentsOf: more)
  }

  /// Removes the last bytes, those of which no bit was read.
  ///
  /// - Parameter limit: How many are removed at most.
  /// - Returns: How many there were.
  mutating func removeUnread(upTo limit: Int) -> Int {
    place.position -= place.count / 8
    place.count %= 8
    place.buffer &= 1 << UInt64(place.count) - 1
    let count = min(limit, bytes.count - place.position)
    bytes.removeLast(count)
    return count
  }

  /// The next bits as a number; at most 16.
  mutating func bits(_ wanted: Int) throws(PNGError) -> Int {
    fill()
    guard place.count >= wanted else { throw .truncated }
    let value = Int(place.buffer & (1 << UInt64(wanted) - 1))
    drop(wanted)
    return value
  }

  /// The next symbol of a code.
  mutating func symbol(of code: HuffmanCode) throws(PNGError) -> Int {
    fill()
    let entry = code.entry(for: place.buffer)
    let length = Int(entry & 0xF)
    // Bits that are still to come could make it a symbol.
    guard length > 0 else { throw place.count < 15 ? .truncated : .malformedData }
    guard length <= place.count else { throw .truncated }
    drop(length)
    return Int(entry >> 4)
  }

  /// Skips the rest of a byte.
  mutating func skipToByte() {
    drop(place.count % 8)
  }

  /// The number that the four bytes after the current one are.
  mutating func bigEndian32AfterByte() throws(PNGError) -> Int {
    skipToByte()
    var value = 0
    for _ in 0..<4 { value = value << 8 | (try bits(8)) }
    return value
  }

  private mutating func fill() {
    while place.count <= 56, place.position < bytes.count {
      place.buffer |= UInt64(bytes[place.position]) << UInt64(place.count)
      place.position += 1
      place.count += 8
    }
  }

  private mutating func drop(_ bits: Int) {
    place.buffer >>= UInt64(bits)
    place.count -= bits
  }
}
