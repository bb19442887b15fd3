// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the glyphs, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color of the background, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional space between glyphs, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The URL that a tap opens.
  public static let link = NSAttributedString.Key("NSLink")
  /// The attachment that the character stands for, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How far the text is above its line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the line below the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the size of the font.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Whether letters are joined, as a number.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The additional space between all glyphs, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// How far glyphs lean, as a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider glyphs are, as a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of writing, as numbers.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The effect of the text, by its name.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
  /// An effect of a text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String
    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters look as if they were pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSAttributedString.Key {
  /// Whether VoiceOver says punctuation.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which VoiceOver says the text.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// How high VoiceOver says the text, from 0 to 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether VoiceOver says the text after others.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How VoiceOver says the text, in phonetic letters.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether VoiceOver says letter by letter.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of the heading that the text is, from 1 to 6; 0 is none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// What VoiceOver says of the text by the app.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}
