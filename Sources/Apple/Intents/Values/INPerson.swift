// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A person: a name, and how to reach them.
open class INPerson: NSObject, INSpeakable, NSCopying, INJSONObject {
  /// How the person is reached.
  public let personHandle: INPersonHandle?

  /// The parts of the name.
  public let nameComponents: PersonNameComponents?

  /// The name for people.
  public let displayName: String

  /// The picture.
  public let image: INImage?

  /// The identifier in the address book.
  public let contactIdentifier: String?

  /// The identifier in the app.
  public let customIdentifier: String?

  /// Whether it is the person who uses the device.
  public let isMe: Bool

  /// Makes a person.
  ///
  /// - Parameters:
  ///   - personHandle: How they are reached.
  ///   - nameComponents: The parts of the name.
  ///   - displayName: The name for people; nil for that of the parts, or of the handle.
  ///   - image: The picture.
  ///   - contactIdentifier: The identifier in the address book.
  ///   - customIdentifier: The identifier in the app.
  ///   - isMe: Whether it is the person who uses the device.
  public init(
    personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap(\.self)
    self.displayName =
      displayName ?? (parts.isEmpty ? personHandle?.value ?? "" : parts.joined(separator: " "))
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
  }

  /// The text that is spoken: the name.
  public var spokenPhrase: String { displayName }

  /// How the name is spoken: as it is read.
  public var pronunciationHint: String? { nil }

  /// What tells the person from others in a vocabulary.
  public var vocabularyIdentifier: String? { customIdentifier }

  /// Other names: none.
  public var alternativeSpeakableMatches: [INSpeakableString]? { nil }

  /// The person itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same person, by everything but the parts of the name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPerson).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the name.
  open override var hash: Int { displayName.hashValue }

  var jsonObject: [String: Any] {
    .members([
      "displayName": displayName, "handle": personHandle?.jsonObject,
      "givenName": nameComponents?.givenName, "familyName": nameComponents?.familyName,
      "image": image?.jsonObject, "contactIdentifier": contactIdentifier,
      "customIdentifier": customIdentifier, "isMe": isMe ? true : nil,
    ])
  }

  convenience init?(json: [String: Any]) {
    guard let name = json.string("displayName") else { return nil }
    var components: PersonNameComponents?
    if json["givenName"] != nil || json["familyName"] != nil {
      components = PersonNameComponents()
      components?.givenName = json.string("givenName")
      components?.familyName = json.string("familyName")
    }
    self.init(
      personHandle: json.object("handle").flatMap(INPersonHandle.init(json:)),
      nameComponents: components, displayName: name,
      image: json.object("image").flatMap(INImage.init(json:)),
      contactIdentifier: json.string("contactIdentifier"),
      customIdentifier: json.string("customIdentifier"), isMe: json["isMe"] as? Bool ?? false)
  }
}

/// What a person is reached by.
public enum INPersonHandleType: Int, Sendable {
  /// It is not known what it is.
  case unknown = 0
  /// A mail address.
  case emailAddress
  /// A phone number.
  case phoneNumber
}

/// What a handle is for, like `home`.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a label.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// At home.
  public static let home = Self("home")

  /// At work.
  public static let work = Self("work")

  /// An iPhone.
  public static let iPhone = Self("iPhone")

  /// A mobile phone.
  public static let mobile = Self("mobile")

  /// The main one.
  public static let main = Self("main")

  /// The school.
  public static let school = Self("school")

  /// Something else.
  public static let other = Self("other")
}

/// What a person is reached by: a mail address, a phone number, or a name that the app knows.
open class INPersonHandle: NSObject, NSCopying, INJSONObject {
  /// The address, number or name.
  public let value: String?

  /// What it is.
  public let type: INPersonHandleType

  /// What it is for.
  public let label: INPersonHandleLabel?

  /// Makes a handle.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }

  /// The handle itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same handle.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPersonHandle).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash of the value.
  open override var hash: Int { value.hashValue }

  var jsonObject: [String: Any] {
    .members(["value": value, "type": type.rawValue, "label": label?.rawValue])
  }

  convenience init?(json: [String: Any]) {
    let type = (json["type"] as? Int).flatMap(INPersonHandleType.init(rawValue:))
    self.init(
      value: json.string("value"), type: type ?? .unknown,
      label: json.string("label").map { INPersonHandleLabel($0) })
  }
}
