// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What finds things of the app.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The things.
  associatedtype Entity: AppEntity

  /// The things that a person can choose from.
  associatedtype Result = [Entity]

  /// Makes what finds them.
  init()

  /// The things of identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The things that a person can choose from.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// The things that a person can choose from.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// What finds things by what a person types.
public protocol EntityStringQuery: EntityQuery {
  /// The things of a text.
  associatedtype Matches: ResultsCollection = [Entity]

  /// The things of a text.
  func entities(matching string: String) async throws -> Matches
}

/// What knows all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// What finding all of them is called in Shortcuts; nil for what the system says.
  static var findIntentDescription: IntentDescription? { get }

  /// All things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// What the system says.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All things.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// What knows the only thing of its kind.
public protocol UniqueAppEntityQuery: EntityQuery where Result == [Entity] {
  /// The thing's type, which the compiler finds by ``uniqueEntity()``.
  associatedtype Entity

  /// The thing.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The only thing, whatever the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery {
  /// The only thing.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
