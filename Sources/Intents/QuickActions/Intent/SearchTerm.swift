// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text to search for as users type it: upper and lower case, full and half width, hiragana and
/// katakana are the same.
public struct SearchTerm: Sendable {
  private let folded: String

  /// Creates a term; white space around it does not count.
  public init(_ text: String) {
    var folded = Self.fold(text)[...]
    while folded.first?.isWhitespace == true { folded.removeFirst() }
    while folded.last?.isWhitespace == true { folded.removeLast() }
    self.folded = String(folded)
  }

  /// Whether a text holds the term.
  ///
  /// Every text holds the empty one.
  public func matches(_ text: String) -> Bool {
    folded.isEmpty || Self.fold(text).contains(folded)
  }

  /// The form in which texts are compared: half-width Latin in lower case, full-width hiragana.
  package static func fold(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(fold(scalar)) }
    return String(result).lowercased()
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    switch value {
    case 0x3000: return " "
    // Full-width ASCII.
    case 0xFF01...0xFF5E: return shifted(scalar, to: value - 0xFEE0)
    // Half-width katakana, in the order of the standard; a voiced mark joins the character before it.
    case 0xFF66...0xFF9F:
      let index = halfWidthKatakana.index(
        halfWidthKatakana.startIndex, offsetBy: Int(value - 0xFF66))
      return halfWidthKatakana[index]
    case 0xFF61: return "。"
    case 0xFF62: return "「"
    case 0xFF63: return "」"
    case 0xFF64: return "、"
    case 0xFF65: return "・"
    // Katakana with a hiragana counterpart, and the iteration marks.
    case 0x30A1...0x30F6, 0x30FD, 0x30FE: return shifted(scalar, to: value - 0x60)
    // The voiced marks that are alone.
    case 0x309B: return "\u{3099}"
    case 0x309C: return "\u{309A}"
    default: return scalar
    }
  }

  private static func shifted(_ scalar: Unicode.Scalar, to value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? scalar
  }

  /// The hiragana of U+FF66 to U+FF9F.
  ///
  /// The last two are the voiced marks, combining.
  private static let halfWidthKatakana =
    Array(
      "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
        .unicodeScalars) + ["\u{3099}", "\u{309A}"]
}
