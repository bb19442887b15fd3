// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The style of a cell: its colors, and the attributes of its character.
package struct CellStyle: Hashable, Sendable {
  /// The attributes of a character besides its colors.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
    package static let strikethrough = Attributes(rawValue: 32)

    /// Those that can be seen on a space.
    static let visibleOnBlank: Attributes = [.underline, .reverse, .strikethrough]

    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  var packedForeground: PackedColor
  var packedBackground: PackedColor

  /// The attributes of the character.
  package var attributes: Attributes

  /// Creates a style; a color that is nil is the terminal's own.
  ///
  /// The default is no literal: an empty one is made by way of a sequence, a twelfth of the time that a key takes.
  package init(
    foreground: TerminalColor? = nil, background: TerminalColor? = nil,
    _ attributes: Attributes = Attributes()
  ) {
    packedForeground = PackedColor(foreground)
    packedBackground = PackedColor(background)
    self.attributes = attributes
  }

  /// The terminal's own colors, and nothing else.
  package static let plain = CellStyle()

  /// The color of the character; nil for the terminal's own.
  package var foreground: TerminalColor? {
    get { packedForeground.color }
    set { packedForeground = PackedColor(newValue) }
  }

  /// The color behind the character; nil for the terminal's own.
  package var background: TerminalColor? {
    get { packedBackground.color }
    set { packedBackground = PackedColor(newValue) }
  }

  /// The style with attributes added.
  package func adding(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// The part of the style that is visible on a space.
  var onBlank: CellStyle {
    var style = self
    style.attributes.formIntersection(.visibleOnBlank)
    // Reversed, the foreground is what is seen behind; a line has its color too.
    if style.attributes.isEmpty { style.packedForeground = .standard }
    return style
  }
}
