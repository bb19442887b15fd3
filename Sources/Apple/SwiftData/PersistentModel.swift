// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Observation

/// A class whose objects a store keeps: what `@Model` makes of a class.
///
/// An object is its own identity here. Properties are what they are in the class; the other side of a relationship is not set by itself.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// What tells the object from others.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(of: self) }

  /// What tells the object from others, if its class has no `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into; nil if it was into none.
  public var modelContext: ModelContext? { ModelStore.context(of: self) }

  /// Whether it is the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells objects of a store from each other, as long as the program runs.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  private let object: ObjectIdentifier

  /// The name of the class.
  public let entityName: String

  init(of object: some PersistentModel) {
    self.object = ObjectIdentifier(object)
    entityName = "\(type(of: object))"
  }

  /// The identifier itself.
  public var id: PersistentIdentifier { self }
}
