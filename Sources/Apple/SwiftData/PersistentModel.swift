// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Observation

/// A class whose objects a store keeps, as `@Model` declares it.
///
/// An object is its own identity here. The inverse of a relationship is not set automatically.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// The identifier of the object.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(of: self) }

  /// The identifier of the object, unless its class declares its own `id`.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context into which the object was inserted; nil if it was not inserted or was deleted.
  public var modelContext: ModelContext? { ModelStore.context(of: self) }

  /// Whether the object was inserted and not saved yet; a change of a property is not seen here.
  public var hasChanges: Bool { modelContext?.inserted.contains { $0 === self } ?? false }

  /// Whether the object was deleted and not inserted again.
  public var isDeleted: Bool { ModelStore.isDeleted(self) }

  /// Returns whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
