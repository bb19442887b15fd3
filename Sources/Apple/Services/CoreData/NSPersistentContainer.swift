// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

// swift-format-ignore: NoLeadingUnderscores
extension NSManagedObject: CVarArg {
  /// An argument of a predicate's format, of which only the place counts: every fetch finds nothing.
  public var _cVarArgEncoding: [Int] { [0] }
}

/// A type that a fetch request can return: an object, a dictionary or a number.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kind of results that a fetch request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: UInt
  /// Creates a result type from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The managed objects that match.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// The number of matching objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
  /// Dictionaries of the properties of matching objects.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
}

/// A description of the objects to fetch.
///
/// On Apple's systems `ResultType` conforms to `NSFetchRequestResult`, which may be that protocol itself.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity to fetch; nil if none was given.
  public let entityName: String?
  /// The condition that fetched objects meet; nil fetches all.
  open var predicate: NSPredicate?
  /// The order of the results; nil leaves it open.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 is no limit.
  open var fetchLimit = 0
  /// Whether the properties of results are loaded only when they are read.
  open var returnsObjectsAsFaults = true
  /// The kind of results.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// The properties to fetch; nil is all.
  open var propertiesToFetch: [Any]?
  /// The relationships whose objects are loaded with the results; nil is none.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Whether values of objects come with them.
  open var includesPropertyValues = true
  /// Whether objects that are not saved are among the results.
  open var includesPendingChanges = true
  /// Whether objects of the entity's children are among the results.
  open var includesSubentities = true
  /// Whether each result comes once.
  open var returnsDistinctResults = false
  /// How many results are read at once; 0 reads all.
  open var fetchBatchSize = 0
  /// How many results are left out.
  open var fetchOffset = 0
  /// The entity to fetch; nil if it has only a name.
  open var entity: NSEntityDescription?

  /// Creates a request without an entity.
  public override init() { entityName = nil }

  /// Creates a request for the objects of the named entity.
  public init(entityName: String) { self.entityName = entityName }
}

/// A managed object context, in which nothing is ever found.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which a context runs.
  public enum ConcurrencyType: UInt, Sendable {
    /// A private queue of the context.
    case privateQueue = 1
    /// The main queue of the program.
    case mainQueue = 2
  }

  /// Creates a context of a queue, on which it does not run here.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Creates a context of a queue, on which it does not run here.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// Creates a context of a private queue.
  public convenience override init() { self.init(concurrencyType: .privateQueueConcurrencyType) }

  /// The queue of the context.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// The context that this one saves to; kept alone.
  open var parent: NSManagedObjectContext?

  /// The stores; kept alone.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// The name of the context.
  open var name: String?

  /// Who makes changes.
  open var transactionAuthor: String?

  /// What users keep of a context.
  open var userInfo: NSMutableDictionary = NSMutableDictionary()

  /// Whether objects that are gone are replaced.
  open var shouldDeleteInaccessibleFaults = true

  /// The objects that are not saved yet: none here.
  open var insertedObjects: Set<NSManagedObject> { [] }

  /// The objects with changes: none here.
  open var updatedObjects: Set<NSManagedObject> { [] }

  /// The objects that are removed with the next save: none here.
  open var deletedObjects: Set<NSManagedObject> { [] }

  /// The objects of the context: none here.
  open var registeredObjects: Set<NSManagedObject> { [] }

  /// Returns the object of an identifier: one without values here.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }

  /// Returns the object of an identifier, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    throw CocoaError(.featureUnsupported)
  }

  /// Reads values again: there are none.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}

  /// Reads all values again: there are none.
  open func refreshAllObjects() {}

  /// Gives objects identifiers; never throws.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Takes changes of another context: there are none.
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  /// Does what a request says, which finds and changes nothing.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSBatchDeleteResult()
  }

  /// Keeps the version of the store to read.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  /// Whether changes that other contexts save are merged into this one; ignored here.
  open var automaticallyMergesChangesFromParent = false

  /// Whether there are unsaved changes; always false here.
  open var hasChanges: Bool { false }

  /// Returns the objects that match a request: always an empty array, reported as unavailable.
  open func fetch<Result>(
    _ request: NSFetchRequest<Result>
  ) throws -> [Result] {
    reportUnavailable("Core Data", answer: "every fetch finds nothing")
    return []
  }

  /// Returns the number of objects that match a request: always 0.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// How conflicts with the store are solved; it has no effect here.
  open var mergePolicy: Any = NSErrorMergePolicy

  /// The user's way back; it has no effect here.
  open var undoManager: AnyObject?

  /// Does nothing, as no object is kept.
  open func delete(_ object: NSManagedObject) {}

  /// Does nothing, as no object is kept.
  open func insert(_ object: NSManagedObject) {}

  /// Does nothing, as there are no changes.
  open func rollback() {}

  /// Does nothing, as no object is kept.
  open func reset() {}

  /// Saves nothing, as there are never changes; never throws.
  open func save() throws {}

  /// Calls the block at once, on the calling thread.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Calls the block at once, on the calling thread.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Calls the block at once and returns its value or throws its error.
  open func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value {
    try block()
  }
}

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

  /// The model.
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

/// A way to solve conflicts with the store, which never arise here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Fails if there is a conflict.
  public static let error = NSMergePolicy()
  /// The properties in memory win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The properties in the store win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The objects in memory win.
  public static let overwrite = NSMergePolicy()
  /// The objects in the store win.
  public static let rollback = NSMergePolicy()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fails if there is a conflict.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties in memory win.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties in the store win.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects in memory win.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects in the store win.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
