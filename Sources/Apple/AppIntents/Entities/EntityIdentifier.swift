// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Intents

/// The identifier of an entity, with the type of the entity.
public struct EntityIdentifier: Hashable, Sendable {
  /// The type of the entity.
  public let entityType: any AppEntity.Type
  /// The identifier of the entity, as text.
  public let identifier: String

  /// Creates the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates an identifier from the type of an entity and its own identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  /// Whether two identifiers are of the same type and have the same text.
  public static func == (first: EntityIdentifier, second: EntityIdentifier) -> Bool {
    first.entityType == second.entityType && first.identifier == second.identifier
  }

  /// Hashes the type and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}

/// Something of the system that belongs to an entity of the app.
public protocol AppEntityAnnotatable {
  /// The identifier of the entity; nil for none.
  var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
  /// The identifier of the entity that the activity is about; nil for none.
  public var appEntityIdentifier: EntityIdentifier? {
    get { annotation as? EntityIdentifier }
    set { annotation = newValue }
  }
}
