// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A font at a size, as a renderer needs it.
public struct ResolvedFont: Hashable, Sendable {
  /// The size of the font, in points.
  public var size: Double

  /// The weight of the font, from ultralight to black.
  public var weight: FontWeight

  /// Whether the font is italic.
  public var isItalic: Bool

  /// Whether all digits have the same width.
  public var isMonospacedDigit: Bool

  /// The design of the system's font.
  public var design: Font.Design

  /// The width of the letters.
  public var width: Font.Width

  /// The distance between the lines.
  public var leading: Font.Leading

  /// The name of a font that is added to the widget; nil for the system's.
  public var name: String?

  /// Creates a resolved font; a nil name is the system's font.
  public init(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    isMonospacedDigit: Bool = false, design: Font.Design = .default,
    width: Font.Width = .standard, leading: Font.Leading = .standard, name: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.design = design
    self.width = width
    self.leading = leading
    self.name = name
  }
}

/// The weight of a font, with SwiftUI's names; the raw values are those of the OpenType and CSS
/// weights.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  /// The weight 100 of OpenType.
  case ultraLight = 100
  /// The weight 200 of OpenType.
  case thin = 200
  /// The weight 300 of OpenType.
  case light = 300
  /// The weight 400 of OpenType: the default.
  case regular = 400
  /// The weight 500 of OpenType.
  case medium = 500
  /// The weight 600 of OpenType.
  case semibold = 600
  /// The weight 700 of OpenType.
  case bold = 700
  /// The weight 800 of OpenType.
  case heavy = 800
  /// The weight 900 of OpenType.
  case black = 900
}
