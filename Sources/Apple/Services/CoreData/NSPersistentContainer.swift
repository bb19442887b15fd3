// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The description of a store's file.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The location of the file; nil if none was given.
  open var url: URL?

  /// The sort of the store.
  open var type = NSSQLiteStoreType
  /// The name of the configuration; nil for the only one.
  open var configuration: String?
  /// Whether the store is only read.
  open var isReadOnly = false
  /// Whether the store of an older model is changed.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is found out how.
  open var shouldInferMappingModelAutomatically = true
  /// Whether the store is opened later.
  open var shouldAddStoreAsynchronously = false
  /// The options of the store.
  open private(set) var options: [String: NSObject] = [:]

  /// Keeps an option of the store.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// The settings of the database, by their names.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  /// Keeps a setting of the database; nil removes it.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  /// How long the store may keep others waiting, in seconds.
  open var timeout: TimeInterval = 240

  /// Creates a description without a file.
  public override init() {}

  /// Creates a description of the file at a URL.
  public init(url: URL) { self.url = url }
}

/// A container of a Core Data stack, whose stores are in memory and begin without objects.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model.
  public let name: String

  /// The descriptions of the stores to load; empty stands for one default store.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(.mainQueue)

  /// The stores that contexts save to, and find objects in.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  /// The model of the objects in the container.
  open var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }

  /// Creates a container for the named model, which is not read.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Calls the block at once with a context of its own.
  @preconcurrency open func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls the block at once with a context of its own, and returns its value or throws its error.
  @preconcurrency open func performBackgroundTask<Value>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value {
    let context = newBackgroundContext()
    return try context.run { try block(context) }
  }

  /// Opens each store, without objects, as on a device where the app was just installed: no file is read or written.
  ///
  /// The block is called at once for each, and never with an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions.isEmpty
      ? [NSPersistentStoreDescription()] : persistentStoreDescriptions
    {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Creates a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext()
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// The folder for stores: Application Support, or the temporary folder if there is none.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
