// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The keywords by their letters, which are looked up as two numbers.
struct SwiftKeywordTable: Sendable {
  /// The letters of a word, up to sixteen of them, the first in the lowest bits.
  private struct Letters: Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The most letters that are told apart.
    static let maximumCount = 16

    init() {}

    /// Takes the letters at some offsets: eight at a time, unless they are the last of the text.
    init(_ text: Span<UInt8>, from start: Int, to end: Int) {
      low = Self.letters(text, from: start, to: Swift.min(end, start + 8))
      if end > start + 8 { high = Self.letters(text, from: start + 8, to: end) }
    }

    private static func letters(_ text: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
      if start &+ 8 <= text.count {
        return text.word(at: start) & (.max >> UInt64(64 &- 8 &* (end &- start)))
      }
      var letters: UInt64 = 0
      for index in (start..<end).reversed() { letters = letters << 8 | UInt64(text[index]) }
      return letters
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
      let spelling = Array(keyword.rawValue.utf8)
      let letters = Letters(spelling.span, from: 0, to: spelling.count)
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
    let letters = Letters(bytes, from: start, to: end)
    var place = letters.place(bits: Self.bits)
    while let keyword = slots[place].keyword {
      if slots[place].letters == letters { return keyword }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }
}
