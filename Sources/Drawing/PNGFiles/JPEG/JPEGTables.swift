// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The tables that segments of a JPEG file define, until others replace them.
struct JPEGTables {
  /// What the numbers of a block are multiplied by, in zigzag order.
  private(set) var quantization: [[Int32]?] = Array(repeating: nil, count: 4)

  /// The codes of the first numbers of blocks.
  private(set) var firstCodes: [JPEGCode?] = Array(repeating: nil, count: 4)

  /// The codes of the other numbers of blocks.
  private(set) var otherCodes: [JPEGCode?] = Array(repeating: nil, count: 4)

  /// After how many units decoding restarts; 0 if it does not.
  private(set) var restartInterval = 0

  /// Reads a segment with tables; returns false if it holds none.
  mutating func read(
    _ segment: JPEGSegments.Segment, in bytes: [UInt8]
  ) throws(JPEGError) -> Bool {
    let data = bytes[segment.data]
    switch segment.marker {
    case 0xC4: try readCodes(data)
    case 0xDB: try readQuantization(data)
    case 0xDD:
      guard data.count == 2 else { throw .malformedSegment(segment.marker) }
      restartInterval = data.reduce(0) { $0 << 8 | Int($1) }
    default: return false
    }
    return true
  }

  private mutating func readCodes(_ data: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = data
    while let kind = rest.popFirst() {
      let counts = rest.prefix(16).map(Int.init)
      let total = counts.reduce(0, +)
      guard kind & 0xF < 4, kind >> 4 < 2, counts.count == 16, total <= 256,
        rest.count >= 16 + total,
        let code = JPEGCode(counts: counts, symbols: Array(rest.dropFirst(16).prefix(total)))
      else { throw .malformedSegment(0xC4) }
      if kind >> 4 == 0 {
        firstCodes[Int(kind)] = code
      } else {
        otherCodes[Int(kind & 0xF)] = code
      }
      rest = rest.dropFirst(16 + total)
    }
  }

  private mutating func readQuantization(_ data: ArraySlice<UInt8>) throws(JPEGError) {
    var rest = data
    while let kind = rest.popFirst() {
      let size = kind >> 4 == 0 ? 1 : 2
      guard kind & 0xF < 4, kind >> 4 < 2, rest.count >= 64 * size else {
        throw .malformedSegment(0xDB)
      }
      let numbers = Array(rest.prefix(64 * size))
      quantization[Int(kind & 0xF)] = (0..<64).map { (index: Int) -> Int32 in
        if size == 1 { return Int32(numbers[index]) }
        let high = Int32(numbers[index * 2])
        return high << 8 | Int32(numbers[index * 2 + 1])
      }
      rest = rest.dropFirst(64 * size)
    }
  }
}
