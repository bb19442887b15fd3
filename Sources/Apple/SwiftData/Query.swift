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

extension EnvironmentValues {
  private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of the views; that of an empty container if none was set.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? .empty }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// A context of a new container without classes.
  fileprivate static var empty: ModelContext { ModelContext(ModelContainer()) }
}

nonisolated extension View {
  /// Sets the model context of the view and its subviews.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Sets a new context of a container as the model context of the view and its subviews.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, ModelContext(container))
  }

  /// Sets a context of a new, empty container of a class; the other arguments are ignored.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some View {
    modelContainer(for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled)
  }

  /// Sets a context of a new, empty container of classes; the other arguments are ignored.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some View {
    environment(\.modelContext, ModelContext(ModelContainer(of: Schema(types))))
  }
}
