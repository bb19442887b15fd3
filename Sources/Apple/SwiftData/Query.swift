// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

/// A property wrapper that fetches model objects from the environment's context.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  @SwiftUI.Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// Creates a query of a descriptor; the animation is ignored.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  /// Creates a query of all objects of the type.
  public init() { descriptor = FetchDescriptor() }

  /// Creates a query of the objects that match a predicate, in an order; the animation is ignored.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Creates a query of the objects that match a predicate, sorted by a property; the animation is
  /// ignored.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query of the objects that match a predicate, sorted by a property that may be nil; the animation is ignored.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query of a descriptor; the transaction is ignored.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.descriptor = descriptor
  }

  /// Creates a query of the objects that match a predicate, in an order; the transaction is ignored.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

  /// Creates a query of the objects that match a predicate, sorted by a property; the transaction is ignored.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The fetched objects; empty if the fetch fails.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// The error of the fetch; nil if it succeeds.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }

  /// The context from which the objects are fetched.
  public var modelContext: ModelContext { context }
}
