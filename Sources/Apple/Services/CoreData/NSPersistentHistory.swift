// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates the place at the beginning, as nothing is known of others.
  public override init() {}
  /// Creates the place that was written.
  public required init?(coder: NSCoder) {}
  /// Writes the place, of which there is nothing to write.
  open func encode(with coder: NSCoder) {}
  /// Whether the place can be read safely; always true.
  public static var supportsSecureCoding: Bool { true }
  /// Returns the place itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What was changed together, of which nothing is known here.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  /// When it was changed.
  open var timestamp: Date { .distantPast }
  /// What was changed: nothing is known here.
  open var changes: [NSPersistentHistoryChange]? { nil }
  /// The place in the history.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// Who made the change, as the context named its author; always nil here.
  open var author: String? { nil }
  /// The name of the context.
  open var contextName: String? { nil }
  /// The identifier of the program that made the change; empty here.
  open var bundleID: String { "" }
  /// The identifier of the process that made the change; empty here.
  open var processID: String { "" }
  /// The number of the transaction; always 0 here.
  open var transactionNumber: Int64 { 0 }
  /// The description of transactions, which has only a name.
  open class var entityDescription: NSEntityDescription? { historyEntity(named: "TRANSACTION") }
  /// Returns the description of transactions, which has only a name.
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
    entityDescription
  }
  /// The identifier of the store that was changed; empty here.
  open var storeID: String { "" }
  /// Returns the change as a notification of a context.
  open func objectIDNotification() -> Notification {
    Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification)
  }
  /// The request for changes; nil here.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// What happened to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// It was added.
  case insert = 0
  /// It was changed.
  case update = 1
  /// It was removed.
  case delete = 2
}

/// A change of an object, of which none is known here.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The identifier of the object that was changed; another one each time here.
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
  /// Whether the object was added, changed or removed; always `update` here.
  open var changeType: NSPersistentHistoryChangeType { .update }
  /// The number of the change; always 0 here.
  open var changeID: Int64 { 0 }
  /// What was changed together with it; nil here.
  open var transaction: NSPersistentHistoryTransaction? { nil }
  /// The request for changes; nil here.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
  /// The description of changes, which has only a name.
  open class var entityDescription: NSEntityDescription? { historyEntity(named: "CHANGE") }
  /// What was left of a removed object; nil here.
  open var tombstone: [AnyHashable: Any]? { nil }
  /// What was changed of it; nil here.
  open var updatedProperties: Set<NSPropertyDescription>? { nil }
}

/// A request for the history of a store, which has none here.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// What the answer has of the history: by default transactions with their changes.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Which changes are asked for; nil for all.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// The place in the history that was asked for; nil for none.
  open private(set) var token: NSPersistentHistoryToken?
  /// Asks for what was changed after a date, which is not kept.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  /// Asks for what was changed after a place in the history.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.token = token
    return request
  }
  /// Asks for what a request finds in the history.
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.fetchRequest = fetchRequest
    return request
  }
  /// Forgets what was changed before a date, which is not kept.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  /// Forgets what was changed before a place in the history.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.token = token
    return request
  }
}

/// What a request for the history answers.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The history of a store, of which nothing is known here.
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The kind of answer, as the request asked for it.
  public let resultType: NSPersistentHistoryResultType
  /// The answer: true, no transactions, changes or identifiers, or the number 0.
  open var result: Any? {
    switch resultType {
    case .statusOnly: true
    case .objectIDs: [NSManagedObjectID]()
    case .count: 0
    case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
    case .changesOnly: [NSPersistentHistoryChange]()
    }
  }

  init(_ request: NSPersistentHistoryChangeRequest) { resultType = request.resultType }
}

private func historyEntity(named name: String) -> NSEntityDescription {
  let description = NSEntityDescription()
  description.name = name
  return description
}
