// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension ModelContext {
  /// The notification that is posted before a context saves changes.
  public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")

  /// The notification that is posted when a context has saved changes, with their identifiers.
  public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

  /// What the notification of saved changes says, each by the raw value of a key.
  public enum NotificationKey: String, Hashable, Sendable {
    /// What is read of the store, which is not given here.
    case queryGeneration
    /// Whether all objects have to be read again, which is not given here.
    case invalidatedAllIdentifiers
    /// The identifiers of the objects that were inserted.
    case insertedIdentifiers
    /// The identifiers of the objects whose properties changed, which are not seen here.
    case updatedIdentifiers
    /// The identifiers of the objects that were deleted.
    case deletedIdentifiers
  }

  /// The objects that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted }

  /// The objects whose properties changed since the last save, which are not seen here.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// The objects that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted }
}
