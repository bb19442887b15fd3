// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The identifier of a model object, valid while the program runs.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
  /// The object, by the place of its memory or by the key that a program gave it.
  private let key: String

  /// The name of the object's class.
  public let entityName: String

  /// The name of the object's store; nil for an object that is not in one, such as all that a program inserts here.
  public let storeIdentifier: String?

  init(of object: some PersistentModel) {
    key = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    entityName = "\(type(of: object))"
    storeIdentifier = nil
  }

  private init(key: String, entityName: String, storeIdentifier: String?) {
    (self.key, self.entityName, self.storeIdentifier) = (key, entityName, storeIdentifier)
  }

  /// Returns the identifier of an object in a store, which no context has here; never throws.
  public static func identifier(
    for storeIdentifier: String, entityName: String,
    primaryKey: some (Hashable & Codable & Sendable)
  ) throws -> PersistentIdentifier {
    PersistentIdentifier(
      key: "\(primaryKey)", entityName: entityName, storeIdentifier: storeIdentifier)
  }

  /// The identifier itself, which identifies it.
  public var id: PersistentIdentifier { self }
}

extension PersistentIdentifier: Comparable {
  /// Returns whether the left identifier is before the right one, in an order without a meaning.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.entityName, left.key) < (right.entityName, right.key)
  }
}
