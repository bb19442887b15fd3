// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A value of a contact with a label that says what it is for.
open class CNLabeledValue<ValueType: NSCopying>: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the value, which a copy with another label or value keeps.
  public let identifier: String
  /// The label, such as `CNLabelHome` or the user's own words; nil without one.
  public let label: String?
  /// The value, such as a phone number.
  public let value: ValueType

  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
  }

  private init(identifier: String, label: String?, value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
  }

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the same value with another label.
  open func settingLabel(_ label: String?) -> CNLabeledValue {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// Returns another value with the same label.
  open func settingValue(_ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// Returns another value with another label.
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// Returns a label as it is shown to the user: in English here, and the user's own unchanged.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    let name = label.dropFirst(4).dropLast(4)
    return name.hasSuffix("FAX")
      ? "\(name.dropLast(3).lowercased()) fax" : name.lowercased()
  }
}

/// A phone number as it was typed.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The number as it was typed.
  public let stringValue: String

  /// Creates a number from what was typed.
  public init(stringValue string: String) { stringValue = string }

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object is the same number.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  /// A hash of the number.
  open override var hash: Int { stringValue.hashValue }
}

/// A person who is related to a contact.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the person.
  public let name: String

  /// Creates a relation to a person.
  public init(name: String) { self.name = name }

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A profile in a social network.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
  /// The address of the profile; empty without one.
  public let urlString: String
  /// The name of the user; empty without one.
  public let username: String
  /// The identifier of the user in the network; empty without one.
  public let userIdentifier: String
  /// The network, such as `CNSocialProfileServiceTwitter`; empty without one.
  public let service: String

  /// Creates a profile; nil is kept as an empty text.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns the name of a network as it is shown: unchanged here.
  open class func localizedString(forService service: String) -> String { service }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Facebook, as the service of a profile.
public let CNSocialProfileServiceFacebook = "Facebook"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// LinkedIn, as the service of a profile.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Twitter, as the service of a profile.
public let CNSocialProfileServiceTwitter = "Twitter"

/// An address in a service of messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the user.
  public let username: String
  /// The service, such as Skype.
  public let service: String

  /// Creates an address in a service.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }

  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns the name of a service as it is shown: unchanged here.
  open class func localizedString(forService service: String) -> String { service }
}
