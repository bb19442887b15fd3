// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a person is addressed.
///
/// Foundation has it on Apple's systems only.
public struct TermOfAddress: Hashable, Codable, Sendable {
  private enum Term: Hashable, Codable, Sendable { case neutral, feminine, masculine, user, other }

  private let term: Term
  /// The language of the pronouns; nil for a term of all languages.
  public let language: Locale.Language?
  /// The pronouns; nil for those of the term.
  public let pronouns: [Morphology.Pronoun]?

  private init(
    _ term: Term, language: Locale.Language? = nil, pronouns: [Morphology.Pronoun]? = nil
  ) { (self.term, self.language, self.pronouns) = (term, language, pronouns) }

  /// The person is addressed without a gender.
  public static let neutral = TermOfAddress(.neutral)
  /// The person is addressed as a woman.
  public static let feminine = TermOfAddress(.feminine)
  /// The person is addressed as a man.
  public static let masculine = TermOfAddress(.masculine)
  /// The person is addressed as the user has chosen for the device.
  public static var currentUser: TermOfAddress { TermOfAddress(.user) }

  /// Returns a term with pronouns of a language.
  public static func localized(
    language: Locale.Language, pronouns: [Morphology.Pronoun]
  ) -> TermOfAddress { TermOfAddress(.other, language: language, pronouns: pronouns) }
}

/// What a text speaks of, whose grammar parts of it have.
public enum InflectionConcept: Hashable, Codable, Sendable {
  /// Persons, who are addressed in one of these ways.
  case termsOfAddress([TermOfAddress])
  /// A thing, by its name in the language of the text.
  case localizedPhrase(String)
}

extension Morphology {
  /// A pronoun, and its grammar.
  public struct Pronoun: Hashable, Codable, Sendable {
    /// The word itself, such as `they`.
    public var pronoun: String
    /// The grammar of the word.
    public var morphology: Morphology
    /// The grammar of what the word stands before; nil for any.
    public var dependentMorphology: Morphology?

    /// Creates a pronoun of a word and its grammar.
    public init(
      pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = nil
    ) {
      self.pronoun = pronoun
      self.morphology = morphology
      self.dependentMorphology = dependentMorphology
    }
  }

  /// Whether nothing is known of the grammar.
  public var isUnspecified: Bool { self == Morphology() }
  /// The grammar with which the user is addressed, of which nothing is known here.
  public static var user: Morphology { Morphology() }
}

extension AttributedString {
  /// Returns the text as it is, as Foundation has no grammar on Linux.
  public func inflected(
    locale: Locale? = nil, userTermOfAddress: TermOfAddress? = nil,
    inflectionConcepts: [InflectionConcept] = []
  ) -> AttributedString { self }
}
