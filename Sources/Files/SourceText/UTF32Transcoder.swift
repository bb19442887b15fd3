// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// UTF-32 bytes with a byte order mark to UTF-8 and back.
enum UTF32Transcoder {
  /// Transcodes content after its mark; nil if a unit is not a character, or the last one is cut.
  static func utf8(from content: [UInt8], isBigEndian: Bool) -> [UInt8]? {
    guard content.count.isMultiple(of: 4) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(content.count / 4)
    for start in stride(from: 4, to: content.count, by: 4) {
      let unit = content[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let scalar = Unicode.Scalar(isBigEndian ? unit : unit.byteSwapped) else { return nil }
      result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return result
  }

  /// Transcodes UTF-8 text to UTF-32 with a mark.
  static func utf32(from text: [UInt8], isBigEndian: Bool) -> [UInt8] {
    (["\u{FEFF}"] + String(decoding: text, as: UTF8.self).unicodeScalars).flatMap { scalar in
      let unit = isBigEndian ? scalar.value : scalar.value.byteSwapped
      return stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: unit >> $0) }
    }
  }
}
