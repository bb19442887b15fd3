// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A font at a size, as a renderer needs it.
public struct ResolvedFont: Hashable, Sendable {
  /// The size, in points.
  public var size: Double

  /// How bold it is.
  public var weight: FontWeight

  /// Whether it leans.
  public var isItalic: Bool

  /// Whether all digits have the same width.
  public var isMonospacedDigit: Bool

  /// The design of the system's font.
  public var design: Font.Design

  /// How wide its letters are.
  public var width: Font.Width

  /// How far its lines are apart.
  public var leading: Font.Leading

  /// The name of a font that is added to the widget; nil for the system's.
  public var name: String?

  /// Makes a font.
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

/// How bold a font is, with SwiftUI's names; the raw values are those of the OpenType and CSS weights.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  /// 100.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900
}
