// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// The scaling of lengths and fonts by the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scaling of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Returns a length, in points, scaled for the user's text size.
  ///
  /// It is scaled as the style's font is, relative to the size `large`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, at: userSize)
  }

  /// Returns a length, in points, scaled for the text size of traits, or for the user's if they have none.
  open func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { scaledValue(for: value, at: traits?.typeSize ?? userSize) }

  private var userSize: DynamicTypeSize {
    WidgetViews.Environment(\.dynamicTypeSize).wrappedValue
  }

  private func scaledValue(for value: CGFloat, at size: DynamicTypeSize) -> CGFloat {
    let usual = style.style.size(at: .large)
    return usual > 0 ? value * (style.style.size(at: size) / usual) : value
  }

  /// Returns a font scaled for the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font scaled for the user's text size up to a maximum in points; 0 is no maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the text size of traits, or for the user's if they have none.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// Returns a font scaled for the text size of traits, or for the user's if they have none, up to a maximum in points; 0 is no maximum.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }
}
