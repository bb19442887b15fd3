// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A query that finds entities by their properties, for the Find action of Shortcuts.
///
/// No widget uses it, so the declared properties and comparators are not kept.
public protocol EntityPropertyQuery: EntityQuery {
  /// The type to which comparators are mapped.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  static var properties: QueryProperties { get }

  /// The properties by which results can be sorted.
  static var sortingOptions: SortingOptions { get }

  /// Returns the entities that match comparators, in an order; a nil limit is no limit.
  ///
  /// Never called here.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties by which results can be sorted.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// The sort order of results.
  public typealias Sort = EntityQuerySort
  /// The way in which comparators are combined.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// A property that can be compared.
  public typealias Property = EntityQueryProperty
  /// A property by which results can be sorted.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
}

/// The way in which comparators are combined.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All comparators must match.
  case and
  /// At least one comparator must match.
  case or
}

/// The sort order of entities by a property.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// The direction of a sort order.
  public enum Ordering: Hashable, Sendable {
    /// The smallest value is first.
    case ascending
    /// The largest value is first.
    case descending
  }

  /// The property to sort by.
  public let by: PartialKeyPath<Entity>
  /// The direction of the order.
  public let order: Ordering

  /// Creates a sort order.
  public init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// The properties of entities that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  /// Creates the list of properties, which is not kept.
  public init(
    @EntityQueryPropertiesBuilder<Entity, Mapping> properties:
      () -> [EntityQueryPropertyDeclaration<Entity, Mapping>]
  ) {}
}

/// The declaration of a property that can be compared, without its type.
public struct EntityQueryPropertyDeclaration<Entity, Mapping>: Sendable {}

/// A result builder that lists properties.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  /// Returns the declaration of a property.
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, Mapping>
  ) -> EntityQueryPropertyDeclaration<Entity, Mapping> { EntityQueryPropertyDeclaration() }
  /// Returns the declarations in their order.
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, Mapping>...
  ) -> [EntityQueryPropertyDeclaration<Entity, Mapping>] { properties }
}

/// A property of entities that a query can compare.
public struct EntityQueryProperty<Entity: AppEntity, Value, Mapping> {
  /// Creates the declaration of a property; the comparators are not kept.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    entityProvider: (([Entity]) -> [Entity])? = nil,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators:
      () -> [EntityQueryComparator<Value, Mapping>]
  ) {}

  /// Creates the declaration of an optional property; the comparators are not kept.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value?>>,
    entityProvider: (([Entity]) -> [Entity])? = nil,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators:
      () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
}

/// The properties by which a query can sort entities.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Creates the list of properties, which is not kept.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) {}
}

/// A result builder that lists properties to sort by.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Returns a property unchanged, which is one of the query's entity.
  public static func buildExpression(
    _ property: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { property }
  /// Returns the properties in their order.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property by which a query can sort entities.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  /// Creates the declaration of a property to sort by.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
