// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The keywords by their letters, which are looked up as two numbers.
struct SwiftKeywordTable: Sendable {
  /// The letters of a word, up to sixteen of them, the last in the lowest bits.
  private struct Letters: Hashable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// The most letters that are told apart.
    static let maximumCount = 16

    mutating func append(_ byte: UInt8) {
      high = high &<< 8 | low &>> 56
      low = low &<< 8 | UInt64(byte)
    }

    /// The place at which a table of so many bits looks first.
    func place(bits: UInt64) -> Int {
      Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
    }
  }

  private struct Slot: Sendable {
    var letters = Letters()
    var keyword: SwiftKeyword?
  }

  /// The binary logarithm of the number of slots, most of which are empty.
  private static let bits: UInt64 = 9

  private var slots = [Slot](repeating: Slot(), count: 1 << bits)

  /// The table of all keywords.
  static let all = SwiftKeywordTable()

  private init() {
    for keyword in SwiftKeyword.allCases {
      var letters = Letters()
      for byte in keyword.rawValue.utf8 { letters.append(byte) }
      var place = letters.place(bits: Self.bits)
      while slots[place].keyword != nil { place = (place + 1) & (slots.count - 1) }
      slots[place] = Slot(letters: letters, keyword: keyword)
    }
  }

  /// The keyword that is spelled by some bytes; nil if they are another word.
  func keyword(in bytes: Span<UInt8>, from start: Int, to end: Int) -> SwiftKeyword? {
    // Keywords begin with a small letter.
    guard end - start <= Letters.maximumCount, bytes[start] >= UInt8(ascii: "a") else {
      return nil
    }
    var letters = Letters()
    for index in start..<end { letters.append(bytes[index]) }
    var place = letters.place(bits: Self.bits)
    while let keyword = slots[place].keyword {
      if slots[place].letters == letters { return keyword }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }
}
