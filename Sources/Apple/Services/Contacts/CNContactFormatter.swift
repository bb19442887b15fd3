// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How the name of a contact is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// All parts of the name.
  case fullName = 0
  /// All parts of the name as they are pronounced.
  case phoneticFullName = 1
}

/// The order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The order that the user chose in Settings.
  case userDefault = 0
  /// The given name before the family name.
  case givenNameFirst = 1
  /// The family name before the given name.
  case familyNameFirst = 2
}

/// A writer of names, which puts the given name first, as a device in English does.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How the names are written; the full name until it is set.
  open var style = CNContactFormatterStyle.fullName

  /// Creates a writer of full names.
  public override init() { super.init() }

  /// Creates a writer of full names; what was encoded is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the keys that a style needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    switch style {
    case .fullName:
      SeveralKeys(keys: [
        CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
        CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactOrganizationNameKey,
      ])
    case .phoneticFullName:
      SeveralKeys(keys: [
        CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
        CNContactPhoneticFamilyNameKey,
      ])
    }
  }

  /// The keys that ``nameOrder(for:)`` needs.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
    descriptorForRequiredKeys(for: .fullName)
  }

  /// The keys that ``delimiter(for:)`` needs.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
    descriptorForRequiredKeys(for: .fullName)
  }

  /// Returns the name of a contact, or that of its organization; nil if it has neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      switch style {
      case .fullName:
        [
          contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
          contact.nameSuffix,
        ]
      case .phoneticFullName:
        [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      }
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    guard style == .fullName, !contact.organizationName.isEmpty else { return nil }
    return contact.organizationName
  }

  /// Returns the name of a contact in the writer's style; nil if it has none.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  /// Returns the name of a contact with attributes; nil if it has none.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle,
    defaultAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact, style: style).map {
      NSAttributedString(string: $0, attributes: attributes)
    }
  }

  /// Returns the order in which the name of a contact is written: always the given name first here.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }

  /// Returns what is between the parts of a name: always a space here.
  open class func delimiter(for contact: CNContact) -> String { " " }

  /// Returns the name of an object that is a contact; nil for others.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap { string(from: $0) }
  }
}

/// How a postal address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// In several lines, as on a letter.
  case mailingAddress = 0
}

/// A writer of postal addresses, in the order of the United States here.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How the addresses are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Creates a writer of addresses.
  public override init() { super.init() }

  /// Creates a writer of addresses; what was encoded is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns an address in lines: the street, the city with its state and code, and the country.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    return [
      postalAddress.street, place.filter { !$0.isEmpty }.joined(separator: " "),
      postalAddress.country,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns an address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  /// Returns the lines of an object that is an address; nil for others.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }
}
