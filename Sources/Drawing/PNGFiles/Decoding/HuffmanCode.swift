// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A code of deflate: which bits stand for which symbol.
struct HuffmanCode {
  private static let maximumLength = 15

  /// For the next bits of a stream, as a number: the symbol, shifted by 4, and how many bits it has; 0 if none fits.
  private let table: [UInt16]
  private let mask: UInt64

  /// The code of literals and lengths of blocks that bring none.
  static let fixedLiterals = HuffmanCode(
    unchecked: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })

  /// The code of distances of blocks that bring none.
  static let fixedDistances = HuffmanCode(unchecked: Array(repeating: 5, count: 30))

  /// Creates the code whose symbols have so many bits each; 0 for a symbol that does not occur.
  init(lengths: [Int]) throws(PNGError) {
    // More symbols than the bits can tell apart; fewer are allowed, and found when such bits come.
    let used = lengths.reduce(0) { $1 > 0 ? $0 + 1 << (Self.maximumLength - $1) : $0 }
    guard used <= 1 << Self.maximumLength else { throw .malformedData }
    self.init(unchecked: lengths)
  }

  private init(unchecked lengths: [Int]) {
    let longest = max(1, lengths.max() ?? 1)
    var table = Array(repeating: UInt16(0), count: 1 << longest)
    var code = 0
    for length in 1...longest {
      for (symbol, _) in lengths.enumerated().filter({ $0.element == length }) {
        // Codes are written from their highest bit, and read from the lowest.
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        for index in stride(from: reversed, to: table.count, by: 1 << length) {
          table[index] = UInt16(symbol << 4 | length)
        }
        code += 1
      }
      code <<= 1
    }
    self.table = table
    mask = UInt64(table.count - 1)
  }

  /// The entry for the next bits.
  func entry(for bits: UInt64) -> UInt16 {
    table[Int(bits & mask)]
  }
}
