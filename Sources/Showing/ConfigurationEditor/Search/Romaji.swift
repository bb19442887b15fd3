// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Kana in Latin letters, in one form for all ways to write them.
///
/// Users type し as `shi` (Hepburn) or `si` (Kunrei), long vowels twice, with a stroke or not at all. Both what is typed and
/// the kana are brought into the form with the fewest letters: Kunrei, `n` once, vowels short.
enum Romaji {
  // MARK: What is typed

  /// The form of what is typed, which may end in the middle of a syllable; nil if it cannot be a reading.
  static func canonical(_ word: [UInt32]) -> [UInt32]? {
    var letters: [UInt8] = []
    for scalar in word {
      switch scalar {
      case 0x61...0x7A: letters.append(UInt8(scalar))
      case 0x27, 0x2D, 0x2019: continue
      case 0x101, 0xE2: letters.append(UInt8(ascii: "a"))
      case 0x12B, 0xEE: letters.append(UInt8(ascii: "i"))
      case 0x16B, 0xFB: letters.append(UInt8(ascii: "u"))
      case 0x113, 0xEA: letters.append(UInt8(ascii: "e"))
      case 0x14D, 0xF4: letters.append(UInt8(ascii: "o"))
      default: return nil
      }
    }
    var result: [UInt8] = []
    var rest = letters[...]
    while !rest.isEmpty {
      let rule = rules.first { rest.starts(with: $0.typed) && $0.holds(before: rest) }
      result += rule?.written ?? [rest[rest.startIndex]]
      rest = rest.dropFirst(rule?.typed.count ?? 1)
    }
    let short = shortened(result)
    return short.isEmpty ? nil : short.map(UInt32.init)
  }

  /// How something that is typed is written in the one form.
  private struct Rule {
    let typed: [UInt8]
    let written: [UInt8]
    /// What must follow; any letter or none where it is empty, nothing where it is `$`.
    let next: [UInt8]

    init(_ typed: String, _ written: String, before next: String = "") {
      self.typed = Array(typed.utf8)
      self.written = Array(written.utf8)
      self.next = Array(next.utf8)
    }

    func holds(before rest: ArraySlice<UInt8>) -> Bool {
      let following = rest.dropFirst(typed.count).first
      return next.isEmpty || next.contains(following ?? UInt8(ascii: "$"))
    }
  }

  /// The rules, the longest first.
  ///
  /// At the end there can be half a syllable, of which only the beginning is known.
  private static let rules: [Rule] = [
    Rule("tch", "tt", before: "i$"), Rule("tch", "tty"), Rule("cch", "tt", before: "i$"),
    Rule("cch", "tty"), Rule("tsu", "tu"), Rule("ssh", "ss", before: "i$"), Rule("ssh", "ssy"),
    Rule("sh", "s", before: "i$"), Rule("sh", "sy"), Rule("ch", "t", before: "i$"),
    Rule("ch", "ty"), Rule("ts", "t"), Rule("tc", "tt", before: "$"), Rule("dz", "z"),
    Rule("jj", "zz", before: "i$"), Rule("jj", "zzy"), Rule("jy", "zy"),
    Rule("j", "z", before: "i$"), Rule("j", "zy"), Rule("f", "h"), Rule("v", "b"), Rule("l", "r"),
    Rule("m", "n", before: "bp"), Rule("wo", "o"), Rule("c", "", before: "$"), Rule("c", "k"),
    Rule("q", "k"),
  ]

  /// The letters with one `n` for several, and short vowels for long ones.
  private static func shortened(_ letters: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for letter in letters {
      switch (result.last, letter) {
      case (let last?, letter) where last == letter && "naiueo".utf8.contains(letter): continue
      case (UInt8(ascii: "o"), UInt8(ascii: "u")): continue
      default: result.append(letter)
      }
    }
    return result
  }

  // MARK: Kana

  /// The reading of the kana in a folded text, with all else as it is; empty if there is no kana.
  static func reading(of text: ArraySlice<UInt32>) -> [UInt32] {
    guard text.contains(where: { 0x3041...0x3094 ~= $0 }) else { return [] }
    var result: [UInt32] = []
    var letters: [UInt8] = []
    // The last syllable, which a small kana changes.
    var syllable: [UInt8] = []
    var doubles = false
    func finish() {
      letters += syllable
      result += shortened(letters).map(UInt32.init)
      (letters, syllable, doubles) = ([], [], false)
    }
    for scalar in text {
      switch scalar {
      case 0x30FC where !syllable.isEmpty: continue
      case 0x3063: doubles = true
      case 0x3041...0x3094:
        let next = Self.syllables[Int(scalar - 0x3041)]
        if isSmall(scalar), !syllable.isEmpty {
          syllable = joined(syllable, next)
        } else {
          letters += syllable
          if doubles, let first = next.first { letters.append(first) }
          syllable = next
        }
        doubles = false
      default:
        finish()
        result.append(scalar)
      }
    }
    finish()
    return result
  }

  private static func isSmall(_ scalar: UInt32) -> Bool {
    [0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E].contains(scalar)
  }

  /// A syllable with a small kana: `sya` of し and ゃ, `ha` of ふ and ぁ, `wi` of う and ぃ.
  private static func joined(_ syllable: [UInt8], _ small: [UInt8]) -> [UInt8] {
    let isVowel = syllable.count == 1
    if small.count > 1 { return (isVowel ? syllable : syllable.dropLast()) + small }
    if isVowel { return (syllable == [UInt8(ascii: "u")] ? [UInt8(ascii: "w")] : syllable) + small }
    let isPalatal = syllable.last == UInt8(ascii: "i") && small == [UInt8(ascii: "e")]
    return syllable.dropLast() + (isPalatal ? [UInt8(ascii: "y")] : []) + small
  }

  /// The readings of U+3041 to U+3094, Kunrei.
  private static let syllables: [[UInt8]] =
    """
    a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za si zi su zu se ze so zo ta da ti zi tu tu zu te de to do na ni \
    nu ne no ha ba pa hi bi pi hu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa i e o n bu
    """
    .split(separator: " ").map { Array($0.utf8) }
}
