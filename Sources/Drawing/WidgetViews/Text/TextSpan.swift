// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a text with one font and one color.
package struct TextSpan: Hashable, Sendable {
  /// What is written.
  package var string: String

  /// The font.
  package var font: ResolvedFont

  /// The color.
  package var color: ResolvedColor

  /// What it has besides; nil for nothing.
  package var look: SpanLook?

  /// Makes a part of a text.
  package init(
    string: String, font: ResolvedFont, color: ResolvedColor, look: SpanLook? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.look = look
  }
}
