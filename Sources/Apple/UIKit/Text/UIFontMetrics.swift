// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// How lengths and fonts grow with the size that the person chose.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The growth of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The growth of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// A length for the size that the person chose, in points.
  ///
  /// It grows as the style's font does from the size `large`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    let size = WidgetViews.Environment(\.dynamicTypeSize).wrappedValue
    let usual = style.style.size(at: .large)
    return usual > 0 ? value * (style.style.size(at: size) / usual) : value
  }

  /// A length for the size that the person chose, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { scaledValue(for: value) }

  /// A font in the size that the person chose.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// A font in the size that the person chose, but not above a limit, in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(
      maximumPointSize > 0
        ? min(scaledValue(for: font.pointSize), maximumPointSize)
        : scaledValue(for: font.pointSize))
  }
}
