// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

/// Texts in the form in which they are searched, one after the other.
struct FoldedTexts: Sendable {
  private var scalars: [UInt32] = []
  private var ends: [Int] = []

  /// Takes the next text.
  mutating func add(_ text: String) { add(Self.fold(text)) }

  /// Takes the next text, folded.
  mutating func add(_ text: [UInt32]) {
    scalars += text
    ends.append(scalars.count)
  }

  /// A text by its number.
  subscript(index: Int) -> ArraySlice<UInt32> {
    scalars[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The folded scalars of a text, with the voicing marks of kana joined to what they are on.
  static func fold(_ text: String) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in SearchTerm.fold(text).unicodeScalars.lazy.map(\.value) {
      if let base = result.last, let joined = voiced(base, with: scalar) {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// The kana of a base and a voicing mark; nil if there is none.
  private static func voiced(_ base: UInt32, with mark: UInt32) -> UInt32? {
    // は, ひ, ふ, へ, ほ: each is followed by its two voiced forms.
    let isOfThree = 0x306F...0x307B ~= base && base % 3 == 0
    switch (mark, base) {
    case (0x3099, _) where isOfThree: return base + 1
    case (0x309A, _) where isOfThree: return base + 2
    case (0x3099, 0x3046): return 0x3094
    case (0x3099, 0x304B...0x3061) where base % 2 == 1: return base + 1
    case (0x3099, 0x3064), (0x3099, 0x3066), (0x3099, 0x3068): return base + 1
    default: return nil
    }
  }
}

extension ArraySlice<UInt32> {
  /// Where a word begins that is here unchanged; nil if it does not.
  func place(of word: [UInt32]) -> Int? {
    guard let first = word.first, word.count <= count else { return nil }
    var place = startIndex
    let last = endIndex - word.count
    while place <= last {
      if self[place] == first, (1..<word.count).allSatisfy({ self[place + $0] == word[$0] }) {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Where the letters of a word are, in their order; nil if not all are.
  func scattered(_ word: [UInt32]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for place in indices where next < word.count && self[place] == word[next] {
      places.append(place)
      next += 1
    }
    return next == word.count ? places : nil
  }
}
