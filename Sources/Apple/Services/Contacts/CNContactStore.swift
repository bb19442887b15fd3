// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The kinds of records that an app asks for.
public enum CNEntityType: Int, Sendable {
  /// The contacts of the user.
  case contacts = 0
}

/// Whether the app may use the user's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device forbids it, and the user cannot change that.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case authorized = 3
  /// The user chose some of the contacts.
  case limited = 4
}

/// The user's contacts, which answer as on a device whose user denied access.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store without any contacts.
  public override init() {}

  /// Returns the app's authorization: always denied here.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  /// Asks for access to the contacts: the user is not asked, and the handler gets false and
  /// ``CNError/Code/authorizationDenied``.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = refused()
    DispatchQueue.global().async { completionHandler(false, error) }
  }

  /// Asks for access to the contacts: the user is not asked.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refused() }

  /// Fetches the contacts that match a predicate.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refused() }

  /// Fetches the contact with an identifier.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refused() }

  /// Calls a block with each contact of a request; it is never called here.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refused() }

  /// Fetches the groups that match a predicate; nil asks for all.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw refused() }

  /// Fetches the containers that match a predicate; nil asks for all.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw refused() }

  /// Saves the changes of a request.
  ///
  /// - Throws: Always ``CNError/Code/authorizationDenied``.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw refused() }

  /// The token of the newest change; always nil here.
  open var currentHistoryToken: Data? { nil }

  /// Returns the identifier of the container of new contacts; always empty here.
  open func defaultContainerIdentifier() -> String { "" }

  private func refused() -> CNError {
    reportUnavailable("CNContactStore", answer: "the user said no, and there are no contacts")
    return CNError(.authorizationDenied)
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the contacts change; never posted here.
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The user's settings of contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let defaults = CNContactsUserDefaults()

  /// Returns the settings of the user, of which there is one value.
  open class func shared() -> CNContactsUserDefaults { defaults }

  /// The order of contacts in lists: by family names, as it is until a user changes it.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The code of the country of the user, in lower case; "us" where the device has none.
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
