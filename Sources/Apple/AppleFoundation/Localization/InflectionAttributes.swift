// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AttributeScopes {
  /// The attributes of grammar, which are Foundation's on Apple's systems.
  public struct GrammarAttributes: AttributeScope {
    /// How a part of the text is inflected.
    public let inflect: FoundationAttributes.InflectionRuleAttribute
    /// The grammar of a part of the text.
    public let morphology: FoundationAttributes.MorphologyAttribute
    /// What a part of the text is where grammar has no form for it.
    public let inflectionAlternative: FoundationAttributes.InflectionAlternativeAttribute
    /// The number of the argument whose grammar a part of the text has.
    public let agreeWithArgument: FoundationAttributes.AgreementArgumentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute of how a part of a text is inflected.
  public enum InflectionRuleAttribute: CodableAttributedStringKey {
    /// The type of the value: a rule.
    public typealias Value = InflectionRule
    /// The name of the attribute in encoded strings.
    public static let name = "NSInflect"
  }

  /// The attribute of the grammar of a part of a text.
  public enum MorphologyAttribute: CodableAttributedStringKey {
    /// The type of the value: the grammar of a word.
    public typealias Value = Morphology
    /// The name of the attribute in encoded strings.
    public static let name = "NSMorphology"
  }

  /// The attribute of what a part of a text is where grammar has no form for it.
  public enum InflectionAlternativeAttribute: AttributedStringKey {
    /// The type of the value: a text.
    public typealias Value = AttributedString
    /// The name of the attribute in encoded strings.
    public static let name = "NSInflectionAlternative"
  }

  /// The attribute of the argument whose grammar a part of a text has.
  public enum AgreementArgumentAttribute: CodableAttributedStringKey {
    /// The type of the value: a number, from 1.
    public typealias Value = Int
    /// The name of the attribute in encoded strings.
    public static let name = "NSAgreeWithArgument"
  }
}

extension AttributeDynamicLookup {
  /// The attribute of grammar with a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.GrammarAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  /// Returns the text as it is, as Foundation has no grammar on Linux.
  public func inflected() -> AttributedString { self }
}

extension Morphology {
  /// Whether nothing is known of the grammar.
  public var isUnspecified: Bool { self == Morphology() }
  /// The grammar with which the user is addressed, of which nothing is known here.
  public static var user: Morphology { Morphology() }
}
