// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The comparison of a value with another one.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// The values are equal.
  case equalTo
  /// The values are not equal.
  case notEqualTo
  /// The value is greater.
  case greaterThan
  /// The value is greater or equal.
  case greaterThanOrEqualTo
  /// The value is less.
  case lessThan
  /// The value is less or equal.
  case lessThanOrEqualTo
  /// The value contains the other one.
  case contains

  var hosted: HostedComparison {
    switch self {
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .contains: .contains
    }
  }
}

/// The comparison of a value with another one for equality.
public typealias EquatableComparisonOperator = ComparableComparisonOperator

/// The comparison of a text with another one.
public typealias StringComparisonOperator = ComparableComparisonOperator

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  /// The parameter has a value.
  case hasAnyValue
  /// The parameter has no value.
  case hasNoValue
}

/// Whether a value is one of several.
public enum OneOfComparisonOperator: Hashable, Sendable {
  /// The value is one of them.
  case oneOf
  /// The value is none of them.
  case notOneOf
}

/// A condition of a summary other than parameters.
public enum ParameterSummaryEnvironment: Hashable, Sendable {
  /// The family of the widget.
  case widgetFamily
}

/// A summary that depends on a parameter or the widget's family.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: HostedSummary {
  package let parts: [HostedSummaryPart]

  private init(
    _ condition: HostedSummaryCondition, _ yes: any ParameterSummary, _ no: any ParameterSummary
  ) { parts = [.when(condition, then: yes.hostedParts, otherwise: no.hostedParts)] }

  /// Creates a summary that depends on the comparison of a parameter with a value.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    let value = Value.hosted(wrapping: value).hostedValue
    self.init(
      .parameter(partial(parameter), comparison.hosted, value.map { [$0] } ?? []), whenTrue(),
      otherwise())
  }

  /// Creates a summary that depends on whether a parameter is one of several values.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder _ whenTrue: () -> Yes,
    @ParameterSummaryBuilder otherwise: () -> No
  ) {
    let values = values.compactMap { Value.hosted(wrapping: $0).hostedValue }
    self.init(
      .parameter(partial(parameter), comparison == .oneOf ? .equal : .notEqual, values),
      whenTrue(), otherwise())
  }

  /// Creates a summary that depends on whether a parameter has a value.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    let isValue = comparison == .hasAnyValue
    self.init(
      .parameter(partial(parameter), isValue ? .hasValue : .hasNoValue, []), whenTrue(),
      otherwise())
  }

  /// Creates a summary that depends on the comparison of an entity's identifier with another one.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: ComparableComparisonOperator,
    _ identifier: some EntityIdentifierConvertible,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) where Value.ValueType: AppEntity {
    self.init(
      .parameter(partial(parameter), comparison.hosted, [Self.thing(identifier)]), whenTrue(),
      otherwise())
  }

  /// Creates a summary that depends on whether an entity's identifier is one of several.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: OneOfComparisonOperator,
    _ identifiers: [some EntityIdentifierConvertible],
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) where Value.ValueType: AppEntity {
    self.init(
      .parameter(
        partial(parameter), comparison == .oneOf ? .equal : .notEqual,
        identifiers.map { Self.thing($0) }), whenTrue(), otherwise())
  }

  private static func thing(_ identifier: some EntityIdentifierConvertible) -> HostedIntentValue {
    .thing(identifier: identifier.entityIdentifierString, nil)
  }

  /// Creates a summary that depends on the widget's family; a comparison other than for equality is
  /// one for inequality.
  public init<Yes: ParameterSummary, No: ParameterSummary>(
    widgetFamily comparison: ComparableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    self.init(.family(isOneOf: comparison == .equalTo, [family]), whenTrue(), otherwise())
  }

  /// Creates a summary that depends on whether the widget's family is one of several.
  public init<Yes: ParameterSummary, No: ParameterSummary>(
    widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    self.init(.family(isOneOf: comparison == .oneOf, Set(families)), whenTrue(), otherwise())
  }
}

/// A summary that depends on the values of a parameter, or on the widget's family.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: HostedSummary {
  package let parts: [HostedSummaryPart]

  /// Creates a summary with cases for the values of a parameter; the first that matches is used.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Value.UnwrappedType> _ cases:
      () -> [ParameterSummaryCase<Value.UnwrappedType>]
  ) {
    parts = Self.chain(cases()) { values in
      .parameter(
        partial(parameter), .equal,
        values.compactMap { Value.hosted(wrapping: $0).hostedValue })
    }
  }

  /// Creates a summary with cases for the widget's family; the first that matches is used.
  public init(
    _ environment: ParameterSummaryEnvironment,
    @ParameterSummaryCaseBuilder<IntentWidgetFamily> _ cases:
      () -> [ParameterSummaryCase<IntentWidgetFamily>]
  ) { parts = Self.chain(cases()) { .family(isOneOf: true, Set($0)) } }

  private static func chain<Value>(
    _ cases: [ParameterSummaryCase<Value>], _ condition: ([Value]) -> HostedSummaryCondition
  ) -> [HostedSummaryPart] {
    cases.reversed().reduce(into: []) { rest, part in
      rest =
        part.values.map { [.when(condition($0), then: part.parts, otherwise: rest)] }
        ?? part.parts
    }
  }
}

/// A case of a summary: a sentence for some values.
public struct ParameterSummaryCase<Value>: @unchecked Sendable {
  /// The values of the case; nil for all other values.
  let values: [Value]?
  let parts: [HostedSummaryPart]
}

/// A case of a summary for one or several values.
public struct ParameterSummaryCaseCondition<Value>: @unchecked Sendable {
  let content: ParameterSummaryCase<Value>

  /// Creates a case for a value.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder _ content: () -> Content
  ) { self.content = .init(values: [value], parts: content().hostedParts) }

  /// Creates a case for several values.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder _ content: () -> Content
  ) { self.content = .init(values: values, parts: content().hostedParts) }
}

/// A case of a summary for all other values.
public struct ParameterSummaryDefaultCaseCondition: Sendable {
  let parts: [HostedSummaryPart]

  /// Creates the case for all other values.
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder _ content: () -> Content) {
    parts = content().hostedParts
  }
}

/// A result builder that lists the cases of a summary.
@resultBuilder public enum ParameterSummaryCaseBuilder<Value> {
  /// Takes a case for values.
  public static func buildExpression(
    _ part: ParameterSummaryCaseCondition<Value>
  ) -> ParameterSummaryCase<Value> { part.content }

  /// Takes the case for all other values.
  public static func buildExpression(
    _ part: ParameterSummaryDefaultCaseCondition
  ) -> ParameterSummaryCase<Value> { .init(values: nil, parts: part.parts) }

  /// Returns the cases in their order.
  public static func buildBlock(
    _ parts: ParameterSummaryCase<Value>...
  ) -> [ParameterSummaryCase<Value>] { parts }
}
