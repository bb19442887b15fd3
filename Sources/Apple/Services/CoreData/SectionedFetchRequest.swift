// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

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

  /// Begins a section with each object whose value is not that of the object before, as Core Data does.
  init(_ found: some Sequence<Result>, by identifier: (Result) -> SectionIdentifier) {
    var sections: [Section] = []
    for object in found {
      let id = identifier(object)
      if sections.last?.id == id {
        sections[sections.count - 1].found.append(object)
      } else {
        sections.append(Section(id: id, found: [object]))
      }
    }
    self.sections = sections
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
  private let request: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  /// Creates a property for a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest)
    identifier = sectionIdentifier
  }

  /// The sections with the objects that were found.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue) { $0[keyPath: identifier] }
  }

  /// A binding to what is found; it does not change the request.
  public var projectedValue: Binding<SectionedFetchResults<SectionIdentifier, Result>> {
    .constant(wrappedValue)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property for all objects of a type, or those of an entity, in an order.
  public init(
    entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }

  /// Creates a property for all objects of a type, in an order with types.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    identifier = sectionIdentifier
  }
}
