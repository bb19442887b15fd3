// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A context that fetches, inserts and deletes model objects.
///
/// No store is read: a container starts empty, and what is inserted is at once visible in all of
/// its contexts.
public final class ModelContext: @unchecked Sendable {
  /// The container of the context.
  public let container: ModelContainer

  /// Whether changes are saved automatically; it has no effect here.
  public var autosaveEnabled = true

  /// Whether there are changes since the last save.
  public private(set) var hasChanges = false

  /// Who makes the changes, for the history; there is none here.
  public var author: String?

  /// Creates a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Inserts an object into the container.
  public func insert<Model: PersistentModel>(_ model: Model) {
    hasChanges = true
    container.store.insert(model, by: self)
  }

  /// Deletes an object; the objects that it refers to are kept.
  public func delete<Model: PersistentModel>(_ model: Model) {
    hasChanges = true
    container.store.remove(model)
  }

  /// Deletes the objects of a class that match a predicate, or all if it is nil; throws what the
  /// predicate throws.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(object) }
  }

  /// Returns the objects that match a descriptor.
  ///
  /// - Throws: The error of the predicate's evaluation.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    var found = container.store.objects(of: Model.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }

  /// Returns the number of objects that match a descriptor; throws as `fetch` does.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the objects that match a descriptor; throws as `fetch` does.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function with each object that matches a descriptor; throws what `fetch` and the
  /// function throw.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for object in try fetch(descriptor) { try block(object) }
  }

  /// Calls a function and saves; throws what the function throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Marks the changes as saved, which last while the program runs; never throws.
  public func save() throws { hasChanges = false }

  /// Returns the object of an identifier; nil if it is not there or of another class.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    container.store.object(of: id) as? Model
  }

  /// Returns the object of an identifier, which has to be there: an object that was deleted is not made again.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let object = container.store.object(of: id) else {
      fatalError("no object of '\(id.entityName)' has this identifier")
    }
    return object
  }

  /// What undoes changes, which nothing does here.
  public var undoManager: AnyObject? {
    get { nil }
    set {}
  }

  /// Does nothing, as changes take effect at once; they stay.
  public func rollback() {}

  /// Does nothing, as changes take effect at once.
  public func processPendingChanges() {}
}

/// A description of the objects to fetch.
public struct FetchDescriptor<Model: PersistentModel> {
  /// The condition that fetched objects meet; nil fetches all.
  public var predicate: Predicate<Model>?
  /// The order of the objects; empty is the order of insertion.
  public var sortBy: [SortDescriptor<Model>]
  /// The maximum number of objects; nil or 0 is no limit.
  public var fetchLimit: Int?
  /// The number of matching objects to skip; nil is none.
  public var fetchOffset: Int?
  /// Whether unsaved objects are fetched; they always are here.
  public var includePendingChanges = true
  /// The properties to load at once; all properties are loaded here.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// The relationships to load at once; all relationships are loaded here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Creates a descriptor of the objects that match a predicate, in an order.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
