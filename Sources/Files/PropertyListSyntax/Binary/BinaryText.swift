// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The text of a binary property list: ASCII, or UTF-16 with the high byte first.
enum BinaryText {
  /// Whether a string object holds valid text.
  static func isValid(_ file: Span<UInt8>, _ object: BinaryObject) -> Bool {
    object.traits.contains(.utf16)
      ? isUTF16(file, from: object.start, to: object.end)
      : isASCII(file, from: object.start, to: object.end)
  }

  /// Decodes UTF-16, or what is marked as ASCII and is not.
  ///
  /// ASCII that is ASCII is decoded as the UTF-8 that it is; what is more is Latin-1, as in Apple's reader. Half a character
  /// of UTF-16 becomes U+FFFD.
  static func decode(_ bytes: ArraySlice<UInt8>, isUTF16: Bool) -> String {
    guard isUTF16 else {
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
      .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private static func isASCII(_ file: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var bits: UInt64 = 0
    var index = start
    while index + 8 <= end {
      bits |= file.word(at: index)
      index += 8
    }
    while index < end {
      bits |= UInt64(file[index])
      index += 1
    }
    return bits & .repeating(0x80) == 0
  }

  /// Whether every surrogate is in a pair.
  private static func isUTF16(_ file: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      // The high byte tells a surrogate: 0xD8 to 0xDB leads, 0xDC to 0xDF trails.
      switch file[index] & 0xFC {
      case 0xD8:
        guard index + 2 < end, file[index + 2] & 0xFC == 0xDC else { return false }
        index += 4
      case 0xDC: return false
      default: index += 2
      }
    }
    return true
  }
}
