// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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
