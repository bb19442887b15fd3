// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A private queue of the context.
  case privateQueueConcurrencyType = 1
  /// The main queue of the program.
  case mainQueueConcurrencyType = 2
}

/// A store, which is in memory whatever its type is.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The address of the file, which is neither read nor written; nil if none was given.
  open var url: URL?
  /// The sort of the store that was asked for.
  public let type: String
  /// The options of the store.
  public let options: [AnyHashable: Any]?

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    (self.type, self.options) = (type, options)
    super.init()
    self.url = url
  }
}

/// The stores of a model, which share their objects and hold them in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the objects in all stores.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were opened.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// What was saved.
  let storedObjects = StoredObjects()
  /// The name of the coordinator, for the developer alone; nil for none.
  open var name: String?

  /// Creates a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store without objects; never throws, as no file is read.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { open(storeType, at: storeURL, options) }

  /// Opens a store without objects: the handler is called at once, without an error.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = open(storeDescription.type, at: storeDescription.url, storeDescription.options)
    block(storeDescription, nil)
  }

  private func open(
    _ type: String, at url: URL?, _ options: [AnyHashable: Any]?
  ) -> NSPersistentStore {
    if type != NSInMemoryStoreType {
      reportUnavailable(
        "Core Data's files",
        answer: "a store begins without objects, and keeps what the program saves")
    }
    let store = NSPersistentStore(type: type, url: url, options: options)
    persistentStores.append(store)
    return store
  }

  /// Returns what is said of a store: nothing here, and always fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.featureUnsupported) }

  /// Returns what is said of a store: nothing here.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { [:] }

  /// Puts a store in the place of another, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws { throw CocoaError(.featureUnsupported) }

  /// Returns the place in the history of stores: always nil here.
  open func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }

  /// Calls a function at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a function at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Returns the store at an address; nil if none was opened with it.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  /// Returns the address of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
  /// Closes a store, with the last of which all objects are gone; never throws.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { storedObjects.remove(Set(storedObjects.all)) }
  }
  /// Removes a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }
  /// Moves a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore { throw CocoaError(.featureUnsupported) }
  /// Returns the identifier of an address; nil if no object that was saved has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    storedObjects.all.first { $0.objectID.uriRepresentation() == url }?.objectID
  }
}

/// What is asked of the stores.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; nil asks all.
  open var affectedStores: [NSPersistentStore]?
  /// Creates a request to a store.
  public override init() {}
}

/// What the stores answer.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What a removal answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// The number of the objects.
  case resultTypeCount = 2
}

/// The removal of all saved objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The kind of answer that a deletion gives: by default whether it succeeded.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let found: (NSManagedObjectContext) -> [NSManagedObject]

  /// Creates a removal of what a request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    found = { $0.objects(matching: fetch) }
  }
  /// Creates a removal of objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    found = { context in objects.compactMap { context.registeredObject(for: $0) } }
  }

  func objects(in context: NSManagedObjectContext) -> [NSManagedObject] {
    found(context).filter { !$0.objectID.isTemporaryID }
  }
}

/// What a removal answers.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The kind of answer, as the request asked for it.
  public let resultType: NSBatchDeleteRequestResultType
  private let objects: [NSManagedObject]
  /// The answer: true, or the identifiers or the number of the objects.
  open var result: Any? {
    switch resultType {
    case .resultTypeStatusOnly: true
    case .resultTypeObjectIDs: objects.map(\.objectID)
    case .resultTypeCount: objects.count
    }
  }

  init(_ request: NSBatchDeleteRequest, of objects: [NSManagedObject]) {
    (resultType, self.objects) = (request.resultType, objects)
  }
}

/// A version of the stores.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The version of now.
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
  /// Returns the version itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delegate of results that change.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}

/// The results of a request; they are not in sections here.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  /// The request whose objects are listed.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context in which the request is made.
  public let managedObjectContext: NSManagedObjectContext
  /// The delegate, which is told nothing.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What is found: nil before the first fetch.
  open private(set) var fetchedObjects: [ResultType]?

  /// Creates results of a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
  }

  /// Makes the request, and keeps its objects; never throws.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }
}

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
  /// The objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another program has changed a store.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
