// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
import WidgetViews

extension UIFont {
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// The distance from the baseline to the bottom of a line, in points: a negative number.
  public var descender: CGFloat { -metrics.descent }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of small letters without ascenders, in points; of another font than San Francisco assumed from that of its capitals.
  public var xHeight: CGFloat { metrics.capHeight * 1078 / 1443 }

  /// The distance between lines that the font asks for, in points: 0, as of the system's fonts.
  public var leading: CGFloat { 0 }

  /// The family of the font; that of the system's fonts starts with a period.
  public var familyName: String {
    fontName.hasPrefix(".")
      ? ".AppleSystemUIFont"
      : file?.family ?? String(fontName.prefix { $0 != "-" })
  }

  private var file: WidgetFont? { ProgramResources.current.fonts[fontName] }

  private var metrics: FontMetrics {
    FontMetrics(font.resolved(in: .large), size: pointSize, file: file)
  }

  /// The size of labels, in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of titles of buttons, in points: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts, in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of the system's font, in points: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width: 0 is the usual one, what is narrower is negative.
    public let rawValue: CGFloat

    /// Creates a width, of which 0 is the usual one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width, of which 0 is the usual one.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrower than the usual width.
    public static let condensed = Width(-0.2)
    /// The usual width of letters.
    public static let standard = Width(0)
    /// Wider than the usual width.
    public static let expanded = Width(0.2)
    /// The narrowest of the named widths.
    public static let compressed = Width(-0.3)
  }

  /// Returns the system font in a weight and a width at a size in points.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(pointSize: size) {
      .system(size: $0, weight: weight.weight).width(Font.Width(width.rawValue))
    }
  }
}
