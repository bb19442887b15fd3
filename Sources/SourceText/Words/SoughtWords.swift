// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Words of which one is looked for in many texts: all of them in one pass, which skips most bytes.
///
/// This is the search of Horspool for several words, as Wu and Manber have it with blocks of one byte: the byte at which the shortest word
/// would end says how far on the next place is at which any word can begin.
package struct SoughtWords: Sendable {
  private let words: [[UInt8]]

  /// How many bytes of each word are looked at first: those of the shortest one.
  private let length: Int

  /// How far on the next place is, by the byte at the end of a place.
  private let shifts: [UInt8]

  /// Makes a set of words.
  ///
  /// - Parameter words: The words; a text has an empty one of them.
  package init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    length = min(self.words.map(\.count).min() ?? 0, 255)
    var shifts = [UInt8](repeating: UInt8(length), count: 256)
    for word in self.words {
      for (index, byte) in word.prefix(length).enumerated() {
        shifts[Int(byte)] = min(shifts[Int(byte)], UInt8(length - 1 - index))
      }
    }
    self.shifts = shifts
  }

  /// Whether a text has one of the words.
  package func occur(in text: [UInt8]) -> Bool {
    guard length > 0 else { return !words.isEmpty }
    let (text, shifts) = (text.span, shifts.span)
    var end = length - 1
    while end < text.count {
      let shift = shifts[Int(text[end])]
      if shift == 0, words.contains(where: { Self.begins($0, at: end - (length - 1), in: text) }) {
        return true
      }
      end += max(Int(shift), 1)
    }
    return false
  }

  private static func begins(_ word: [UInt8], at start: Int, in text: Span<UInt8>) -> Bool {
    guard word.count <= text.count - start else { return false }
    return word.indices.allSatisfy { word[$0] == text[start + $0] }
  }
}
