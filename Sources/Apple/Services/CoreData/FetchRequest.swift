// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What SwiftUI declares of Core Data on iOS.

public import Foundation
public import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

extension EnvironmentValues {
  /// The context of the views; without one of the app, nothing is found in it.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// What a property of a view fetches; what changes it lasts until the view is made again.
final class FetchRequestStorage<Result: NSFetchRequestResult>: Observable {
  let request: NSFetchRequest<Result>
  var descriptors: [SortDescriptor<Result>]

  init(_ request: NSFetchRequest<Result>, _ descriptors: [SortDescriptor<Result>] = []) {
    (self.request, self.descriptors) = (request, descriptors)
  }

  var predicate: NSPredicate? {
    get { request.predicate }
    set { request.predicate = newValue }
  }

  var nsDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    set { (request.sortDescriptors, descriptors) = (newValue, []) }
  }

  var configuration: FetchRequest<Result>.Configuration {
    get {
      FetchRequest.Configuration(
        nsPredicate: predicate, nsSortDescriptors: nsDescriptors, sortDescriptors: descriptors)
    }
    set {
      (predicate, nsDescriptors) = (newValue.nsPredicate, newValue.nsSortDescriptors)
      descriptors = newValue.sortDescriptors
    }
  }

  /// What is found in the context of the views, in the order of the request.
  var found: [Result] {
    let context = SwiftUI.Environment(\.managedObjectContext).wrappedValue
    let found = (try? context.fetch(request)) ?? []
    return descriptors.isEmpty ? found : found.sorted(using: descriptors)
  }
}

/// The results of a fetch request of a view.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let found: [Result]
  private let storage: FetchRequestStorage<Result>

  init(_ storage: FetchRequestStorage<Result>) { (found, self.storage) = (storage.found, storage) }

  /// The condition that fetched objects meet; nil fetches all.
  public var nsPredicate: NSPredicate? {
    get { storage.predicate }
    nonmutating set { storage.predicate = newValue }
  }
  /// The order of the results.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { storage.nsDescriptors }
    nonmutating set { storage.nsDescriptors = newValue }
  }
  /// The order of the results, with types.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { storage.descriptors }
    nonmutating set { storage.descriptors = newValue }
  }

  /// The index of the first result.
  public var startIndex: Int { found.startIndex }
  /// The index after the last result.
  public var endIndex: Int { found.endIndex }
  /// The result at an index.
  public subscript(position: Int) -> Result { found[position] }
}

/// A property wrapper for the results of a fetch request in the context of the views.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  let storage: FetchRequestStorage<Result>

  /// What the request fetches, and in which order.
  public struct Configuration {
    /// The condition that fetched objects meet; nil fetches all.
    public var nsPredicate: NSPredicate?
    /// The order of the results.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The order of the results, with types.
    public var sortDescriptors: [SortDescriptor<Result>]
  }

  /// Creates a property for a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    storage = FetchRequestStorage(fetchRequest)
  }

  /// Creates a property for a request with a transaction, which is ignored.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    storage = FetchRequestStorage(fetchRequest)
  }

  /// The objects that were found, in the order of the request.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(storage) }

  /// A binding to what the request fetches, which changes it until the view is made again.
  public var projectedValue: Binding<Configuration> {
    Bindable(storage).configuration
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property for all objects of a type, or those of an entity, in an order.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity?.name ?? "\(Result.self)")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    storage = FetchRequestStorage(request)
  }

  /// Creates a property for all objects of a type, in an order with types.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: "\(Result.self)")
    request.predicate = predicate
    storage = FetchRequestStorage(request, sortDescriptors)
  }
}
