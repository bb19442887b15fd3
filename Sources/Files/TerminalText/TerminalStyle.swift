// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Puts emphasis on text for a terminal, or leaves it alone.
///
/// It is a value that is passed down, so that layout never asks whether there is color. It adds escape sequences and
/// takes none out: text from files has to be made visible before.
package struct TerminalStyle: Hashable, Sendable {
  /// A kind of emphasis; the value is its parameter of the SGR sequence (ECMA-48, 8.3.117).
  package enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
    case bold = 1
    case dim = 2
    case italic = 3
    case underline = 4
    case reverse = 7
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  /// Leaves every text as it is.
  package static let plain = TerminalStyle(isColored: false)

  /// Wraps texts in SGR sequences.
  package static let colored = TerminalStyle(isColored: true)

  /// Whether escape sequences are added.
  package let isColored: Bool

  /// Adds sequences, or does not.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text with the given emphasis, which ends with it.
  package func callAsFunction(_ text: String, _ attributes: Attribute...) -> String {
    guard isColored, !text.isEmpty, !attributes.isEmpty else { return text }
    let parameters = attributes.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
