// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

// A program of widgets shows no scene of an app, so that no container is made.
nonisolated extension Scene {
  /// Returns the scene, which would set the model context of its views.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { self }

  /// Returns the scene, which would set a context of a container for its views.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Returns the scene, which would set a context of a new container of a class for its views.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Returns the scene, which would set a context of a new container of classes for its views.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
