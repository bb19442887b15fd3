// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

/// A font, by UIKit's name.
open class UIFont: NSObject, @unchecked Sendable {
  /// How bold letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Thin.
    public static let light = Weight(-0.4)
    /// The usual one.
    public static let regular = Weight(0)
    /// A little bold.
    public static let medium = Weight(0.23)
    /// Nearly bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    var weight: Font.Weight {
      let steps: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A smaller headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var style: Font.TextStyle {
      let styles: [TextStyle: Font.TextStyle] = [
        .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
        .headline: .headline, .subheadline: .subheadline, .callout: .callout,
        .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
      ]
      return styles[self] ?? .body
    }
  }

  /// The font as views have it.
  package let font: Font

  /// The size, in points.
  public let pointSize: CGFloat

  /// The name; of the system's font one that is not a file's.
  public let fontName: String

  package init(font: Font, pointSize: CGFloat, fontName: String = ".SFUI-Regular") {
    self.font = font
    self.pointSize = pointSize
    self.fontName = fontName
  }

  /// A font of the program; one that it does not have is drawn as the system's, and reported.
  public convenience init?(name: String, size: CGFloat) {
    self.init(font: .custom(name, fixedSize: size), pointSize: size, fontName: name)
  }

  /// The system's font.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: .system(size: size, weight: weight.weight), pointSize: size)
  }

  /// The system's font, bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's font, leaning.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(font: .system(size: size).italic(), pointSize: size)
  }

  /// The system's font, all letters equally wide.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      font: .system(size: size, weight: weight.weight, design: .monospaced), pointSize: size)
  }

  /// The system's font, all digits equally wide.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      font: .system(size: size, weight: weight.weight).monospacedDigit(), pointSize: size)
  }

  /// The font for a text, in the size that the person chose.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = WidgetViews.Environment(\.dynamicTypeSize).wrappedValue
    return UIFont(font: .system(style.style), pointSize: style.style.size(at: size))
  }

  /// The same font in another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    fontName.hasPrefix(".")
      ? .systemFont(ofSize: size)
      : UIFont(font: .custom(fontName, fixedSize: size), pointSize: size, fontName: fontName)
  }
}
