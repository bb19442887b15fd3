// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RawSpan {
  /// The number in some bytes, the lowest first; nil beyond the end.
  func littleEndian(at offset: Int, count: Int) -> UInt64? {
    guard offset >= 0, count <= byteCount, offset <= byteCount - count else { return nil }
    var value: UInt64 = 0
    for index in (offset..<offset + count).reversed() {
      value = value << 8 | UInt64(unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
    return value
  }

  /// The number in two bytes; nil beyond the end.
  func number16(at offset: Int) -> Int? { littleEndian(at: offset, count: 2).map { Int($0) } }

  /// The number in four bytes; nil beyond the end.
  func number32(at offset: Int) -> Int? { littleEndian(at: offset, count: 4).map { Int($0) } }

  /// The number in eight bytes; nil beyond the end, and if it is larger than any size.
  func number64(at offset: Int) -> Int? {
    littleEndian(at: offset, count: 8).flatMap { Int(exactly: $0) }
  }
}
