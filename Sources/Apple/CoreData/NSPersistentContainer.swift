// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// An object of a database.
open class NSManagedObject: NSObject, @unchecked Sendable {
  /// The context in which it was made; nil if in none.
  public weak var managedObjectContext: NSManagedObjectContext?

  /// Makes an object that no database has.
  public override init() {}

  /// Makes an object that no database has.
  public init(context: NSManagedObjectContext) {
    managedObjectContext = context
  }
}

/// What can be the result of a question: an object, a dictionary or a number.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What kind of results a question has.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Takes bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Their number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
  /// Properties of them.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
}

/// A question to a database.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject, @unchecked Sendable {
  /// The name of the entity; nil if none was given.
  public let entityName: String?
  /// Which objects.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// At most how many; 0 is all.
  open var fetchLimit = 0
  /// Whether properties are read later.
  open var returnsObjectsAsFaults = true
  /// What kind of results.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Which properties.
  open var propertiesToFetch: [Any]?
  /// Which relationships are read at once.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Asks for objects.
  public override init() { entityName = nil }

  /// Asks for objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
}

/// Objects of a database, of which there are none.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where a context runs.
  public enum ConcurrencyType: UInt, Sendable {
    /// On a queue of its own.
    case privateQueue = 1
    /// On the main queue.
    case mainQueue = 2
  }

  /// Whether it hears of what others save.
  open var automaticallyMergesChangesFromParent = false

  /// No.
  open var hasChanges: Bool { false }

  /// The objects that answer a question: none.
  open func fetch<Result: NSFetchRequestResult>(
    _ request: NSFetchRequest<Result>
  ) throws -> [Result] {
    reportUnavailable("Core Data", answer: "every fetch finds nothing")
    return []
  }

  /// The number of objects that answer a question: 0.
  open func count<Result: NSFetchRequestResult>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// Saves nothing, as nothing can be changed.
  open func save() throws {}

  /// Calls a function.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Calls a function.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Calls a function that gives something.
  open func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value {
    try block()
  }
}

/// A file of a database.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// Where the file is.
  open var url: URL?

  /// Describes no file.
  public override init() {}

  /// Describes a file.
  public init(url: URL) { self.url = url }
}

/// A database with its model.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model.
  public let name: String

  /// The files.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext()

  /// Names a model; it is not read.
  public init(name: String) { self.name = name }

  /// Opens the files: each is told to be unreadable, as there is no database here.
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

  /// A context of its own queue.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }

  /// The folder for databases.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
