// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Recognizes Shift-JIS, the encoding that Japanese tables are found in besides UTF-8 and UTF-16.
enum ShiftJIS {
  /// Whether text that is not UTF-8 looks like Shift-JIS.
  ///
  /// Its pairs of bytes must be complete, and look Japanese: a third of them kana, or with a second byte outside of ASCII. In
  /// texts of Latin scripts such bytes stand alone, before a letter. Half-width kana, which are single bytes, must not
  /// prevail, as they do where text in EUC-JP is read as Shift-JIS.
  static func isLikely(_ content: [UInt8]) -> Bool {
    var (pairCount, japaneseCount, halfWidthCount) = (0, 0, 0)
    var index = 0
    while index < content.count {
      let lead = content[index]
      index += 1
      switch lead {
      case 0x00...0x7F: continue
      case 0xA1...0xDF: halfWidthCount += 1
      case 0x81...0x9F, 0xE0...0xFC:
        guard index < content.count else { return false }
        let trail = content[index]
        index += 1
        guard (0x40...0x7E).contains(trail) || (0x80...0xFC).contains(trail) else { return false }
        pairCount += 1
        // Signs, hiragana, katakana.
        let isKana = [0x81, 0x83].contains(lead) || lead == 0x82 && trail >= 0x9F
        if isKana || trail >= 0x80 { japaneseCount += 1 }
      default: return false
      }
    }
    return pairCount > 0 && japaneseCount * 3 >= pairCount && halfWidthCount <= pairCount
  }
}
