// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// A context that fetches, inserts and deletes model objects.
///
/// No store is read: a container starts empty, and what is inserted is at once visible in all of
/// its contexts.
public final class ModelContext: Equatable, @unchecked Sendable {
  /// The container of the context.
  public let container: ModelContainer

  /// Whether changes are saved automatically; it has no effect here.
  public var autosaveEnabled = true

  /// Whether objects were inserted or deleted since the last save; a change of a property is not seen here.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }

  /// The objects that were inserted since the last save.
  var inserted: [any PersistentModel] = []

  /// The objects that were deleted since the last save.
  var deleted: [any PersistentModel] = []

  /// Who makes the changes, for the history; there is none here.
  public var author: String?

  /// Creates a context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Returns whether both are the same context.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// Inserts an object into the container.
  public func insert<Model: PersistentModel>(_ model: Model) {
    let isNew = container.store.insert(model, by: self)
    if deleted.contains(where: { $0 === model }) {
      // It was saved before, so that a rollback must not remove it.
      deleted.removeAll { $0 === model }
    } else if isNew {
      inserted.append(model)
    }
  }

  /// Deletes an object; the objects that it refers to are kept.
  public func delete<Model: PersistentModel>(_ model: Model) {
    guard container.store.remove(model) else { return }
    if inserted.contains(where: { $0 === model }) {
      inserted.removeAll { $0 === model }
    } else {
      deleted.append(model)
    }
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
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let changes = [
      NotificationKey.insertedIdentifiers.rawValue: inserted.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers.rawValue: [],
      NotificationKey.deletedIdentifiers.rawValue: deleted.map(\.persistentModelID),
    ]
    (inserted, deleted) = ([], [])
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: changes)
  }

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

  /// What undoes changes, with which nothing is registered here; nil for none.
  public var undoManager: UndoManager?

  /// Removes the objects that were inserted since the last save, and inserts those again that were deleted.
  public func rollback() {
    for model in inserted { container.store.remove(model) }
    for model in deleted { container.store.insert(model, by: self) }
    (inserted, deleted) = ([], [])
  }

  /// Does nothing, as changes take effect at once.
  public func processPendingChanges() {}
}
