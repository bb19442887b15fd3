// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Where a program fetches, inserts and deletes objects.
///
/// There is no file: a container begins with no object, and has what the program inserts, at once for all of its contexts.
public final class ModelContext: @unchecked Sendable {
  /// The container.
  public let container: ModelContainer

  /// Whether changes are saved by themselves.
  public var autosaveEnabled = true

  /// Whether anything was changed since the last time that it was saved.
  public private(set) var hasChanges = false

  /// Makes a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Adds an object.
  public func insert<Model: PersistentModel>(_ model: Model) {
    hasChanges = true
    container.store.insert(model, by: self)
  }

  /// Removes an object; those that it refers to stay.
  public func delete<Model: PersistentModel>(_ model: Model) {
    hasChanges = true
    container.store.remove(model)
  }

  /// Removes the objects of a class that satisfy a predicate; nil is all of them.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(object) }
  }

  /// The objects that a descriptor asks for.
  ///
  /// - Throws: What the evaluation of the predicate throws.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    var found = container.store.objects(of: Model.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }

  /// The number of objects that a descriptor asks for.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the objects that a descriptor asks for.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function with each object that a descriptor asks for.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for object in try fetch(descriptor) { try block(object) }
  }

  /// Changes something, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Keeps the changes as long as the program runs.
  public func save() throws { hasChanges = false }

  /// Has no effect: what was inserted stays.
  public func processPendingChanges() {}
}

/// Which objects are fetched.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What the objects satisfy; nil is all objects.
  public var predicate: Predicate<Model>?
  /// In which order.
  public var sortBy: [SortDescriptor<Model>]
  /// At most how many; nil is all.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether what is not saved counts: it does.
  public var includePendingChanges = true
  /// Which properties are read at once: all of them.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Which relationships are read at once: all of them.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Asks for objects.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
