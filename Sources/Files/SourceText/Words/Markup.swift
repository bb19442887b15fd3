// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Spells text so that nothing in it is markup in XML or HTML.
package enum Markup {
  /// The quotation marks that are escaped, in addition to `&`, `<` and `>`.
  package enum Quotation: Sendable {
    /// Text between tags, without quotation marks.
    case none
    /// Double ones: the value of an attribute in double quotation marks.
    case double
    /// Both: text that can be anywhere.
    case both
  }

  /// The text with its markup escaped.
  package static func escaped(_ text: String, _ quotation: Quotation = .none) -> String {
    guard needsEscapes(text.utf8, quotation) else { return text }
    var bytes: [UInt8] = []
    append(text.utf8, quotation, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of a text with its markup escaped.
  package static func append(
    _ text: String.UTF8View, _ quotation: Quotation, to bytes: inout [UInt8]
  ) {
    guard needsEscapes(text, quotation) else { return bytes.append(contentsOf: text) }
    for byte in text {
      if let escape = escape(of: byte, quotation) {
        bytes.append(contentsOf: escape.utf8)
      } else {
        bytes.append(byte)
      }
    }
  }

  private static func needsEscapes(_ text: String.UTF8View, _ quotation: Quotation) -> Bool {
    text.contains { escape(of: $0, quotation) != nil }
  }

  private static func escape(of byte: UInt8, _ quotation: Quotation) -> String? {
    // Nearly all bytes are above these five.
    guard byte <= UInt8(ascii: ">") else { return nil }
    return switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): quotation == .none ? nil : "&quot;"
    case UInt8(ascii: "'"): quotation == .both ? "&#39;" : nil
    default: nil
    }
  }
}
