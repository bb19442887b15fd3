// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What SwiftUI declares for files that import Core Data, too.

public import Foundation
public import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

extension EnvironmentValues {
  /// The context of the views, in which nothing is ever found.
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

  init(_ found: [Result], predicate: NSPredicate?, descriptors: [NSSortDescriptor]) {
    self.found = found
    nsPredicate = predicate
    nsSortDescriptors = descriptors
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

  /// Creates a property for a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Creates a property for a request with a transaction, which is ignored.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// The objects that were found, in the order of the request: none here, as no store is read.
  public var wrappedValue: FetchedResults<Result> {
    let context = SwiftUI.Environment(\.managedObjectContext).wrappedValue
    return FetchedResults(
      (try? context.fetch(request)) ?? [], predicate: request.predicate,
      descriptors: request.sortDescriptors ?? [])
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
    request = NSFetchRequest(entityName: "\(Result.self)")
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
  }
}

/// The results of a fetch request in sections; there are none.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// Objects with the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value that all objects of the section have in common.
    public let id: SectionIdentifier
    private let found: [Result]

    /// The index of the first object.
    public var startIndex: Int { found.startIndex }
    /// The index after the last object.
    public var endIndex: Int { found.endIndex }
    /// The object at an index.
    public subscript(position: Int) -> Result { found[position] }
  }

  private let sections: [Section] = []

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }
}

/// A property wrapper for the results of a fetch request in sections; there are none.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  /// Creates a property for a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {}

  /// The sections with the objects that were found: none here, as no store is read.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults()
  }

  /// A binding to what is found.
  public var projectedValue: Binding<SectionedFetchResults<SectionIdentifier, Result>> {
    .constant(wrappedValue)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property for all objects of a type, in an order.
  public init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}

  /// Creates a property for all objects of a type, in an order with types.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
}
