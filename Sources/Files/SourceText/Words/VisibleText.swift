// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Text from a file, spelled so that it does nothing to the terminal or page that shows it.
///
/// An escape sequence in a file could recolor, overwrite or retitle a terminal, and a bidirectional override could show
/// text in an order that it does not have. Such characters are replaced by something that can be seen: C0 controls and
/// DEL by their control pictures (`␛`), the rest by their code (`\u{202E}`). All other text stays as it is, in whatever
/// script and direction.
package enum VisibleText {
  /// The text with every dangerous character replaced.
  package static func of(_ text: some StringProtocol) -> String {
    of(String(text))
  }

  /// The text with every dangerous character replaced.
  package static func of(_ text: String) -> String {
    // Nearly all text is printable ASCII, or has no lead byte of a dangerous character.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let spelling = spelling(of: scalar) {
        result.append(contentsOf: spelling.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The visible spelling of a scalar; nil if it can be shown as it is.
  ///
  /// Tabs and line breaks are controls like any other. Who shows whole lines takes them out before.
  package static func spelling(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F: picture(0x2400 + scalar.value)
    case 0x7F: picture(0x2421)
    // C1 controls; line and paragraph separator; bidirectional embeddings, overrides and isolates.
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }

  /// The control picture of the given code.
  private static func picture(_ code: UInt32) -> String? {
    Unicode.Scalar(code).map { String(Character($0)) }
  }
}
