// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value of one of several types: an enumeration whose cases have a value each, with the macro `@UnionValue`.
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue
where ValueType == Self, UnwrappedType == Self {
  /// The names of the cases.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// The appearances of the cases.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
  /// The name of the type, unless the app gives one.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
  }

  /// The default appearances: none, so that users see the names of the cases.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }

  /// The shape of the values, which users cannot enter, as no control chooses among types.
  public static var hostedShape: HostedIntentShape { .other("\(Self.self)") }

  /// Returns the value of a case's type that is meant; nil if it is of another type.
  ///
  /// - Throws: The error of the app's query.
  public static func hostedCase<Value: _IntentValue>(
    _ type: Value.Type, of value: HostedIntentValue, by query: (any EntityQuery)?
  ) async throws -> Value? { try await Value.hosted(value, by: query) }
}

/// The names of the cases of a value of one of several types.
public protocol AppUnionValueCasesProviding: AppEnum {
  /// The type of the values.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  /// The name of the type of the values.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  /// The appearances that the type of the values gives to its cases.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}
