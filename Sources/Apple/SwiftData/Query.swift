// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

/// The objects that a view shows, fetched from the context of its environment.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  @SwiftUI.Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// Fetches what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  /// Fetches all objects.
  public init() { descriptor = FetchDescriptor() }

  /// Fetches objects in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Fetches objects in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The objects; none if the fetch fails.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// What a fetch threw; nil if it did not.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }

  /// The context of the environment.
  public var modelContext: ModelContext { context }
}

extension EnvironmentValues {
  private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of views; one of an empty container if none was given.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? .empty }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// A context of a container of no classes.
  fileprivate static var empty: ModelContext { ModelContext(ModelContainer()) }
}

extension View {
  /// Gives a context to the views inside.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Gives a context of a container to the views inside.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, ModelContext(container))
  }

  /// Gives a context of a new container to the views inside.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some View {
    modelContainer(for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled)
  }

  /// Gives a context of a new container to the views inside.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true
  ) -> some View {
    environment(\.modelContext, ModelContext(ModelContainer(of: Schema(types))))
  }
}
