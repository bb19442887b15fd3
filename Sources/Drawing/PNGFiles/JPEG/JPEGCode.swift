// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A Huffman code of a JPEG file: which bits stand for which symbol (ITU T.81, annex C).
struct JPEGCode {
  private static let quickBits = 9

  /// For the next nine bits: the symbol, and above it how many bits it has; 0 if it has more.
  private var quick: [UInt16]

  /// For each length, the first 16 bits that are beyond its codes and those of shorter ones.
  private var ends: [Int] = Array(repeating: 0, count: 17)

  /// For each length, what is added to a code for the index of its symbol.
  private var offsets: [Int] = Array(repeating: 0, count: 17)

  private let symbols: [UInt8]

  /// Creates the code that has so many symbols of each length, from 1 to 16; nil if bits cannot tell so many apart.
  init?(counts: [Int], symbols: [UInt8]) {
    self.symbols = symbols
    quick = Array(repeating: 0, count: 1 << Self.quickBits)
    var code = 0
    var index = 0
    for length in 1...16 {
      offsets[length] = index - code
      for _ in 0..<counts[length - 1] {
        guard code < 1 << length else { return nil }
        if length <= Self.quickBits {
          let shift = Self.quickBits - length
          let entry = UInt16(length << 8) | UInt16(symbols[index])
          for place in code << shift..<(code + 1) << shift { quick[place] = entry }
        }
        code += 1
        index += 1
      }
      ends[length] = code << (16 - length)
      code <<= 1
    }
  }

  /// The symbol that the next 16 bits begin with, and how many of them it has; nil if no code fits.
  func symbol(for bits: Int) -> (symbol: Int, length: Int)? {
    let entry = quick[bits >> (16 - Self.quickBits)]
    if entry != 0 { return (Int(entry & 0xFF), Int(entry >> 8)) }
    var length = Self.quickBits + 1
    while length <= 16, bits >= ends[length] { length += 1 }
    guard length <= 16 else { return nil }
    return (Int(symbols[(bits >> (16 - length)) + offsets[length]]), length)
  }
}
