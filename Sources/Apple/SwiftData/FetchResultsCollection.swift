// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Objects that were fetched, or their identifiers, which are all there at once here.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let found: [Element]

  init(_ found: [Element]) { self.found = found }

  /// The index of the first result.
  public var startIndex: Int { found.startIndex }
  /// The index after the last result.
  public var endIndex: Int { found.endIndex }
  /// The result at an index.
  public subscript(position: Int) -> Element { found[position] }
}

extension ModelContext {
  /// Returns the objects that match a descriptor, which are read at once whatever the size of a batch; throws as `fetch` does.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<Model> { FetchResultsCollection(try fetch(descriptor)) }

  /// Returns the identifiers of the objects that match a descriptor, which are read at once whatever the size of a batch; throws as `fetch`
  /// does.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetchIdentifiers(descriptor))
  }
}
