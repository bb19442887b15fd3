// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

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

  /// The name of the author of the next changes; nil for none.
  open var transactionAuthor: String?

  /// Values of the app that belong to the context.
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

  /// Does what a request says, which finds and changes nothing; the result has the class for the request.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchInsertRequest: NSBatchInsertResult(request)
    case let request as NSBatchUpdateRequest: NSBatchUpdateResult(request)
    case let request as NSBatchDeleteRequest: NSBatchDeleteResult(request)
    case let request as NSPersistentHistoryChangeRequest: NSPersistentHistoryResult(request)
    default: NSPersistentStoreResult()
    }
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

  /// The undo manager of the context; it has no effect here.
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

  /// When a function is called.
  public enum ScheduledTaskType: Int, Sendable {
    /// At once where it can be.
    case immediate = 0
    /// Later.
    case enqueued = 1
  }

  /// Calls a function at once.
  open func perform<Value>(
    schedule: ScheduledTaskType, _ block: @escaping () throws -> Value
  ) async rethrows -> Value { try block() }

  /// Does nothing, as no store has changed.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  /// Returns an object by its identifier: always nil here.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }
  /// Does nothing, as objects are not read.
  open func processPendingChanges() {}
  /// How old values may be, in seconds; it has no effect here.
  open var stalenessInterval: TimeInterval {
    get { -1 }
    set {}
  }
}
