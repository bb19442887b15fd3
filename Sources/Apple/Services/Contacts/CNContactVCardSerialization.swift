// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A reader and writer of vCards with names, organizations, numbers, addresses and notes.
open class CNContactVCardSerialization: NSObject, @unchecked Sendable {
  /// Returns the keys that vCards are written from.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    SeveralKeys(keys: [
      CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
      CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey,
      CNContactOrganizationNameKey, CNContactJobTitleKey, CNContactPhoneNumbersKey,
      CNContactEmailAddressesKey, CNContactPostalAddressesKey, CNContactUrlAddressesKey,
      CNContactBirthdayKey, CNContactNoteKey,
    ])
  }

  /// Returns vCards of version 3.0; it never throws here.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.flatMap(lines).map { $0 + "\r\n" }.joined().utf8)
  }

  /// Returns the contacts of vCards.
  ///
  /// - Throws: ``CNError/Code/vCardMalformed`` if there is none in the data.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\n ", with: "")
    var contacts: [CNContact] = []
    var contact: CNMutableContact?
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(line[line.index(after: colon)...])
      let parts = line[..<colon].uppercased().split(separator: ";").map(String.init)
      switch (parts.first?.split(separator: ".").last.map(String.init), contact) {
      case ("BEGIN", _): contact = CNMutableContact()
      case ("END", let finished?):
        contacts.append(finished)
        contact = nil
      case (let name?, let contact?): read(name, parts.dropFirst().joined(), value, into: contact)
      default: break
      }
    }
    if contacts.isEmpty { throw CNError(.vCardMalformed) }
    return contacts
  }

  private static func lines(of contact: CNContact) -> [String] {
    let names = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
      contact.nameSuffix,
    ]
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + names.map(escaped).joined(separator: ";")]
    let fullName = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
    lines.append("FN:" + escaped(fullName))
    for (name, value) in [
      ("NICKNAME", contact.nickname), ("ORG", contact.organizationName),
      ("TITLE", contact.jobTitle), ("NOTE", contact.note),
    ] where !value.isEmpty { lines.append("\(name):\(escaped(value))") }
    for number in contact.phoneNumbers {
      lines.append("TEL\(type(number.label)):\(escaped(number.value.stringValue))")
    }
    for address in contact.emailAddresses {
      lines.append("EMAIL\(type(address.label)):\(escaped(address.value as String))")
    }
    for address in contact.urlAddresses {
      lines.append("URL\(type(address.label)):\(escaped(address.value as String))")
    }
    for address in contact.postalAddresses {
      let parts = [
        "", "", address.value.street, address.value.city, address.value.state,
        address.value.postalCode, address.value.country,
      ]
      lines.append("ADR\(type(address.label)):" + parts.map(escaped).joined(separator: ";"))
    }
    if let birthday = contact.birthday, let year = birthday.year, let month = birthday.month,
      let day = birthday.day
    {
      lines.append(String(format: "BDAY:%04d-%02d-%02d", year, month, day))
    }
    return lines + ["END:VCARD"]
  }

  private static func read(
    _ name: String, _ parameters: String, _ value: String, into contact: CNMutableContact
  ) {
    let label: String? =
      parameters.contains("CELL")
      ? CNLabelPhoneNumberMobile
      : parameters.contains("HOME")
        ? CNLabelHome : parameters.contains("WORK") ? CNLabelWork : nil
    let parts = split(value)
    let text = parts.joined(separator: ";")
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    switch name {
    case "N":
      contact.familyName = part(0)
      contact.givenName = part(1)
      contact.middleName = part(2)
      contact.namePrefix = part(3)
      contact.nameSuffix = part(4)
    case "NICKNAME": contact.nickname = text
    case "ORG": contact.organizationName = part(0)
    case "TITLE": contact.jobTitle = text
    case "NOTE": contact.note = text
    case "TEL":
      contact.phoneNumbers.append(
        CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text)))
    case "EMAIL":
      contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
    case "URL":
      contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
    case "ADR":
      let address = CNMutablePostalAddress()
      address.street = part(2)
      address.city = part(3)
      address.state = part(4)
      address.postalCode = part(5)
      address.country = part(6)
      contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
    case "BDAY":
      let numbers = value.prefix(10).split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 3 else { return }
      contact.birthday = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    default: break
    }
  }

  private static func type(_ label: String?) -> String {
    switch label {
    case CNLabelHome: ";type=HOME"
    case CNLabelWork: ";type=WORK"
    case CNLabelPhoneNumberMobile: ";type=CELL"
    default: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
      .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
  }

  private static func split(_ value: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in value {
      if isEscaped {
        parts[parts.count - 1].append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
