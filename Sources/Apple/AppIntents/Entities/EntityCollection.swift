// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A list of entities of which only the identifiers are known until the entities are asked for.
public struct EntityCollection<Entity: AppEntity>: Sendable {
  private var known: [String: Entity] = [:]

  /// The identifiers of the entities.
  public var identifiers: [Entity.ID]

  /// Creates a list from identifiers.
  public init(identifiers: [Entity.ID] = []) { self.identifiers = identifiers }

  /// Creates a list from entities, which are kept.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    for entity in entities { known[entity.id.entityIdentifierString] = entity }
  }

  /// Appends an identifier to the list.
  public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }

  /// Appends the identifier of an entity to the list.
  public mutating func append(_ entity: Entity) { identifiers.append(entity.id) }

  /// Appends identifiers to the list.
  public mutating func append(contentsOf newIdentifiers: [Entity.ID]) {
    identifiers += newIdentifiers
  }

  /// Appends the identifiers of entities to the list.
  public mutating func append(contentsOf entities: [Entity]) {
    identifiers += entities.map(\.id)
  }

  /// Returns the entities, from the default query if they are not known; those that are not found are left out.
  ///
  /// - Throws: The error of the query.
  public func resolvedEntities() async throws -> [Entity] {
    let names = identifiers.map(\.entityIdentifierString)
    let unknown = identifiers.filter { known[$0.entityIdentifierString] == nil }
    var found = known
    if !unknown.isEmpty {
      for entity in try await Entity.defaultQuery.entities(for: unknown) {
        found[entity.id.entityIdentifierString] = entity
      }
    }
    return names.compactMap { found[$0] }
  }
}

extension EntityCollection: _IntentValue {
  /// The shape of the values: lists of the entities.
  public static var hostedShape: HostedIntentShape { .list(Entity.hostedShape) }
  /// The value of an empty parameter: an empty list.
  public static var hostedAbsence: EntityCollection<Entity>? { EntityCollection() }
  /// The identifiers as the tool sees them, with the appearances of the entities that are known.
  public var hostedValue: HostedIntentValue? {
    .list(
      identifiers.map(\.entityIdentifierString).map {
        .thing(identifier: $0, known[$0]?.displayRepresentation)
      })
  }

  /// Returns the list of the identifiers that are meant, without asking a query; nil if one is not an identifier.
  public static func hosted(
    _ value: HostedIntentValue, by query: (any EntityQuery)?
  ) -> EntityCollection<Entity>? {
    let elements = if case .list(let elements) = value { elements } else { [value] }
    var list = EntityCollection()
    for element in elements {
      guard case .thing(let text, _) = element,
        let identifier = Entity.ID.entityIdentifier(for: text)
      else { return nil }
      list.append(identifier)
    }
    return list
  }
}
