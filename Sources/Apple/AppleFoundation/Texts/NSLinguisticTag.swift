// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What is asked about the parts of a text.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value of the system's text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Whether a part is a word.
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  /// The class of a word in grammar.
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  /// What a part is the name of.
  public static let nameType = NSLinguisticTagScheme("NameType")
  /// What a part is the name of, or its class in grammar.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  /// The form of a word in a dictionary.
  public static let lemma = NSLinguisticTagScheme("Lemma")
  /// The language of the text, as a BCP 47 code.
  public static let language = NSLinguisticTagScheme("Language")
  /// The script of the text, as an ISO 15924 code.
  public static let script = NSLinguisticTagScheme("Script")
}

/// What is known about a part of a text.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  /// The text that the system has for it.
  public let rawValue: String
  /// Creates a value of the system's text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value of the system's text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A part that is a word.
  public static let word = NSLinguisticTag("Word")
  /// A mark such as a period.
  public static let punctuation = NSLinguisticTag("Punctuation")
  /// Spaces and ends of lines.
  public static let whitespace = NSLinguisticTag("Whitespace")
  /// A part of another kind, such as a symbol.
  public static let other = NSLinguisticTag("Other")
  /// A word for a thing.
  public static let noun = NSLinguisticTag("Noun")
  /// A word for what is done.
  public static let verb = NSLinguisticTag("Verb")
  /// A word for how a thing is.
  public static let adjective = NSLinguisticTag("Adjective")
  /// A word for how something is done.
  public static let adverb = NSLinguisticTag("Adverb")
  /// A word in place of a name.
  public static let pronoun = NSLinguisticTag("Pronoun")
  /// A word such as an article.
  public static let determiner = NSLinguisticTag("Determiner")
  /// A short word that is none of the others.
  public static let particle = NSLinguisticTag("Particle")
  /// A word for where a thing is.
  public static let preposition = NSLinguisticTag("Preposition")
  /// A number in letters or digits.
  public static let number = NSLinguisticTag("Number")
  /// A word that joins others.
  public static let conjunction = NSLinguisticTag("Conjunction")
  /// A word that is an outcry.
  public static let interjection = NSLinguisticTag("Interjection")
  /// A word by which things are counted.
  public static let classifier = NSLinguisticTag("Classifier")
  /// Words with a meaning together.
  public static let idiom = NSLinguisticTag("Idiom")
  /// A word of another class.
  public static let otherWord = NSLinguisticTag("OtherWord")
  /// A mark that ends a sentence.
  public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
  /// A mark that begins a quotation.
  public static let openQuote = NSLinguisticTag("OpenQuote")
  /// A mark that ends a quotation.
  public static let closeQuote = NSLinguisticTag("CloseQuote")
  /// A parenthesis that opens.
  public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
  /// A parenthesis that closes.
  public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
  /// A mark between two parts of a word.
  public static let wordJoiner = NSLinguisticTag("WordJoiner")
  /// A mark between thoughts.
  public static let dash = NSLinguisticTag("Dash")
  /// Another mark of a sentence.
  public static let otherPunctuation = NSLinguisticTag("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
  /// A space of another kind.
  public static let otherWhitespace = NSLinguisticTag("Whitespace")
  /// The name of somebody.
  public static let personalName = NSLinguisticTag("PersonalName")
  /// The name of a place.
  public static let placeName = NSLinguisticTag("PlaceName")
  /// The name of a company or a group.
  public static let organizationName = NSLinguisticTag("OrganizationName")
}

/// The size of the parts of a text.
public enum NSLinguisticTaggerUnit: Int, Hashable, Sendable {
  /// The text is cut into words.
  case word = 0
  /// The text is cut into sentences.
  case sentence = 1
  /// The text is cut into paragraphs.
  case paragraph = 2
  /// The text is not cut.
  case document = 3
}
