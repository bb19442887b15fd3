// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of stores in a database of SQLite.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of stores in a binary file.
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that stores tell of changes by other programs.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that stores keep their history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that stores of older models are migrated.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that the mapping from an older model is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that nothing of the store is changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of settings of the database, by their names.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that the database is made smaller when it is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of how files are protected.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of what changes a store in stages.
public let NSPersistentStoreStagedMigrationManagerOptionKey =
  "NSPersistentStoreStagedMigrationManagerOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that a migration is finished later.
public let NSPersistentStoreDeferredLightweightMigrationOptionKey =
  "NSPersistentStoreDeferredLightweightMigrationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of how long a store may keep others waiting, in seconds.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the place in the history in a notification.
public let NSPersistentHistoryTokenKey = "historyToken"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier of a store in its metadata and in notifications.
public let NSStoreUUIDKey = "NSStoreUUID"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the address of a store in notifications.
public let NSPersistentStoreURLKey = "storeURL"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the type of a store in its metadata.
public let NSStoreTypeKey = "NSStoreType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the versions of entities in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the versions of the model in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the objects that were inserted.
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the objects that were changed.
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the objects that were removed.
public let NSDeletedObjectsKey = "deleted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the objects that were read again; never there, as objects are in memory.
public let NSRefreshedObjectsKey = "refreshed"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the objects that are valid no longer; never there.
public let NSInvalidatedObjectsKey = "invalidated"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of all objects, if none is valid any longer; never there.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A context is saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The stores of a coordinator will be others.
  public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The stores of a coordinator are others now.
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another program has changed a store.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
