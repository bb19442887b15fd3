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
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.entityName = entityName }
  /// Creates an addition of objects that are asked for, which does not happen here.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.entityName = entityName }
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
