// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What SwiftUI declares for files that import Core Data, too.

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

/// The results of a fetch request of a view.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let found: [Result]

  /// The condition that fetched objects meet; nil fetches all.
  public var nsPredicate: NSPredicate?
  /// The order of the results.
  public var nsSortDescriptors: [NSSortDescriptor]
  /// The order of the results, with types.
  public var sortDescriptors: [SortDescriptor<Result>] = []

  init(
    _ found: [Result], predicate: NSPredicate?, descriptors: [NSSortDescriptor],
    _ sortDescriptors: [SortDescriptor<Result>]
  ) {
    self.found = sortDescriptors.isEmpty ? found : found.sorted(using: sortDescriptors)
    nsPredicate = predicate
    nsSortDescriptors = descriptors
    self.sortDescriptors = sortDescriptors
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
  private let request: NSFetchRequest<Result>
  private var descriptors: [SortDescriptor<Result>] = []

  /// Creates a property for a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Creates a property for a request with a transaction, which is ignored.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// The objects that were found, in the order of the request.
  public var wrappedValue: FetchedResults<Result> {
    let context = SwiftUI.Environment(\.managedObjectContext).wrappedValue
    return FetchedResults(
      (try? context.fetch(request)) ?? [], predicate: request.predicate,
      descriptors: request.sortDescriptors ?? [], descriptors)
  }

  /// A binding to what is found; it does not change the request.
  public var projectedValue: Binding<FetchedResults<Result>> { .constant(wrappedValue) }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property for all objects of a type, or those of an entity, in an order.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity?.name ?? "\(Result.self)")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Creates a property for all objects of a type, in an order with types.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: "\(Result.self)")
    request.predicate = predicate
    descriptors = sortDescriptors
  }
}
