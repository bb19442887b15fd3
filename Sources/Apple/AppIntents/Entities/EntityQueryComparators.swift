// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A comparison of a property with a value, whatever its kind.
public struct EntityQueryComparator<Value, Mapping> {}

/// Composes comparisons.
///
/// Each kind is taken by a function of its own, so that the closures know what is compared.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, Mapping> {
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: EqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: NotEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: ContainsComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: HasPrefixComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: HasSuffixComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: LessThanComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: LessThanOrEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: GreaterThanComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: GreaterThanOrEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: IsBetweenComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes comparisons.
  public static func buildBlock(
    _ comparators: EntityQueryComparator<Value, Mapping>...
  ) -> [EntityQueryComparator<Value, Mapping>] { comparators }
}

/// Whether a property is a value.
public struct EqualToComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property is not a value.
public struct NotEqualToComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property contains a value.
public struct ContainsComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property begins with a value.
public struct HasPrefixComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property ends with a value.
public struct HasSuffixComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property is less than a value.
public struct LessThanComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property is at most a value.
public struct LessThanOrEqualToComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property is greater than a value.
public struct GreaterThanComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property is at least a value.
public struct GreaterThanOrEqualToComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// Whether a property is between two values.
public struct IsBetweenComparator<Value, Mapping> {
  /// Takes what the comparison becomes.
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
