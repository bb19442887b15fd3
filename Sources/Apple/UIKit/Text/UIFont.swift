// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
package import WidgetViews

/// A font, by its UIKit name.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  private let mark = ForeignMark()

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight, -0.6.
    public static let thin = Weight(-0.6)
    /// The light weight, -0.4.
    public static let light = Weight(-0.4)
    /// The regular weight, 0.
    public static let regular = Weight(0)
    /// The medium weight, 0.23.
    public static let medium = Weight(0.23)
    /// The semibold weight, 0.3.
    public static let semibold = Weight(0.3)
    /// The bold weight, 0.4.
    public static let bold = Weight(0.4)
    /// The heavy weight, 0.56.
    public static let heavy = Weight(0.56)
    /// The black weight, 0.62.
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, engine: Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    /// Creates the weight of one of the drawing engine.
    init(_ weight: Font.Weight) {
      self = Self.steps.first { $0.engine == weight }?.weight ?? .regular
    }

    var weight: Font.Weight {
      func distance(_ weight: Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
      return Self.steps.min { distance($0.weight) < distance($1.weight) }?.engine ?? .regular
    }
  }

  /// The style of a text, which decides its font and size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name; one that is not listed here is as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level headings.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level headings.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level headings.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headlines.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadlines.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of titles that are larger than large ones, which only Apple Vision Pro has; drawn as a large title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second style of titles that are larger than large ones; drawn as a large title.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of secondary captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var style: Font.TextStyle {
      let styles: [TextStyle: Font.TextStyle] = [
        .largeTitle: .largeTitle, .extraLargeTitle: .largeTitle, .extraLargeTitle2: .largeTitle,
        .title1: .title, .title2: .title2, .title3: .title3,
        .headline: .headline, .subheadline: .subheadline, .callout: .callout,
        .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
      ]
      return styles[self] ?? .body
    }
  }

  /// The font in the type of the drawing engine.
  package let font: Font

  /// The size of the font, in points.
  public let pointSize: CGFloat

  /// The PostScript name of the font; the system font has one that starts with a period.
  public let fontName: String

  /// The same font at another size, in points.
  private let resized: @Sendable (CGFloat) -> Font

  /// Creates a font from what makes it at a size.
  ///
  /// - Parameters:
  ///   - pointSize: The size, in points.
  ///   - fontName: The PostScript name.
  ///   - font: The font at this size; nil if `resized` makes it, too.
  ///   - resized: Makes the same font at a size in points.
  package init(
    pointSize: CGFloat, fontName: String = ".SFUI-Regular", font: Font? = nil,
    resized: @escaping @Sendable (CGFloat) -> Font
  ) {
    self.font = font ?? resized(pointSize)
    self.pointSize = pointSize
    self.fontName = fontName
    self.resized = resized
  }

  /// Creates a font of an archive; nil if it has no name.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else { return nil }
    let weight = Font.Weight(rawValue: coder.decodeInteger(forKey: "UIFontWeight")) ?? .regular
    let isItalic = coder.decodeBool(forKey: "UIFontIsItalic")
    let fontName = name as String
    self.init(
      pointSize: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")), fontName: fontName
    ) { size in
      // The names of the system's fonts begin with a period.
      let font: Font =
        fontName.hasPrefix(".")
        ? .system(size: size, weight: weight) : .custom(fontName, fixedSize: size)
      return isItalic ? font.italic() : font
    }
  }

  /// Archives the font: its name, size and weight, and whether it is italic.
  open func encode(with coder: NSCoder) {
    let resolved = font.resolved(in: .large)
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(resolved.weight.rawValue, forKey: "UIFontWeight")
    coder.encode(resolved.isItalic, forKey: "UIFontIsItalic")
  }

  /// Whether an archive of it is safe to read, which is so.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a font of the program; never nil here, as an unknown font is reported and drawn as the
  /// system font.
  public convenience init?(name: String, size: CGFloat) {
    self.init(pointSize: size, fontName: name) { .custom(name, fixedSize: $0) }
  }

  /// The families of the program's own fonts, as those of the system are not read here.
  open class var familyNames: [String] { ProgramResources.current.fonts.families }

  /// Returns the names of the program's own fonts of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    ProgramResources.current.fonts.names(ofFamily: familyName)
  }

  /// Returns the system font in regular weight at a size in points.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font in a weight at a size in points.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size) { .system(size: $0, weight: weight.weight) }
  }

  /// Returns the system font in bold at a size in points.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system font in italic at a size in points.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size) { .system(size: $0).italic() }
  }

  /// Returns the system's monospaced font at a size in points.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size) { .system(size: $0, weight: weight.weight, design: .monospaced) }
  }

  /// Returns the system font with monospaced digits at a size in points.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size) { .system(size: $0, weight: weight.weight).monospacedDigit() }
  }

  /// Returns the font of a text style at the user's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = WidgetViews.Environment(\.dynamicTypeSize).wrappedValue
    let weight = style == .headline ? Font.Weight.semibold : .regular
    return UIFont(pointSize: style.style.size(at: size), font: .system(style.style)) {
      .system(size: $0, weight: weight)
    }
  }

  /// Returns the font of a text style at the text size of traits, or at the user's if they have none.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let size = traitCollection?.typeSize else { return preferredFont(forTextStyle: style) }
    return preferredFont(forTextStyle: style).withSize(style.style.size(at: size))
  }

  /// Returns the font at another size in points, with its weight and its design.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, fontName: fontName, resized: resized)
  }
}
