// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import Contacts

func useContacts() async throws {
  let store = CNContactStore()
  expect(CNContactStore.authorizationStatus(for: .contacts) == .denied, "the user said no")
  let answer = await withCheckedContinuation { continuation in
    store.requestAccess(for: .contacts) { granted, error in
      expect((error as? CNError)?.code == .authorizationDenied, "the callback says why")
      continuation.resume(returning: granted)
    }
  }
  expect(!answer, "the callback says no")
  do {
    _ = try await store.requestAccess(for: .contacts)
    expect(false, "access is refused")
  } catch CNError.authorizationDenied {
  } catch { expect(false, "the error is CNError") }

  let keys: [CNKeyDescriptor] = [
    CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
    CNContactPhoneNumbersKey as CNKeyDescriptor, CNContactBirthdayKey as NSString,
  ]
  let keys2 = [CNContactGivenNameKey, CNContactFamilyNameKey] as [CNKeyDescriptor]
  let request = CNContactFetchRequest(keysToFetch: keys + keys2)
  request.sortOrder = .userDefault
  var found: [CNContact] = []
  do {
    try store.enumerateContacts(with: request) { contact, stop in
      found.append(contact)
      stop.pointee = true
    }
  } catch { expect((error as NSError).code == 100, "the error has Apple's code") }
  let matching = try? store.unifiedContacts(
    matching: CNContact.predicateForContacts(matchingName: "Ann"), keysToFetch: keys)
  expect(found.isEmpty && matching == nil, "there are no contacts")

  let contact = CNMutableContact()
  contact.givenName = "Ann"
  contact.familyName = "Lee"
  contact.birthday = DateComponents(month: 5, day: 1)
  contact.phoneNumbers = [
    CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))
  ]
  contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@b.c" as NSString)]
  let address = CNMutablePostalAddress()
  address.street = "1 Main St"
  address.city = "Springfield"
  contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
  let copy = contact.copy() as! CNContact
  expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ann Lee", "a name is written")
  expect(copy.phoneNumbers.first?.value.stringValue == "123", "a number is kept")
  expect(copy.emailAddresses.map { $0.value as String } == ["a@b.c"], "an address is kept")
  expect(!copy.imageDataAvailable && copy.thumbnailImageData == nil, "there is no picture")
  expect(
    CNLabeledValue<NSString>.localizedString(forLabel: copy.phoneNumbers[0].label!) == "mobile",
    "a label is shown in words")
  expect(
    CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
      == "1 Main St\nSpringfield", "an address has lines")
  contact.note = "a;b\nc"
  let card = try CNContactVCardSerialization.data(with: [contact])
  let read = try CNContactVCardSerialization.contacts(with: card)
  expect(
    read.count == 1 && read[0].givenName == "Ann" && read[0].note == "a;b\nc", "a vCard is read")
  expect(read[0].postalAddresses.first?.value.city == "Springfield", "an address is read")
  expect(read[0].phoneNumbers.first?.label == CNLabelPhoneNumberMobile, "a label is read")
  expect(
    CNContact.localizedString(forKey: CNContactGivenNameKey) == "given name", "a key has words")
  expect((try? CNContactVCardSerialization.contacts(with: Data())) == nil, "nothing is no vCard")
  let save = CNSaveRequest()
  save.add(contact, toContainerWithIdentifier: nil)
  expect((try? store.execute(save)) == nil, "nothing is saved")
  _ = NotificationCenter.default.addObserver(
    forName: .CNContactStoreDidChange, object: nil, queue: nil
  ) { _ in }
}
