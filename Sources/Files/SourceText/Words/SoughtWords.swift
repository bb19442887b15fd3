// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Words of which one is looked for in many texts: all of them in one pass, which skips most bytes.
///
/// This is the search of Wu and Manber with blocks of two bytes: the two at which the shortest word would end say how far on the next
/// place is at which any word can begin. Single bytes would say too little, as letters are in every word (Benchmarks/README.md, "Words
/// by two bytes").
package struct SoughtWords: Sendable {
  private let words: [[UInt8]]

  /// How many bytes of each word are looked at first: those of the shortest one.
  private let length: Int

  /// How far on the next place is, by the two bytes at the end of a place.
  private let shifts: [UInt8]

  /// Creates a set of words.
  ///
  /// - Parameter words: The words; a text has an empty one of them.
  package init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    length = min(self.words.map(\.count).min() ?? 0, 255)
    var shifts = [UInt8](repeating: UInt8(max(length - 1, 0)), count: Self.pairCount)
    for word in self.words where length > 1 {
      for end in 1..<length {
        let pair = Self.pair(word[end - 1], word[end])
        shifts[pair] = min(shifts[pair], UInt8(length - 1 - end))
      }
    }
    self.shifts = shifts
  }

  /// The number of different pairs; some share one, which only makes a shift shorter.
  private static let pairCount = 1 << 12

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 4 ^ Int(second)
  }

  /// Whether a text has one of the words.
  package func occur(in text: [UInt8]) -> Bool {
    let (text, shifts) = (text.span, shifts.span)
    guard length > 1 else { return occurOneByOne(in: text) }
    var end = length - 1
    while end < text.count {
      let shift = shifts[Self.pair(text[end - 1], text[end])]
      if shift == 0, words.contains(where: { Self.begins($0, at: end - (length - 1), in: text) }) {
        return true
      }
      end += max(Int(shift), 1)
    }
    return false
  }

  /// The search for words of which one has no end of two bytes.
  private func occurOneByOne(in text: Span<UInt8>) -> Bool {
    (0...text.count).contains { start in
      words.contains { Self.begins($0, at: start, in: text) }
    }
  }

  private static func begins(_ word: [UInt8], at start: Int, in text: Span<UInt8>) -> Bool {
    guard word.count <= text.count - start else { return false }
    return word.indices.allSatisfy { word[$0] == text[start + $0] }
  }
}
