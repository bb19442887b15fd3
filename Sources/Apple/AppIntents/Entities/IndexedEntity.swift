// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An entity that is indexed for Spotlight.
public protocol IndexedEntity: AppEntity {
  /// Whether the entity is left out of search results; it has no effect here.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// Is not left out by default.
  public var hideInSpotlight: Bool { false }
}

/// A query for entities that are indexed for Spotlight.
///
/// Its methods, with which the system asks for entities to index again, are never called here. CoreSpotlight declares the type of their
/// argument.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {}
