// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation
import WidgetViews

/// A description of a font, from which one with other traits is made.
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits of a number.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic letters, or slanted ones if the font has none.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters, heavier than regular ones.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters that are wider than regular ones.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Letters that are narrower than regular ones.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65_536)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 32_768)
  }

  /// The form of the system font's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design as text.
    public let rawValue: String
    /// Creates a form of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The design of San Francisco, the system's font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs, New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All letters have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  /// The size, in points.
  public let pointSize: CGFloat
  /// The traits that the descriptor asks for.
  public let symbolicTraits: SymbolicTraits

  init(_ font: UIFont, pointSize: CGFloat? = nil, traits: SymbolicTraits = []) {
    self.font = font
    self.pointSize = pointSize ?? font.pointSize
    symbolicTraits = traits
  }

  /// Creates a description of an archive; nil if it has no font.
  public required convenience init?(coder: NSCoder) {
    guard let font = UIFont(coder: coder) else { return nil }
    let traits = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "UIFontTraits"))
    self.init(
      font, pointSize: CGFloat(coder.decodeDouble(forKey: "UIFontDescriptorSize")),
      traits: SymbolicTraits(rawValue: traits))
  }

  /// Archives the description: its font, size and traits.
  open func encode(with coder: NSCoder) {
    font.encode(with: coder)
    coder.encode(Double(pointSize), forKey: "UIFontDescriptorSize")
    coder.encode(Int(symbolicTraits.rawValue), forKey: "UIFontTraits")
  }

  /// Whether an archive of it is safe to read, which is so.
  public static var supportsSecureCoding: Bool { true }

  /// Returns the description of a style of texts.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// Returns the description with other traits, of which bold and italic are drawn; never nil here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let changed = changed { font in
      var result = font
      if symbolicTraits.contains(.traitBold) { result = result.bold() }
      if symbolicTraits.contains(.traitItalic) { result = result.italic() }
      return result
    }
    return UIFontDescriptor(changed.font, traits: symbolicTraits)
  }

  /// Returns the description with another form of letters; never nil here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [
      .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    guard let design = designs[design] else { return self }
    return changed { $0.design(design) }
  }

  /// Returns the description with other attributes, of which the name, the size, the text style and digits of one width are known here.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      let font = UIFont(pointSize: pointSize, fontName: name) { .custom(name, fixedSize: $0) }
      result = UIFontDescriptor(font, traits: symbolicTraits)
    }
    if let size = attributes[.size] as? NSNumber {
      result = result.withSize(CGFloat(size.doubleValue))
    }
    let features = attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    let hasEqualDigits = features.contains { feature in
      feature[.type] == kNumberSpacingType && feature[.selector] == kMonospacedNumbersSelector
    }
    return hasEqualDigits ? result.changed { $0.monospacedDigit() } : result
  }

  /// The description of a font that is drawn in another way.
  private func changed(_ change: @escaping @Sendable (Font) -> Font) -> UIFontDescriptor {
    let font = font
    let changed = UIFont(pointSize: pointSize, fontName: font.fontName) {
      change(font.withSize($0).font)
    }
    return UIFontDescriptor(changed, traits: symbolicTraits)
  }

  /// Returns the description with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font, pointSize: newPointSize, traits: symbolicTraits)
  }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates a font of a description; a size of 0 is that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize, fontName: font.fontName
    ) { font.withSize($0).font }
  }
}
