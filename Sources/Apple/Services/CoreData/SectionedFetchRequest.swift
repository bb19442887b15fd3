// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

/// What a property of a view fetches in sections; what changes it lasts until the view is made again.
final class SectionedFetchStorage<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  Observable
{
  let fetch: FetchRequestStorage<Result>
  var identifier: KeyPath<Result, SectionIdentifier>

  init(_ fetch: FetchRequestStorage<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    (self.fetch, self.identifier) = (fetch, identifier)
  }

  var configuration: SectionedFetchRequest<SectionIdentifier, Result>.Configuration {
    get {
      SectionedFetchRequest.Configuration(
        sectionIdentifier: identifier, nsPredicate: fetch.predicate,
        nsSortDescriptors: fetch.nsDescriptors, sortDescriptors: fetch.descriptors)
    }
    set {
      identifier = newValue.sectionIdentifier
      fetch.predicate = newValue.nsPredicate
      fetch.nsDescriptors = newValue.nsSortDescriptors
      fetch.descriptors = newValue.sortDescriptors
    }
  }
}

/// The results of a fetch request in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// Objects with the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value that all objects of the section have in common.
    public let id: SectionIdentifier
    fileprivate var found: [Result]

    /// The index of the first object.
    public var startIndex: Int { found.startIndex }
    /// The index after the last object.
    public var endIndex: Int { found.endIndex }
    /// The object at an index.
    public subscript(position: Int) -> Result { found[position] }
  }

  private let sections: [Section]
  private let storage: SectionedFetchStorage<SectionIdentifier, Result>

  /// Begins a section with each object whose value is not that of the object before, as Core Data does.
  init(_ storage: SectionedFetchStorage<SectionIdentifier, Result>) {
    var sections: [Section] = []
    for object in storage.fetch.found {
      let id = object[keyPath: storage.identifier]
      if sections.last?.id == id {
        sections[sections.count - 1].found.append(object)
      } else {
        sections.append(Section(id: id, found: [object]))
      }
    }
    (self.sections, self.storage) = (sections, storage)
  }

  /// The condition that fetched objects meet; nil fetches all.
  public var nsPredicate: NSPredicate? {
    get { storage.fetch.predicate }
    nonmutating set { storage.fetch.predicate = newValue }
  }
  /// The order of the results.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { storage.fetch.nsDescriptors }
    nonmutating set { storage.fetch.nsDescriptors = newValue }
  }
  /// The order of the results, with types.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { storage.fetch.descriptors }
    nonmutating set { storage.fetch.descriptors = newValue }
  }
  /// The value that the objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { storage.identifier }
    nonmutating set { storage.identifier = newValue }
  }

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }
}

/// A property wrapper for the results of a fetch request in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let storage: SectionedFetchStorage<SectionIdentifier, Result>

  /// What the request fetches, in which order and in which sections.
  public struct Configuration {
    /// The value that the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The condition that fetched objects meet; nil fetches all.
    public var nsPredicate: NSPredicate?
    /// The order of the results.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The order of the results, with types.
    public var sortDescriptors: [SortDescriptor<Result>]
  }

  /// Creates a property for a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { storage = SectionedFetchStorage(FetchRequestStorage(fetchRequest), sectionIdentifier) }

  /// Creates a property for a request with a transaction, which is ignored.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) { storage = SectionedFetchStorage(FetchRequestStorage(fetchRequest), sectionIdentifier) }

  /// The sections with the objects that were found.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(storage)
  }

  /// A binding to what the request fetches, which changes it until the view is made again.
  public var projectedValue: Binding<Configuration> {
    Bindable(storage).configuration
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property for all objects of a type, or those of an entity, in an order.
  public init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = FetchRequest<Result>(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    storage = SectionedFetchStorage(request.storage, sectionIdentifier)
  }

  /// Creates a property for all objects of a type, in an order with types.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = FetchRequest<Result>(sortDescriptors: sortDescriptors, predicate: predicate)
    storage = SectionedFetchStorage(request.storage, sectionIdentifier)
  }
}
