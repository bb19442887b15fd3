// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A contact that an app makes or changes.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Whether this is a person or an organization.
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  /// The title before the name, such as Dr.; empty without one.
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  /// The given name; empty without one.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The middle name; empty without one.
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  /// The family name; empty without one.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// The family name before a marriage; empty without one.
  open override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  /// What follows the name, such as Jr.; empty without it.
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  /// The nickname; empty without one.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The company or other organization; empty without one.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// The department in the organization; empty without one.
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  /// The position in the organization; empty without one.
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  /// How the given name is pronounced; empty if it is not known.
  open override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  /// How the middle name is pronounced; empty if it is not known.
  open override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  /// How the family name is pronounced; empty if it is not known.
  open override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  /// How the organization is pronounced; empty if it is not known.
  open override var phoneticOrganizationName: String {
    get { values.phoneticOrganizationName }
    set { values.phoneticOrganizationName = newValue }
  }
  /// The notes on the contact, which need an entitlement on a device.
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  /// The file of the picture; nil without one.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  /// The phone numbers with their labels.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// The email addresses with their labels.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// The postal addresses with their labels.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  /// The addresses of web pages with their labels.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  /// The related people; their labels say how.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { values.contactRelations }
    set { values.contactRelations = newValue }
  }
  /// The profiles in social networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { values.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  /// The addresses in services of messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { values.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  /// The day of birth, perhaps without a year; nil if it is not known.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  /// The day of birth in another calendar; nil if there is none.
  open override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  /// Other days, such as an anniversary.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
}
