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

  /// Returns whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of a model object, valid while the program runs.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  private let object: ObjectIdentifier

  /// The name of the object's class.
  public let entityName: String

  init(of object: some PersistentModel) {
    self.object = ObjectIdentifier(object)
    entityName = "\(type(of: object))"
  }

  /// The identifier itself, which identifies it.
  public var id: PersistentIdentifier { self }
}
