// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A query for the only entity of its type, which a function returns.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: (@Sendable () async throws -> Entity)?

  /// Creates a query that calls a function.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Creates a query without a function, which finds nothing: the system asks the one in `defaultQuery`.
  public init() { provider = nil }

  /// Returns the only entity.
  ///
  /// - Throws: What the function throws; ``AppIntentError/Unrecoverable/entityNotFound`` without a function.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provider()
  }
}
