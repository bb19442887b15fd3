// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An object that can be spoken.
public protocol INSpeakable: NSObjectProtocol {
  /// The text that is spoken.
  var spokenPhrase: String { get }

  /// The pronunciation of the text; nil is that of its spelling.
  var pronunciationHint: String? { get }

  /// The identifier in a vocabulary; nil for none.
  var vocabularyIdentifier: String? { get }

  /// Other names of the object; nil for none.
  var alternativeSpeakableMatches: [INSpeakableString]? { get }
}

/// A string with its pronunciation.
open class INSpeakableString: NSObject, INSpeakable, NSCopying, INJSONObject {
  /// The text that is spoken.
  public let spokenPhrase: String

  /// The pronunciation of the text; nil is that of its spelling.
  public let pronunciationHint: String?

  /// The identifier in a vocabulary; nil for none.
  public let vocabularyIdentifier: String?

  /// Other names of the string: always nil.
  open var alternativeSpeakableMatches: [INSpeakableString]? { nil }

  /// Creates a string of a vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  /// Creates a string without an identifier and a pronunciation.
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  /// Returns the string itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same string with the same pronunciation and identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INSpeakableString).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the text.
  open override var hash: Int { spokenPhrase.hashValue }

  var jsonObject: [String: Any] {
    .members([
      "spokenPhrase": spokenPhrase, "pronunciationHint": pronunciationHint,
      "vocabularyIdentifier": vocabularyIdentifier,
    ])
  }

  convenience init?(json: [String: Any]) {
    guard let phrase = json.string("spokenPhrase") else { return nil }
    guard let identifier = json.string("vocabularyIdentifier") else {
      self.init(spokenPhrase: phrase)
      return
    }
    self.init(
      vocabularyIdentifier: identifier, spokenPhrase: phrase,
      pronunciationHint: json.string("pronunciationHint"))
  }
}
