// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

extension AttributeScopes {
  /// The attributes that UIKit defines.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the background.
    public let backgroundColor: BackgroundColorAttribute
    /// How the lines of the paragraph are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space that is added between letters, in points.
    public let kern: KernAttribute
    /// The space that is added after all letters, in points.
    public let tracking: TrackingAttribute
    /// Whether letters are joined, as a number.
    public let ligature: LigatureAttribute
    /// How far the text is above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in percent of the size of the font.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The effect of the text.
    public let textEffect: TextEffectAttribute
    /// What the character stands for.
    public let attachment: AttachmentAttribute
    /// How far glyphs lean.
    public let obliqueness: ObliquenessAttribute
    /// How much wider glyphs are.
    public let expansion: ExpansionAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes
  }

  /// The attributes that UIKit defines.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of UIKit with a name; one of SwiftUI with the same name is preferred where both fit.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The attribute of the font of the text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIFont
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSFont"
  }

  /// The attribute of the color of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSColor"
  }

  /// The attribute of the color of the background.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSBackgroundColor"
  }

  /// The attribute that says how the lines of the paragraph are set.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSParagraphStyle"
  }

  /// The attribute of the space that is added between letters.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSKern"
  }

  /// The attribute of the space that is added after all letters.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in strings of UIKit.
    public static let name = "CTTracking"
  }

  /// The attribute that says whether letters are joined.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Int
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSLigature"
  }

  /// The attribute that says how far the text is above its line.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSBaselineOffset"
  }

  /// The attribute of the line below the text.
  public enum UnderlineStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The type of the value in objects: the bits of the style as a number.
    public typealias ObjectiveCValue = NSNumber
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSUnderline"
  }

  /// The attribute of the color of the line below the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSUnderlineColor"
  }

  /// The attribute of the line through the text.
  public enum StrikethroughStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The type of the value in objects: the bits of the style as a number.
    public typealias ObjectiveCValue = NSNumber
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSStrikethrough"
  }

  /// The attribute of the color of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSStrikethroughColor"
  }

  /// The attribute of the color of the outline.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSStrokeColor"
  }

  /// The attribute of the width of the outline.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSStrokeWidth"
  }

  /// The attribute of the shadow of the text.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSShadow
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSShadow"
  }

  /// The attribute of the effect of the text.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSTextEffect"
  }

  /// The attribute of what the character stands for.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSTextAttachment
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSAttachment"
  }

  /// The attribute that says how far glyphs lean.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSObliqueness"
  }

  /// The attribute that says how much wider glyphs are.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in strings of UIKit.
    public static let name = "NSExpansion"
  }
}
