// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
import UniformTypeIdentifiers

extension IndexedEntity {
  /// What is known of the entity before the app adds to it: the title that users see.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .data)
    attributes.displayName = String(localized: displayRepresentation.title)
    return attributes
  }
  /// What is known of the entity; the same as ``defaultAttributeSet`` unless the app says more.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
}

extension CSSearchableIndex {
  /// Adds entities.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws { try await indexSearchableItems([]) }

  /// Removes entities.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType: Entity.Type
  ) async throws { try await indexSearchableItems([]) }

  /// Removes all entities of a type.
  ///
  /// - Throws: Always ``CSIndexError/Code/indexingUnsupported``.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType: Entity.Type) async throws {
    try await indexSearchableItems([])
  }
}
