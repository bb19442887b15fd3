// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension Span<UInt8> {
  /// The eight bytes from `offset` on, the first in the lowest bits.
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The offset of the first byte from `start` on that is one of the two; the number of bytes if none is.
  func offset(ofFirst first: UInt8, or second: UInt8, from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = word(at: index)
      let hits = word.marks(of: first) | word.marks(of: second)
      if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != first, self[index] != second { index += 1 }
    return index
  }

  /// How many bytes are one of the four.
  ///
  /// Each value of a text is after a separator or before one, so this bounds the number of nodes: a reader
  /// reserves its tape once, whatever the file holds.
  func count(of first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int {
    var total = 0
    var index = 0
    while index + 8 <= count {
      // One count a byte lane, which holds 255 at most.
      let end = Swift.min(count - 7, index + 255 * 8)
      var lanes: UInt64 = 0
      while index < end {
        let word = word(at: index)
        let hits =
          word.exactMarks(of: first) | word.exactMarks(of: second)
          | word.exactMarks(of: third) | word.exactMarks(of: fourth)
        lanes &+= hits >> 7
        index += 8
      }
      while lanes != 0 {
        total += Int(lanes & 0xFF)
        lanes >>= 8
      }
    }
    while index < count {
      let byte = self[index]
      if byte == first || byte == second || byte == third || byte == fourth { total += 1 }
      index += 1
    }
    return total
  }
}
