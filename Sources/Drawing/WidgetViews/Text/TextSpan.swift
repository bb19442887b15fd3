// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a text with one font and one color.
package struct TextSpan: Hashable, Sendable {
  /// The characters of the span.
  package var string: String

  /// The font of the span, at its size before scaling.
  package var font: ResolvedFont

  /// The color of the span.
  package var color: ResolvedColor

  /// The other attributes of the span; nil if it has none.
  package var look: SpanLook?

  /// Creates a part of a text.
  package init(
    string: String, font: ResolvedFont, color: ResolvedColor, look: SpanLook? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.look = look
  }
}
