// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What every request for records is.
open class CNFetchRequest: NSObject, @unchecked Sendable {
  override init() {}
}

/// A request for contacts.
open class CNContactFetchRequest: CNFetchRequest, @unchecked Sendable {
  /// Which contacts to fetch; nil asks for all.
  open var predicate: NSPredicate?
  /// The values to fetch.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the fetched contacts can be changed.
  open var mutableObjects = false
  /// Whether the contacts of one person are fetched as one.
  open var unifyResults = true
  /// The order of the contacts.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for values of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to save together; they are kept only until the store refuses them.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// The name of the app in the history of changes; nil without one.
  open var transactionAuthor: String?
  /// Whether the changed contacts are fetched again.
  open var shouldRefetchContacts = true

  /// Creates a request without changes.
  public override init() {}

  /// Adds a contact to a container; nil is the default one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Notes a change of a contact, which a save refuses here.
  open func update(_ contact: CNMutableContact) {}
  /// Notes the deletion of a contact, which a save refuses here.
  open func delete(_ contact: CNMutableContact) {}
  /// Adds a group to a container; nil is the default one.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  /// Notes a change of a group, which a save refuses here.
  open func update(_ group: CNMutableGroup) {}
  /// Notes the deletion of a group, which a save refuses here.
  open func delete(_ group: CNMutableGroup) {}
  /// Puts a group into another.
  open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {}
  /// Takes a group out of another.
  open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {}
  /// Puts a contact into a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  /// Takes a contact out of a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// A group of contacts.
open class CNGroup: NSObject, Identifiable, @unchecked Sendable {
  fileprivate var storedName = ""
  /// The identifier of the group.
  public let identifier = UUID().uuidString
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// The name of the group; empty until it is set.
  open var name: String { storedName }

  /// Creates a group without a name.
  public override init() {}

  /// Returns a predicate for the groups with identifiers; it matches nothing here.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for the groups of a container; it matches nothing here.
  open class func predicateForGroupsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// A group that an app makes or changes.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  /// The name of the group; empty until it is set.
  open override var name: String {
    get { storedName }
    set { storedName = newValue }
  }
}

/// The kinds of accounts that hold contacts.
public enum CNContainerType: Int, Sendable {
  /// It is not known.
  case unassigned = 0
  /// The contacts are on the device alone.
  case local = 1
  /// A server of Exchange.
  case exchange = 2
  /// A server of CardDAV, such as iCloud.
  case cardDAV = 3
}

/// A container of contacts, of which there is none here.
open class CNContainer: NSObject, Identifiable, @unchecked Sendable {
  /// The identifier of the container.
  public let identifier = UUID().uuidString
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// The name of the container; empty here.
  open var name: String { "" }
  /// What keeps the contacts; not known here.
  open var type: CNContainerType { .unassigned }

  /// Creates a container that is in no store.
  public override init() {}

  /// Returns a predicate for the containers with identifiers; it matches nothing here.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for the container of a contact; it matches nothing here.
  open class func predicateForContainerOfContact(
    withIdentifier contactIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate for the container of a group; it matches nothing here.
  open class func predicateForContainerOfGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}

extension CNContact {
  /// Returns a predicate for the contacts with a name; it matches nothing here.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for the contacts with an email address; it matches nothing here.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for the contacts with a phone number; it matches nothing here.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for the contacts with identifiers; it matches nothing here.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for the contacts of a group; it matches nothing here.
  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate for the contacts of a container; it matches nothing here.
  public class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the words for a key: those in the key, in lower case, here.
  public class func localizedString(forKey key: String) -> String {
    key.reduce(into: "") { words, character in
      words += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }

  /// Returns a comparison of contacts by an order; by family names for the user's own.
  public class func comparator(
    forNameSortOrder sortOrder: CNContactSortOrder
  ) -> (Any, Any) -> ComparisonResult {
    { first, second in
      guard let first = first as? CNContact, let second = second as? CNContact else {
        return .orderedSame
      }
      let names = [first, second].map {
        sortOrder == .givenName
          ? "\($0.givenName) \($0.familyName)" : "\($0.familyName) \($0.givenName)"
      }
      return sortOrder == .none ? .orderedSame : names[0].localizedCompare(names[1])
    }
  }

  /// Returns the keys that ``comparator(forNameSortOrder:)`` needs.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    SeveralKeys(keys: [CNContactGivenNameKey, CNContactFamilyNameKey])
  }
}
