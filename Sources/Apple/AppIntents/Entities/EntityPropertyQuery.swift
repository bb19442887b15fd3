// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What finds things by their properties, for the action "Find" of Shortcuts.
///
/// No widget asks it, so that nothing is kept of what can be compared and how.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison becomes.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  static var properties: QueryProperties { get }

  /// The properties that can be sorted by.
  static var sortingOptions: SortingOptions { get }

  /// The things that comparisons hold for.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties that can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// An order.
  public typealias Sort = EntityQuerySort
  /// How comparisons are joined.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// A property that can be compared.
  public typealias Property = EntityQueryProperty
  /// A property that can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
}

/// How comparisons are joined.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All of them hold.
  case and
  /// One of them holds.
  case or
}

/// An order of things.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// The direction of an order.
  public enum Ordering: Hashable, Sendable {
    /// The smallest first.
    case ascending
    /// The largest first.
    case descending
  }

  /// The property.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering

  /// Makes an order.
  public init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// The properties that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  /// Takes properties.
  public init(
    @EntityQueryPropertiesBuilder<Entity, Mapping> properties:
      () -> [EntityQueryPropertyDeclaration<Entity, Mapping>]
  ) {}
}

/// A property that can be compared, whatever its type.
public struct EntityQueryPropertyDeclaration<Entity, Mapping>: Sendable {}

/// Composes properties.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  /// Takes a property.
  public static func buildExpression<Value>(
    _ property: EntityQueryProperty<Entity, Value, Mapping>
  ) -> EntityQueryPropertyDeclaration<Entity, Mapping> { EntityQueryPropertyDeclaration() }
  /// Takes properties.
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, Mapping>...
  ) -> [EntityQueryPropertyDeclaration<Entity, Mapping>] { properties }
}

/// A property that can be compared.
public struct EntityQueryProperty<Entity: AppEntity, Value, Mapping> {
  /// Takes the comparisons of a property.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    entityProvider: (([Entity]) -> [Entity])? = nil,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators:
      () -> [EntityQueryComparator<Value, Mapping>]
  ) {}

  /// Takes the comparisons of a property that need not have a value.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value?>>,
    entityProvider: (([Entity]) -> [Entity])? = nil,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators:
      () -> [EntityQueryComparator<Value, Mapping>]
  ) {}
}

/// The properties that can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Takes properties.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) {}
}

/// Composes properties to sort by.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Takes properties.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property that can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  /// Takes a property.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
