// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A query that finds entities of the app.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// The type of the collection of suggested entities.
  associatedtype Result = [Entity]

  /// Creates a query without parameters.
  init()

  /// Returns the entities with identifiers; those that are not found are left out.
  ///
  /// Throws if the query fails.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the entities that the user can choose from; throws if the query fails.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Returns an empty array, as there are no suggestions.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by a text that the user enters.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the collection of matching entities.
  associatedtype Matches: ResultsCollection = [Entity]

  /// Returns the entities that match a text; throws if the query fails.
  func entities(matching string: String) async throws -> Matches
}

/// A query that can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The description of the Find action in Shortcuts; nil is the system's.
  static var findIntentDescription: IntentDescription? { get }

  /// Returns all entities; throws if the query fails.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// The default description: nil, which is the system's.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities as suggestions.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query for the only entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  /// The type of the entity, which the compiler infers from ``uniqueEntity()``.
  associatedtype Entity

  /// Returns the only entity; throws if the query fails.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// Returns the only entity, whatever the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery {
  /// Returns the only entity as all that there are.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  /// Returns the only entity as the suggestion.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
