// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Attributes that Foundation has on Apple's systems only. They are found by their types, and never read from a scope.
extension AttributeScopes.FoundationAttributes {
  /// What a part of a line in Markdown is for.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { unread() }
  /// What a block of Markdown is for.
  public var presentationIntent: PresentationIntentAttribute { unread() }
  /// How a part of the text is inflected.
  public var inflect: InflectionRuleAttribute { unread() }
  /// The grammar of a part of the text.
  public var morphology: MorphologyAttribute { unread() }
  /// What a part of the text is where grammar has no form for it.
  public var inflectionAlternative: InflectionAlternativeAttribute { unread() }
  /// The number of the argument whose grammar a part of the text has.
  public var agreeWithArgument: AgreementArgumentAttribute { unread() }
  /// The number of the concept whose grammar a part of the text has.
  public var agreeWithConcept: AgreementConceptAttribute { unread() }
  /// The number of the concept that a pronoun stands for.
  public var referentConcept: ReferentConceptAttribute { unread() }

  private func unread<Key: AttributedStringKey>() -> Key {
    fatalError("'\(Key.name)' is the type of an attribute, and has no value")
  }

  /// The attribute of what a part of a text is for.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey,
    ObjectiveCConvertibleAttributedStringKey
  {
    /// The type of the value: an intent.
    public typealias Value = InlinePresentationIntent
    /// The type of the value in objects: a number.
    public typealias ObjectiveCValue = NSNumber
    /// The name of the attribute in encoded strings.
    public static let name = "NSInlinePresentationIntent"

    /// Returns the bits of an intent.
    public static func objectiveCValue(for value: InlinePresentationIntent) throws -> NSNumber {
      NSNumber(value: value.rawValue)
    }

    /// Returns the intent of bits.
    public static func value(for object: NSNumber) throws -> InlinePresentationIntent {
      InlinePresentationIntent(rawValue: object.uintValue)
    }
  }

  /// The attribute of what a block of a text is for.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the value: an intent.
    public typealias Value = PresentationIntent
    /// The name of the attribute in encoded strings.
    public static let name = "NSPresentationIntent"
  }

  /// The attribute of how a part of a text is inflected.
  public enum InflectionRuleAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The type of the value: a rule.
    public typealias Value = InflectionRule
    /// The name of the attribute in encoded strings.
    public static let name = "NSInflect"
    /// The name of the attribute in Markdown, as in `^[2 apple](inflect: true)`.
    public static let markdownName = "inflect"
  }

  /// The attribute of the grammar of a part of a text.
  public enum MorphologyAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The type of the value: the grammar of a word.
    public typealias Value = Morphology
    /// The name of the attribute in encoded strings.
    public static let name = "NSMorphology"
    /// The name of the attribute in Markdown.
    public static let markdownName = "morphology"
  }

  /// The attribute of what a part of a text is where grammar has no form for it.
  public enum InflectionAlternativeAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The type of the value: a text.
    public typealias Value = AttributedString
    /// The name of the attribute in encoded strings.
    public static let name = "NSInflectionAlternative"
    /// The name of the attribute in Markdown.
    public static let markdownName = "inflectionAlternative"

    /// Reads the text, which is Markdown itself.
    public static func decodeMarkdown(from decoder: any Decoder) throws -> AttributedString {
      try AttributedString(
        markdown: decoder.singleValueContainer().decode(String.self),
        options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    }
  }

  /// The attribute of the argument whose grammar a part of a text has.
  public enum AgreementArgumentAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The type of the value: a number, from 1.
    public typealias Value = Int
    /// The name of the attribute in encoded strings.
    public static let name = "NSAgreeWithArgument"
    /// The name of the attribute in Markdown.
    public static let markdownName = "agreeWithArgument"
  }

  /// The attribute of the concept whose grammar a part of a text has.
  public enum AgreementConceptAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The type of the value: a number, from 1.
    public typealias Value = Int
    /// The name of the attribute in encoded strings.
    public static let name = "NSAgreeWithConcept"
    /// The name of the attribute in Markdown.
    public static let markdownName = "agreeWithConcept"
  }

  /// The attribute of the concept that a pronoun stands for.
  public enum ReferentConceptAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The type of the value: a number, from 1.
    public typealias Value = Int
    /// The name of the attribute in encoded strings.
    public static let name = "NSReferentConcept"
    /// The name of the attribute in Markdown.
    public static let markdownName = "referentConcept"
  }
}
