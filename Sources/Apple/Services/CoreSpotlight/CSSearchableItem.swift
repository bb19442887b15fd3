// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import Intents
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that opens an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier of the item in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the words of the search in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the action in an activity.
public let CSActionIdentifier = "kCSActionIdentifier"

/// An item that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The identifier, which is unique in the app.
  open var uniqueIdentifier: String
  /// The domain, with which many items can be removed; nil without one.
  open var domainIdentifier: String?
  /// When the item is removed; a month from its creation until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 24 * 60 * 60)
  /// What is known of the item.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether the item only changes the values of one that is there.
  open var isUpdate = false

  /// Creates an item; without an identifier it gets a new one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// A person of an item, such as an author.
open class CSPerson: NSObject, @unchecked Sendable {
  /// The name as it is shown; nil without one.
  public let displayName: String?
  /// The addresses, such as phone numbers.
  public let handles: [String]
  /// What kind of addresses these are, a key of Contacts.
  public let handleIdentifier: String
  /// The identifier of the contact; nil without one.
  open var contactIdentifier: String?

  /// Creates a person by a name to show, the ways to reach them, and what those are.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
  }
}

/// The key of a value of the app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  /// The name of the key.
  public let keyName: String
  /// Whether items are found by the value.
  public let isSearchable: Bool
  /// Whether items are found by the value without the name of the key.
  public let isSearchableByDefault: Bool
  /// Whether few items have the same value.
  public let isUnique: Bool
  /// Whether there can be several values.
  public let isMultiValued: Bool

  /// Creates a key by which items are found; nil if the name is empty.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: true, unique: false,
      multiValued: false)
  }

  /// Creates a key; nil if the name is empty.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }
}

extension NSUserActivity {
  /// What is known of what the user does; nil until it is set.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { attributeSets.withLock { $0.first { $0.activity === self }?.set } }
    set {
      attributeSets.withLock {
        $0.removeAll { $0.activity == nil || $0.activity === self }
        if let newValue { $0.append(ActivityAttributes(activity: self, set: newValue)) }
      }
    }
  }
}

private struct ActivityAttributes: @unchecked Sendable {
  weak var activity: NSUserActivity?
  let set: CSSearchableItemAttributeSet
}

private let attributeSets = Mutex<[ActivityAttributes]>([])
