// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that a parameter can have as its value, such as a destination that a person chooses for a widget.
///
/// The classes that are generated from a definition's types derive from this one.
open class INObject: NSObject, NSCopying, INSpeakable {
  /// The values of the properties that a generated class declares.
  public var generatedValues = INGeneratedValues()

  /// What tells the object from others of its type.
  public let identifier: String?

  /// What people read.
  public let displayString: String

  /// How the object is spoken; nil for as it is read.
  public let pronunciationHint: String?

  /// What people read below the title.
  open var subtitleString: String?

  /// The image beside the title.
  open var displayImage: INImage?

  /// Other names of the object.
  open private(set) var alternativeSpeakableMatches: [INSpeakableString]?

  /// Makes an object.
  ///
  /// - Parameters:
  ///   - identifier: What tells the object from others of its type.
  ///   - displayString: What people read.
  ///   - pronunciationHint: How it is spoken; nil for as it is read.
  ///   - subtitleString: What people read below the title.
  ///   - displayImage: The image beside the title.
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

  /// Makes an object with a title.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: nil,
      image: nil)
  }

  /// Makes an object with a title that is spoken differently.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: nil, image: nil)
  }

  /// Makes an object with a title, a subtitle and an image.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  /// Whether the class can be archived safely: generated classes say that they can.
  open class var supportsSecureCoding: Bool { true }

  /// The properties that the class declares, in the order of the definition.
  open class var generatedProperties: [INGeneratedProperty] { [] }

  /// Gives the object other names.
  open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternativeSpeakableMatches = matches
  }

  /// The text that is spoken: the title.
  public var spokenPhrase: String { displayString }

  /// What tells the object from others in a vocabulary: its identifier.
  public var vocabularyIdentifier: String? { identifier }

  /// The same object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint,
      subtitle: subtitleString, image: displayImage)
    copy.generatedValues = generatedValues
    copy.alternativeSpeakableMatches = alternativeSpeakableMatches
    return copy
  }

  /// Whether another object is of the same class and has the same identifier; the same title, if neither has one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self),
      identifier == other.identifier
    else { return false }
    return identifier != nil || displayString == other.displayString
  }

  /// The hash of the identifier; of the title, if there is none.
  open override var hash: Int { (identifier ?? displayString).hashValue }

  /// The class, the identifier and the title.
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

  /// The object of this class that JSON describes; nil if the JSON does not.
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
