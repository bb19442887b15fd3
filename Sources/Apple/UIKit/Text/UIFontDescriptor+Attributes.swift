// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetViews

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates an attribute's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family of the font.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face of the family, such as `Bold`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that users see.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// How letters are transformed.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font has.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for characters that it lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits of the font.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The width of each letter, in points.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// What the font can do and does, as dictionaries of ``UIFontDescriptor/FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style of the font.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a feature's type or of what is chosen of it.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, such as the width of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of the type.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature, by its older name.
    public static let featureIdentifier = type
    /// What is chosen of the type, by its older name.
    public static let typeIdentifier = selector
  }

  /// The key of a trait among the attribute ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of the symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight from -1 to 1; 0 is regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters, of which 0 is the usual one.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far letters lean; 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The PostScript name of the font.
  public var postscriptName: String { font.fontName }

  /// The attributes: the name of a font of the program, the size, and those that were given.
  public var fontAttributes: [AttributeName: Any] {
    var attributes = otherAttributes
    attributes[.size] = NSNumber(value: Double(pointSize))
    if !font.fontName.hasPrefix(".") { attributes[.name] = font.fontName }
    if !matrix.isIdentity { attributes[.matrix] = matrix }
    return attributes
  }

  /// Returns an attribute; nil if the font has none of the name.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .name: postscriptName
    case .family: font.familyName
    case .traits: traits
    default: fontAttributes[attribute]
    }
  }

  private var traits: [TraitKey: Any] {
    let font = font.font.resolved(in: .large)
    return [
      .symbolic: NSNumber(value: symbolicTraits.rawValue),
      .weight: NSNumber(value: Double(UIFont.Weight(font.weight).rawValue)),
      .width: font.width.value as NSNumber, .slant: (font.isItalic ? 0.07 : 0) as NSNumber,
    ]
  }
}
