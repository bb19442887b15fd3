// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An object that is a value of a parameter, such as a destination that the user chooses for a
/// widget.
///
/// Classes that are generated from the types of a definition are subclasses of it.
open class INObject: NSObject, NSCopying, INSpeakable {
  /// The values of the properties that a generated class declares.
  public var generatedValues = INGeneratedValues()

  /// The identifier of the object among others of its type; nil for none.
  public let identifier: String?

  /// The title that users see.
  public let displayString: String

  /// The pronunciation of the title; nil is that of its text.
  public let pronunciationHint: String?

  /// The subtitle that users see below the title; nil for none.
  open var subtitleString: String?

  /// The image beside the title; nil for none.
  open var displayImage: INImage?

  /// Other names of the object; nil for none.
  open private(set) var alternativeSpeakableMatches: [INSpeakableString]?

  /// Creates an object with all of its properties.
  ///
  /// - Parameters:
  ///   - identifier: The identifier among others of its type; nil for none.
  ///   - displayString: The title that users see.
  ///   - pronunciationHint: The pronunciation of the title; nil is that of its text.
  ///   - subtitleString: The subtitle below the title; nil for none.
  ///   - displayImage: The image beside the title; nil for none.
  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  /// Creates an object with a title.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil,
      image: nil)
  }

  /// Creates an object with a title and its pronunciation.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: nil, image: nil)
  }

  /// Creates an object with a title, a subtitle and an image.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  /// Whether the class supports secure coding, as generated classes declare; always true here.
  open class var supportsSecureCoding: Bool { true }

  /// The properties that the class declares, in the order of the definition.
  open class var generatedProperties: [INGeneratedProperty] { [] }

  /// Sets other names of the object; nil removes them.
  open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternativeSpeakableMatches = matches
  }

  /// The text that is spoken: the title.
  public var spokenPhrase: String { displayString }

  /// The identifier in a vocabulary: that of the object.
  public var vocabularyIdentifier: String? { identifier }

  /// Returns a copy of the object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: subtitleString, image: displayImage)
    copy.generatedValues = generatedValues
    copy.alternativeSpeakableMatches = alternativeSpeakableMatches
    return copy
  }

  /// Returns whether another object has the same class and identifier, or the same title if neither
  /// has an identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self),
      identifier == other.identifier
    else { return false }
    return identifier != nil || displayString == other.displayString
  }

  /// The hash value of the identifier, or of the title if there is none.
  open override var hash: Int { (identifier ?? displayString).hashValue }

  /// The name of the class, the identifier and the title.
  open override var description: String {
    "<\(type(of: self)): \(identifier ?? "nil"), \(displayString)>"
  }
}

extension INObject: INJSONObject {
  var jsonObject: [String: Any] {
    let values = generatedValues.json(of: Self.generatedProperties)
    return .members([
      "identifier": identifier, "display": displayString, "pronunciationHint": pronunciationHint,
      "subtitle": subtitleString, "image": displayImage?.jsonObject,
      "alternatives": alternativeSpeakableMatches?.map(\.jsonObject),
      "values": values.isEmpty ? nil : values,
    ])
  }

  /// Creates an object of this class from JSON; nil if the JSON does not describe one.
  static func object(json: [String: Any]) -> Self? {
    guard let display = json.string("display") else { return nil }
    let object = Self(
      identifier: json.string("identifier"), display: display,
      pronunciationHint: json.string("pronunciationHint"), subtitle: json.string("subtitle"),
      image: json.object("image").flatMap(INImage.init(json:)))
    object.alternativeSpeakableMatches = json.objects("alternatives")?
      .compactMap(INSpeakableString.init(json:))
    do { try object.generatedValues.read(json.object("values") ?? [:], generatedProperties) } catch
    {
      return nil
    }
    return object
  }
}
