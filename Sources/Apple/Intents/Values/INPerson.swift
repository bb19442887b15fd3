// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A person with a name and a handle.
open class INPerson: NSObject, INSpeakable, NSCopying, INJSONObject {
  /// The handle by which the person can be reached; nil if unknown.
  public let personHandle: INPersonHandle?

  /// The components of the name; nil if unknown.
  public let nameComponents: PersonNameComponents?

  /// The name that users see.
  public let displayName: String

  /// The image of the person; nil for none.
  public let image: INImage?

  /// The identifier of the contact; nil if unknown.
  public let contactIdentifier: String?

  /// The identifier in the app; nil if unknown.
  public let customIdentifier: String?

  /// Whether the person is the user of the device.
  public let isMe: Bool

  /// Creates a person.
  ///
  /// - Parameters:
  ///   - personHandle: The handle by which the person can be reached.
  ///   - nameComponents: The components of the name.
  ///   - displayName: The name that users see; nil is that of the components, or else the handle.
  ///   - image: The image of the person.
  ///   - contactIdentifier: The identifier of the contact.
  ///   - customIdentifier: The identifier in the app.
  ///   - isMe: Whether the person is the user of the device.
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

  /// The pronunciation of the name: always nil, which is that of its spelling.
  public var pronunciationHint: String? { nil }

  /// The identifier in a vocabulary: that in the app.
  public var vocabularyIdentifier: String? { customIdentifier }

  /// Other names of the person: always nil.
  public var alternativeSpeakableMatches: [INSpeakableString]? { nil }

  /// Returns the person itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same person, by everything but name components other
  /// than given and family name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPerson).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the name.
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

/// The type of a person's handle.
public enum INPersonHandleType: Int, Sendable {
  /// The type is unknown.
  case unknown = 0
  /// An email address.
  case emailAddress
  /// A phone number.
  case phoneNumber
}

/// The label of a handle, such as `home`.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The name of the label.
  public let rawValue: String

  /// Creates a label from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a label from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A handle for the home.
  public static let home = Self("home")

  /// A handle for work.
  public static let work = Self("work")

  /// A handle on an iPhone.
  public static let iPhone = Self("iPhone")

  /// A handle on a mobile phone.
  public static let mobile = Self("mobile")

  /// The main handle of the person.
  public static let main = Self("main")

  /// A handle for the school.
  public static let school = Self("school")

  /// A handle for another purpose.
  public static let other = Self("other")
}

/// A handle by which a person can be reached: an email address, a phone number or a name in the
/// app.
open class INPersonHandle: NSObject, NSCopying, INJSONObject {
  /// The address, number or name; nil if unknown.
  public let value: String?

  /// The type of the handle.
  public let type: INPersonHandleType

  /// The label of the handle; nil for none.
  public let label: INPersonHandleLabel?

  /// Creates a handle of a type.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }

  /// Returns the handle itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same handle.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPersonHandle).map { isSameJSON($0.jsonObject, jsonObject) } ?? false
  }

  /// The hash value of the value.
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
