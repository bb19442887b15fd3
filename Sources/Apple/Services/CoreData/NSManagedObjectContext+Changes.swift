// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSManagedObjectContext {
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

  /// Saves the changes, and tells of it as Core Data does.
  func saveChanges() {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) {
      object.overrides?.overriddenWillSave() ?? object.willSave()
    }
    let (added, updated, removed) = (inserted, updatedObjects, deletedObjects)
    forgetChanges()
    if let parent {
      for object in added { parent.insert(object) }
      for object in updated { parent.noteChange(of: object) }
      for object in removed { parent.delete(object) }
    } else {
      persistentStoreCoordinator?.storedObjects.add(added)
      persistentStoreCoordinator?.storedObjects.remove(removed)
      for object in added + updated { object.markSaved() }
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
