// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Text as it can be in a picture.
///
/// Control characters, which XML 1.0 cannot hold and a terminal would obey, are removed, and so are the characters that
/// turn the direction of what follows them: a picture has no room to spell them out. Tabs and line breaks become spaces.
/// All other text stays as it is.
enum DrawableText {
  /// The text without what cannot be drawn.
  static func of(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeginUndrawable), mayHaveUndrawable(text.utf8) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: continue
      // Bidirectional embeddings, overrides and isolates.
      case 0x202A...0x202E, 0x2066...0x2069: continue
      // The two that are not characters in XML 1.0, in addition to controls and surrogates.
      case 0xFFFE, 0xFFFF: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether an undrawable character can begin with the byte: nearly all text has none.
  private static func mayBeginUndrawable(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
  }

  /// Whether a text can have an undrawable character, those that begin as signs such as '·' do being looked at.
  private static func mayHaveUndrawable(_ bytes: String.UTF8View) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0xC2 {
        previous = byte
        continue
      }
      // From U+0080 to U+009F.
      if mayBeginUndrawable(byte) || previous == 0xC2 && byte < 0xA0 { return true }
      previous = byte
    }
    return false
  }
}
