// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a contact is.
public enum CNContactType: Int, Sendable {
  /// A person, which a new contact is.
  case person = 0
  /// A company or another organization.
  case organization = 1
}

/// The order of fetched contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// Contacts come in any order.
  case none = 0
  /// The order that the user chose in Settings.
  case userDefault = 1
  /// Contacts are sorted by given names.
  case givenName = 2
  /// Contacts are sorted by family names.
  case familyName = 3
}

struct ContactValues {
  var contactType: CNContactType = CNContactType.person
  var namePrefix: String = ""
  var givenName: String = ""
  var middleName: String = ""
  var familyName: String = ""
  var previousFamilyName: String = ""
  var nameSuffix: String = ""
  var nickname: String = ""
  var organizationName: String = ""
  var departmentName: String = ""
  var jobTitle: String = ""
  var phoneticGivenName: String = ""
  var phoneticMiddleName: String = ""
  var phoneticFamilyName: String = ""
  var phoneticOrganizationName: String = ""
  var note: String = ""
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var dates: [CNLabeledValue<NSDateComponents>] = []
}

/// A person or an organization, which cannot be changed; here a contact is only what an app made.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
  var values = ContactValues()
  /// The identifier of the contact, which a copy keeps.
  open private(set) var identifier = UUID().uuidString
  /// The same as ``identifier``.
  open var id: String { identifier }

  /// Creates a contact without any values.
  public override init() {}

  init(copying contact: CNContact) {
    values = contact.values
    identifier = contact.identifier
  }

  /// Returns a contact that cannot be changed and has the same values.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(copying: self) }
  /// Returns a `CNMutableContact` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(copying: self) }

  /// Whether the other object is a contact with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }
  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  /// Returns whether the values of a key were fetched: always true here, as an app made it.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether the values of all keys were fetched: always true here, as an app made it.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Returns whether this is unified with a contact: true only for its own identifier here.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    contactIdentifier == identifier
  }
  /// Whether this is a person or an organization.
  open var contactType: CNContactType { values.contactType }
  /// The title before the name, such as Dr.; empty without one.
  open var namePrefix: String { values.namePrefix }
  /// The given name; empty without one.
  open var givenName: String { values.givenName }
  /// The middle name; empty without one.
  open var middleName: String { values.middleName }
  /// The family name; empty without one.
  open var familyName: String { values.familyName }
  /// The family name before a marriage; empty without one.
  open var previousFamilyName: String { values.previousFamilyName }
  /// What follows the name, such as Jr.; empty without it.
  open var nameSuffix: String { values.nameSuffix }
  /// The nickname; empty without one.
  open var nickname: String { values.nickname }
  /// The company or other organization; empty without one.
  open var organizationName: String { values.organizationName }
  /// The department in the organization; empty without one.
  open var departmentName: String { values.departmentName }
  /// The position in the organization; empty without one.
  open var jobTitle: String { values.jobTitle }
  /// How the given name is pronounced; empty if it is not known.
  open var phoneticGivenName: String { values.phoneticGivenName }
  /// How the middle name is pronounced; empty if it is not known.
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  /// How the family name is pronounced; empty if it is not known.
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  /// How the organization is pronounced; empty if it is not known.
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  /// The notes on the contact, which need an entitlement on a device.
  open var note: String { values.note }
  /// The file of the picture; nil without one.
  open var imageData: Data? { values.imageData }
  /// The file of the small picture, here of the picture itself; nil without one.
  open var thumbnailImageData: Data? { values.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// The phone numbers with their labels.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The email addresses with their labels.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The postal addresses with their labels.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  /// The addresses of web pages with their labels.
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  /// The related people; their labels say how.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  /// The profiles in social networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  /// The addresses in services of messages.
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    values.instantMessageAddresses
  }
  /// The day of birth, perhaps without a year; nil if it is not known.
  open var birthday: DateComponents? { values.birthday }
  /// The day of birth in another calendar; nil if there is none.
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  /// Other days, such as an anniversary.
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
}
