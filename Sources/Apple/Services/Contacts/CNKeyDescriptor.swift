// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a request fetches of contacts: a key, or the keys that a formatter needs.
public protocol CNKeyDescriptor {}

/// A key is used as a descriptor of itself.
extension String: CNKeyDescriptor {}

/// A key is used as a descriptor of itself.
extension NSString: CNKeyDescriptor {}

struct SeveralKeys: CNKeyDescriptor {
  let keys: [String]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier, which is always fetched.
public let CNContactIdentifierKey = "identifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/contactType``.
public let CNContactTypeKey = "contactType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/namePrefix``.
public let CNContactNamePrefixKey = "namePrefix"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/givenName``.
public let CNContactGivenNameKey = "givenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/middleName``.
public let CNContactMiddleNameKey = "middleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/familyName``.
public let CNContactFamilyNameKey = "familyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/previousFamilyName``.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/nameSuffix``.
public let CNContactNameSuffixKey = "nameSuffix"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/nickname``.
public let CNContactNicknameKey = "nickname"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/organizationName``.
public let CNContactOrganizationNameKey = "organizationName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/departmentName``.
public let CNContactDepartmentNameKey = "departmentName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/jobTitle``.
public let CNContactJobTitleKey = "jobTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/phoneticGivenName``.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/phoneticMiddleName``.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/phoneticFamilyName``.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/phoneticOrganizationName``.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/note``.
public let CNContactNoteKey = "note"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/imageData``.
public let CNContactImageDataKey = "imageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/thumbnailImageData``.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/imageDataAvailable``.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/phoneNumbers``.
public let CNContactPhoneNumbersKey = "phoneNumbers"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/emailAddresses``.
public let CNContactEmailAddressesKey = "emailAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/postalAddresses``.
public let CNContactPostalAddressesKey = "postalAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/urlAddresses``.
public let CNContactUrlAddressesKey = "urlAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/contactRelations``.
public let CNContactRelationsKey = "contactRelations"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/socialProfiles``.
public let CNContactSocialProfilesKey = "socialProfiles"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/instantMessageAddresses``.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/birthday``.
public let CNContactBirthdayKey = "birthday"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/nonGregorianBirthday``.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of ``CNContact/dates``.
public let CNContactDatesKey = "dates"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the exception that a device raises for a key that was not fetched.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedExceptionName"
