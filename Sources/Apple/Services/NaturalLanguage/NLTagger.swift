// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What is asked about the parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether it is a word.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// Its class in grammar.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// What it is the name of.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// What it is the name of, or its class.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// Its form in a dictionary.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// The language of the text, as a BCP 47 code.
  public static let language = NLTagScheme(rawValue: "Language")
  /// The script of the text, as an ISO 15924 code.
  public static let script = NLTagScheme(rawValue: "Script")
  /// Whether it is friendly, from -1 to 1.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// What is known about a part of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is a word.
  public static let word = NLTag(rawValue: "Word")
  /// It is between words.
  public static let punctuation = NLTag(rawValue: "Punctuation")
  /// It is empty space.
  public static let whitespace = NLTag(rawValue: "Whitespace")
  /// It is something else.
  public static let other = NLTag(rawValue: "Other")
  /// It is a noun.
  public static let noun = NLTag(rawValue: "Noun")
  /// It is a verb.
  public static let verb = NLTag(rawValue: "Verb")
  /// It is an adjective.
  public static let adjective = NLTag(rawValue: "Adjective")
  /// It is an adverb.
  public static let adverb = NLTag(rawValue: "Adverb")
  /// It is a pronoun.
  public static let pronoun = NLTag(rawValue: "Pronoun")
  /// It is a determiner.
  public static let determiner = NLTag(rawValue: "Determiner")
  /// It is a particle.
  public static let particle = NLTag(rawValue: "Particle")
  /// It is a preposition.
  public static let preposition = NLTag(rawValue: "Preposition")
  /// It is a number.
  public static let number = NLTag(rawValue: "Number")
  /// It is a conjunction.
  public static let conjunction = NLTag(rawValue: "Conjunction")
  /// It is an interjection.
  public static let interjection = NLTag(rawValue: "Interjection")
  /// It is the name of a person.
  public static let personalName = NLTag(rawValue: "PersonalName")
  /// It is the name of a place.
  public static let placeName = NLTag(rawValue: "PlaceName")
  /// It is the name of an organization.
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

extension NLTag {
  /// Creates a tag of the system's text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// Says what the parts of a text are; nothing is known about any here, as there are no models.
open class NLTagger: NSObject, @unchecked Sendable {
  /// What is left out.
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The tagger passes over words.
    public static let omitWords = Options(rawValue: 1)
    /// Punctuation, which is always left out here.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Empty space, which is always left out here.
    public static let omitWhitespace = Options(rawValue: 4)
    /// What is something else.
    public static let omitOther = Options(rawValue: 8)
    /// Nothing, but a name of several words is one.
    public static let joinNames = Options(rawValue: 16)
    /// Nothing, but a contraction is one word.
    public static let joinContractions = Options(rawValue: 32)
  }

  /// What can be asked.
  public let tagSchemes: [NLTagScheme]
  /// The text; nil for none.
  open var string: String?

  /// Creates a tagger that can be asked about some schemes.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// Returns what can be asked in a language: nothing here.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme]
  { [] }

  /// The language of the text; nil if its letters do not tell.
  open var dominantLanguage: NLLanguage? {
    string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }

  /// Sets the language of a range, which makes no difference here.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  /// Calls a function with each part in a range and nil, until it returns false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) {
      guard block(tag, part) else { return }
    }
  }

  /// Returns the parts in a range, each with nil.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    report()
    guard unit != .word || !options.contains(.omitWords) else { return [] }
    return tokenizer(unit).tokens(for: range).map { (nil, $0) }
  }

  /// Returns the part at an index, with nil.
  open func tag(
    at characterIndex: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    report()
    return (nil, tokenizer(unit).tokenRange(at: characterIndex))
  }

  /// Returns the part at an index.
  open func tokenRange(at characterIndex: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    tokenizer(unit).tokenRange(at: characterIndex)
  }

  private func tokenizer(_ unit: NLTokenUnit) -> NLTokenizer {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return tokenizer
  }

  private func report() { reportUnavailable("NLTagger", answer: "nothing is known about words") }
}

/// How the distance of two meanings is measured.
public enum NLDistanceType: Int, Sendable {
  /// By the angle between their directions.
  case cosine = 0
}

/// Meanings of words as directions, of which there are none here.
open class NLEmbedding: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// Returns the meanings of a language's words: nil, as there are no models.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns the meanings of a language's sentences: nil, as there are no models.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns the distance of two texts, which is the largest, 2.
  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> Double { 2 }
  /// Returns the direction of a text: nil, as none is known.
  open func vector(for string: String) -> [Double]? { nil }
  /// Returns the texts that are nearest to a text: none, as none is known.
  open func neighbors(
    for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, Double)] { [] }
  /// Returns the texts that are nearest to a direction: none, as none is known.
  open func neighbors(
    for vector: [Double], maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, Double)] { [] }
  /// How many numbers a direction has: none here.
  open var dimension: Int { 0 }
  /// How many texts are known: none here.
  open var vocabularySize: Int { 0 }
  /// The language of the texts; nil here.
  open var language: NLLanguage? { nil }
  /// Returns whether the meaning of a text is known; false here.
  open func contains(_ string: String) -> Bool { false }
}
