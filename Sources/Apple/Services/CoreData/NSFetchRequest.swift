// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A type that a fetch request can return: an object, its identifier, a dictionary or a number.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
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
  /// The identifiers of the managed objects that match.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
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
  /// The properties whose values dictionaries have in common; nil is none.
  open var propertiesToGroupBy: [Any]?
  /// The condition that dictionaries with values in common meet; nil is none.
  open var havingPredicate: NSPredicate?
  /// Whether values are read again; they are never older here.
  open var shouldRefreshRefetchedObjects = false
  /// The entity to fetch; nil if it has only a name.
  open var entity: NSEntityDescription?

  /// Creates a request without an entity.
  public override init() { entityName = nil }

  /// Creates a request for the objects of the named entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Returns what the request finds in the context whose block runs.
  ///
  /// - Throws: `CocoaError.featureUnsupported` outside of the blocks of a context.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      throw CocoaError(.featureUnsupported)
    }
    return try context.fetch(self)
  }
}
