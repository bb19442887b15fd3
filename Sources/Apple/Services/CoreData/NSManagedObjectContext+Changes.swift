// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSManagedObjectContext {
  /// What a notification of a context has, each by the raw value of a key.
  public enum NotificationKey: String, Hashable, Sendable {
    /// The context that was saved.
    case sourceContext
    /// The version of the stores that is read.
    case queryGeneration
    /// The objects that are valid no longer, if all are.
    case invalidatedAllObjects = "invalidatedAll"
    /// The objects that were inserted.
    case insertedObjects = "inserted"
    /// The objects that were changed.
    case updatedObjects = "updated"
    /// The objects that were removed.
    case deletedObjects = "deleted"
    /// The objects that were read again.
    case refreshedObjects = "refreshed"
    /// The objects that are valid no longer.
    case invalidatedObjects = "invalidated"
    /// The identifiers of the objects that were inserted.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of the objects that were changed.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of the objects that were removed.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of the objects that were read again.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of the objects that are valid no longer.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// A context is saved.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// A context was saved.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context was saved, with the identifiers of its objects.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsPrivateNotification")
  /// The objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Changes of other contexts were taken.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// Notes that an object has another value; one that is not saved yet is noted already.
  func noteChange(of object: NSManagedObject) {
    guard object.savedValues != nil, !deletedObjects.contains(object) else { return }
    updatedObjects.insert(object)
  }

  /// Has no changes any more.
  func forgetChanges() {
    (inserted, updatedObjects, deletedObjects) = ([], [], [])
  }

  /// Saves the changes, and tells of it as Core Data does; throws the error of an object that checks its values.
  func saveChanges() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) {
      object.overrides?.overriddenWillSave() ?? object.willSave()
    }
    // Objects may set values before they are saved, which are checked after that.
    for object in inserted { try object.validateForInsert() }
    for object in updatedObjects { try object.validateForUpdate() }
    for object in deletedObjects { try object.validateForDelete() }
    let (added, updated, removed) = (inserted, updatedObjects, deletedObjects)
    forgetChanges()
    if let parent {
      for object in added { parent.insert(object) }
      for object in updated { parent.noteChange(of: object) }
      for object in removed { parent.delete(object) }
    } else {
      persistentStoreCoordinator?.storedObjects.add(added)
      persistentStoreCoordinator?.storedObjects.remove(removed)
      for object in added + updated {
        object.markSaved()
        object.objectID.persistentStore = persistentStoreCoordinator?.persistentStores.first
      }
      for object in removed { object.managedObjectContext = nil }
    }
    for object in Set(added).union(updated).union(removed) {
      object.overrides?.overriddenDidSave() ?? object.didSave()
    }
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(added), NSUpdatedObjectsKey: updated,
        NSDeletedObjectsKey: removed,
      ])
  }

  /// Sets values of all objects that a request finds in the stores; returns the objects.
  func update(by request: NSBatchUpdateRequest) -> [NSManagedObject] {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesPendingChanges = false
    let found = objects(matching: fetch)
    for object in found {
      for (property, value) in request.propertiesToUpdate ?? [:] {
        let name = (property as? NSPropertyDescription)?.name ?? property as? String
        if let name { object.setPrimitiveValue(value, forKey: name) }
      }
      object.markSaved()
    }
    return found
  }

  /// Removes all objects that a request finds in the stores; returns the objects.
  func remove(by request: NSBatchDeleteRequest) -> [NSManagedObject] {
    let found = request.objects(in: self)
    let removed = Set(found)
    coordinator?.storedObjects.remove(removed)
    updatedObjects.subtract(removed)
    deletedObjects.subtract(removed)
    return found
  }
}
