// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A comparator of a property with a value, without its kind.
public struct EntityQueryComparator<Value, Mapping> {}

/// A result builder that lists comparators.
///
/// Each kind has a function of its own, so that the compiler infers the types of the closures.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, Mapping> {
  /// Takes a comparator for equality.
  public static func buildExpression(
    _ comparator: EqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for inequality.
  public static func buildExpression(
    _ comparator: NotEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for containment.
  public static func buildExpression(
    _ comparator: ContainsComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for a prefix.
  public static func buildExpression(
    _ comparator: HasPrefixComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for a suffix.
  public static func buildExpression(
    _ comparator: HasSuffixComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for smaller values.
  public static func buildExpression(
    _ comparator: LessThanComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for smaller or equal values.
  public static func buildExpression(
    _ comparator: LessThanOrEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for greater values.
  public static func buildExpression(
    _ comparator: GreaterThanComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for greater or equal values.
  public static func buildExpression(
    _ comparator: GreaterThanOrEqualToComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Takes a comparator for a range of values.
  public static func buildExpression(
    _ comparator: IsBetweenComparator<Value, Mapping>
  ) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
  /// Returns the comparators in their order.
  public static func buildBlock(
    _ comparators: EntityQueryComparator<Value, Mapping>...
  ) -> [EntityQueryComparator<Value, Mapping>] { comparators }
}

/// A comparator that matches properties equal to a value.
public struct EqualToComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties not equal to a value.
public struct NotEqualToComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties that contain a value.
public struct ContainsComparator<Value, Mapping> {}

extension ContainsComparator where Value == String {
  /// Creates a comparator with a part of a text; the mapping is not kept.
  public init(mappingTransform: @escaping (String) -> Mapping) {}
}

extension ContainsComparator where Value == AttributedString {
  /// Creates a comparator with a part of a text; the mapping is not kept.
  public init(mappingTransform: @escaping (AttributedString) -> Mapping) {}
}

extension ContainsComparator where Value: Sequence {
  /// Creates a comparator with an element of a list; the mapping is not kept.
  @_disfavoredOverload public init(mappingTransform: @escaping (Value.Element) -> Mapping) {}
}

/// A comparator that matches properties with a prefix.
public struct HasPrefixComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties with a suffix.
public struct HasSuffixComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties less than a value.
public struct LessThanComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties less than or equal to a value.
public struct LessThanOrEqualToComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties greater than a value.
public struct GreaterThanComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties greater than or equal to a value.
public struct GreaterThanOrEqualToComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
}

/// A comparator that matches properties between two values.
public struct IsBetweenComparator<Value, Mapping> {
  /// Creates a comparator; the mapping is not kept.
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) {}
}
