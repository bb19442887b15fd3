// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
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

  /// Creates a description without a file.
  public override init() {}

  /// Creates a description of the file at a URL.
  public init(url: URL) { self.url = url }
}

/// A container of a Core Data stack, whose stores cannot be opened here.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model.
  public let name: String

  /// The descriptions of the stores to load; empty stands for one default store.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext()

  /// The stores, of which there are none here.
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
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Calls the block at once with a context of its own, and returns its value or throws its error.
  open func performBackgroundTask<Value>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value { try block(newBackgroundContext()) }

  /// Calls the block with an error for each store, `CocoaError.featureUnsupported`, as no store can
  /// be opened here.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    reportUnavailable("Core Data", answer: "the store is not opened, and every fetch finds nothing")
    for description in persistentStoreDescriptions.isEmpty
      ? [NSPersistentStoreDescription()] : persistentStoreDescriptions
    {
      block(description, CocoaError(.featureUnsupported))
    }
  }

  /// Creates a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }

  /// The folder for stores: Application Support, or the temporary folder if there is none.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
