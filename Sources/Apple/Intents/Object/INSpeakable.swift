// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that can be spoken.
public protocol INSpeakable: NSObjectProtocol {
  /// The text that is spoken.
  var spokenPhrase: String { get }

  /// How it is spoken; nil for as it is read.
  var pronunciationHint: String? { get }

  /// What tells it from others in a vocabulary.
  var vocabularyIdentifier: String? { get }

  /// Other names.
  var alternativeSpeakableMatches: [INSpeakableString]? { get }
}

/// A text, and how it is spoken.
open class INSpeakableString: NSObject, INSpeakable, NSCopying, INJSONObject {
  /// The text.
  public let spokenPhrase: String

  /// How it is spoken; nil for as it is read.
  public let pronunciationHint: String?

  /// What tells it from others in a vocabulary.
  public let vocabularyIdentifier: String?

  /// Other names: none.
  open var alternativeSpeakableMatches: [INSpeakableString]? { nil }

  /// Makes a text of a vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  /// Makes a text.
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
  }

  /// The text itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same text, spoken alike.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INSpeakableString).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the text.
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
