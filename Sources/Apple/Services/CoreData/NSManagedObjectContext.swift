// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// A managed object context: the changes of objects until they are saved to the context's parent or its stores.
///
/// Everything runs at once, on the thread that asks for it.
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

  /// The context that this one saves to; nil saves to the stores.
  open var parent: NSManagedObjectContext?

  /// The stores that are saved to and found in; nil for those of the parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// The name of the context.
  open var name: String?

  /// The name of the author of the next changes; nil for none.
  open var transactionAuthor: String?

  /// Values of the app that belong to the context.
  open var userInfo: NSMutableDictionary = NSMutableDictionary()

  /// Whether objects that are gone are replaced.
  open var shouldDeleteInaccessibleFaults = true

  /// The objects that the next save adds, in the order in which they were inserted.
  var inserted: [NSManagedObject] = []

  /// The objects that the next save adds.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }

  /// The objects that were saved before and have other values since.
  open internal(set) var updatedObjects: Set<NSManagedObject> = []

  /// The objects that the next save removes.
  open internal(set) var deletedObjects: Set<NSManagedObject> = []

  /// The objects that the context finds: those that are saved, and those that the next save adds.
  open var registeredObjects: Set<NSManagedObject> { Set(visible) }

  /// Whether there are unsaved changes.
  open var hasChanges: Bool {
    !inserted.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  /// Whether changes that other contexts save are merged into this one; they always are here.
  open var automaticallyMergesChangesFromParent = false

  /// How conflicts with the store are solved, of which there are none here.
  open var mergePolicy: Any = NSErrorMergePolicy

  /// The undo manager of the context, with which nothing is registered here; nil for none.
  open var undoManager: UndoManager?

  /// Whether removals reach other objects at the end of an event; it has no effect here.
  open var propagatesDeletesAtEndOfEvent = true

  /// Whether objects stay while the context is there; they always do here.
  open var retainsRegisteredObjects = false

  /// The version of the stores that is read; nil for the one of now, as there is no other.
  open var queryGenerationToken: NSQueryGenerationToken? { nil }

  /// How old values may be, in seconds; it has no effect here.
  open var stalenessInterval: TimeInterval {
    get { -1 }
    set {}
  }

  /// Keeps the version of the store to read, of which there is one here.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  /// Reads values again, or takes the changes back where they are not kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, updatedObjects.remove(object) != nil else { return }
    object.restoreSavedValues()
  }

  /// Reads all values again: they are never older here.
  open func refreshAllObjects() {}

  /// Takes changes of another context, which are there at once here.
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  /// Takes changes of other programs: there are none.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  /// Does nothing, as changes are noted at once.
  open func processPendingChanges() {}

  /// The context whose block runs, in which a request finds what it is executed for; nil outside of blocks.
  @TaskLocal static var running: NSManagedObjectContext?

  /// Calls the block at once, on the calling thread.
  open func perform(_ block: @escaping () -> Void) { run(block) }

  /// Calls the block at once, on the calling thread.
  open func performAndWait(_ block: () -> Void) { run(block) }

  /// Calls a block as one of the context.
  func run<Value>(_ block: () throws -> Value) rethrows -> Value {
    try Self.$running.withValue(self, operation: block)
  }

  /// When a function is called.
  public enum ScheduledTaskType: Int, Sendable {
    /// At once where it can be.
    case immediate = 0
    /// Later, after what waits already.
    case enqueued = 1
  }

  // One with a default, as Apple's: a project's own 'perform' without that is preferred.

  /// Calls the block at once, whatever the schedule, and returns its value or throws its error.
  open func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
  ) async rethrows -> Value { try run(block) }

  // What a subclass may override has to be in the class.

  /// Adds an object with the next save.
  open func insert(_ object: NSManagedObject) {
    guard object.objectID.isTemporaryID, !inserted.contains(object) else { return }
    inserted.append(object)
    object.managedObjectContext = self
  }

  /// Removes an object with the next save; one that is not saved yet is gone at once.
  open func delete(_ object: NSManagedObject) {
    object.overrides?.overriddenPrepareForDeletion() ?? object.prepareForDeletion()
    updatedObjects.remove(object)
    if let index = inserted.firstIndex(of: object) {
      inserted.remove(at: index)
      object.managedObjectContext = nil
    } else {
      deletedObjects.insert(object)
    }
  }

  /// Takes all changes since the last save back.
  open func rollback() {
    for object in inserted { object.managedObjectContext = nil }
    for object in updatedObjects.union(deletedObjects) { object.restoreSavedValues() }
    forgetChanges()
  }

  /// Undoes what the undo manager has.
  open func undo() { undoManager?.undo() }

  /// Does again what the undo manager has undone.
  open func redo() { undoManager?.redo() }

  /// Looks for conflicts of an object with the store, of which there are none.
  open func detectConflicts(for object: NSManagedObject) {}

  /// Says in which store an object is saved; all stores are one here.
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  /// Forgets all changes since the last save.
  open func reset() { rollback() }

  /// Saves the changes to the parent, or to the stores.
  ///
  /// - Throws: The error of an object whose class checks its values; a model has no rules here.
  open func save() throws { try saveChanges() }

  /// Returns the objects that match a request, in its order.
  ///
  /// What `NSPredicate(format:)` says matches nothing here, which is reported.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    results(of: request)
  }

  /// Returns the number of objects that match a request.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    objects(matching: request).count
  }

  /// Does what a request says; the result has the class for the request.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchInsertRequest: NSBatchInsertResult(request)
    case let request as NSBatchUpdateRequest:
      NSBatchUpdateResult(request, of: update(by: request))
    case let request as NSBatchDeleteRequest:
      NSBatchDeleteResult(request, of: remove(by: request))
    case let request as NSPersistentHistoryChangeRequest: NSPersistentHistoryResult(request)
    case let request as any AsynchronousFetch: try request.run(in: self)
    default: NSPersistentStoreResult()
    }
  }

  /// Returns the object of an identifier; one without values if there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject()
  }

  /// Returns the object of an identifier.
  ///
  /// - Throws: `CocoaError` with Core Data's number for an object that is not there, 133000.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw CocoaError(.managedObjectReferentialIntegrity)
    }
    return object
  }

  /// Returns the object of an identifier; nil if there is none.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    visible.first { $0.objectID === objectID }
  }

  /// Gives objects the identifiers that they have in the store; never throws.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
}

extension NSManagedObjectContext {
  /// Calls the block at once, on the calling thread, and returns its value or throws its error.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
    try run(block)
  }
}
