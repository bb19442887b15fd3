// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

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

  /// Sets a context of a new, empty container of a class, which a function gets; the other arguments are ignored.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Sets a context of a new, empty container of classes, which a function gets; the other arguments are ignored.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(of: Schema(types))
    onSetup(.success(container))
    return environment(\.modelContext, ModelContext(container))
  }
}
