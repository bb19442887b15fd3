// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a change of many objects answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// The number of the objects.
  case updatedObjectsCountResultType = 2
}

/// The change of all objects of an entity that are saved.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// Which objects are changed; nil for all.
  open var predicate: NSPredicate?
  /// The new values, by what they are of.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether entities that have all that it has are changed, too.
  open var includesSubentities = true
  /// The kind of answer that the change gives: by default whether it succeeded.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Creates a change of the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a change of the objects of an entity.
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}

/// What a change of many objects answers.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The kind of answer, as the request asked for it.
  public let resultType: NSBatchUpdateRequestResultType
  private let objects: [NSManagedObject]
  /// The answer: true, or the identifiers or the number of the objects.
  open var result: Any? {
    switch resultType {
    case .statusOnlyResultType: true
    case .updatedObjectIDsResultType: objects.map(\.objectID)
    case .updatedObjectsCountResultType: objects.count
    }
  }

  init(_ request: NSBatchUpdateRequest, of objects: [NSManagedObject]) {
    (resultType, self.objects) = (request.resultType, objects)
  }
}

/// What an addition of many objects answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// The number of the objects.
  case count = 2
}

/// The addition of many objects, which no store keeps here.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects; nil where they are asked for.
  open var objectsToInsert: [[String: Any]]?
  /// The kind of answer that the addition gives: by default whether it succeeded.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Creates an addition of objects.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }
  /// Creates an addition of objects.
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (entityName, objectsToInsert) = (entity.name ?? "", dictionaries)
  }
  /// Creates an addition of objects that are asked for, which does not happen here.
  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { entityName = entity.name ?? "" }
  /// Creates an addition of objects that are asked for, which does not happen here.
  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { entityName = entity.name ?? "" }
}

/// What an addition of many objects answers, which adds none here.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The kind of answer, as the request asked for it.
  public let resultType: NSBatchInsertRequestResultType
  /// The answer: false, no identifiers or the number 0.
  open var result: Any? {
    switch resultType {
    case .statusOnly: false
    case .objectIDs: [NSManagedObjectID]()
    case .count: 0
    }
  }

  init(_ request: NSBatchInsertRequest) { resultType = request.resultType }
}

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
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
