// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The words of a QR code: bytes in blocks, each with words that correct errors.
struct QRCodeWords {
  /// The version, from 1 to 40.
  let version: Int

  /// The words in the order in which they are drawn.
  let interleaved: [UInt8]

  /// Creates the words of bytes; nil if they do not fit into the greatest version.
  init?(_ bytes: [UInt8], level: QRCode.Level) {
    func needed(_ version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + bytes.count * 8 }
    func capacity(_ version: Int) -> Int {
      Self.words(version) - level.corrections[version - 1] * level.blocks[version - 1]
    }
    guard let version = (1...40).first(where: { needed($0) <= capacity($0) * 8 }) else {
      return nil
    }
    self.version = version
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let size = capacity(version) * 8
    append(0, min(4, size - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var isFirst = true
    while data.count < size / 8 {
      data.append(isFirst ? 0xEC : 0x11)
      isFirst.toggle()
    }
    interleaved = Self.interleaved(
      data, blocks: level.blocks[version - 1], corrections: level.corrections[version - 1],
      words: Self.words(version))
  }

  private static func interleaved(
    _ data: [UInt8], blocks count: Int, corrections: Int, words: Int
  ) -> [UInt8] {
    // The last blocks have a word of data more.
    let short = count - words % count
    let length = words / count - corrections
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<count {
      let end = start + length + (index < short ? 0 : 1)
      blocks.append(data[start..<end])
      start = end
    }
    let divisor = divisor(corrections)
    let remainders = blocks.map { remainder($0, divisor) }
    var result: [UInt8] = []
    for index in 0...length {
      for block in blocks where index < block.count {
        result.append(block[block.startIndex + index])
      }
    }
    for index in 0..<corrections { result += remainders.map { $0[index] } }
    return result
  }

  /// The number of all words of a version.
  private static func words(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let alignments = version / 7 + 2
      modules -= (25 * alignments - 10) * alignments - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  // MARK: Reed–Solomon codes

  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = Array(repeating: UInt8(0), count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: ArraySlice<UInt8>, _ divisor: [UInt8]) -> [UInt8] {
    var result = Array(repeating: UInt8(0), count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }

  /// The product in the field of 256 numbers by the polynomial 0x11D.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result = 0
    for index in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if right >> index & 1 == 1 { result ^= Int(left) }
    }
    return UInt8(result)
  }
}

extension QRCode.Level {
  // By version, from 1 to 40. Source: ISO/IEC 18004:2015, table 9.

  /// The words of a block that correct errors.
  fileprivate var corrections: [Int] {
    switch self {
    case .low: Self.lowCorrections
    case .medium: Self.mediumCorrections
    case .quartile: Self.quartileCorrections
    case .high: Self.highCorrections
    }
  }

  /// The number of blocks.
  fileprivate var blocks: [Int] {
    switch self {
    case .low: Self.lowBlocks
    case .medium: Self.mediumBlocks
    case .quartile: Self.quartileBlocks
    case .high: Self.highBlocks
    }
  }

  private static let lowCorrections = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
    28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]
  private static let mediumCorrections = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]
  private static let quartileCorrections = [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
    28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]
  private static let highCorrections = [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
    30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ]
  private static let lowBlocks = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
    8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
  ]
  private static let mediumBlocks = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ]
  private static let quartileBlocks = [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
    23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ]
  private static let highBlocks = [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
    25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ]
}
