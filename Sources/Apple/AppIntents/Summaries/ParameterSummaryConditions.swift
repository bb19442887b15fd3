// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a value is compared with another.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// They are the same.
  case equalTo
  /// They are not the same.
  case notEqualTo
  /// The value is greater.
  case greaterThan
  /// The value is greater or the same.
  case greaterThanOrEqualTo
  /// The value is less.
  case lessThan
  /// The value is less or the same.
  case lessThanOrEqualTo
  /// The value contains the other.
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

/// Whether there is a value.
public enum UnaryComparisonOperator: Hashable, Sendable {
  /// There is one.
  case hasAnyValue
  /// There is none.
  case hasNoValue
}

/// Whether a value is one of several.
public enum ContainmentOperator: Hashable, Sendable {
  /// It is.
  case oneOf
  /// It is not.
  case notOneOf
}

/// What a sentence can depend on, other than parameters.
public enum ParameterSummaryEnvironment: Hashable, Sendable {
  /// The family of the widget.
  case widgetFamily
}

/// A sentence that depends on a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: HostedSummary {
  package let parts: [HostedSummaryPart]

  private init(
    _ condition: HostedSummaryCondition, _ yes: any ParameterSummary, _ no: any ParameterSummary
  ) { parts = [.when(condition, then: yes.hostedParts, otherwise: no.hostedParts)] }

  /// Makes a sentence for a value, and one for others.
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

  /// Makes a sentence for one of several values, and one for others.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainmentOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder _ whenTrue: () -> Yes,
    @ParameterSummaryBuilder otherwise: () -> No
  ) {
    let values = values.compactMap { Value.hosted(wrapping: $0).hostedValue }
    self.init(
      .parameter(partial(parameter), comparison == .oneOf ? .equal : .notEqual, values),
      whenTrue(), otherwise())
  }

  /// Makes a sentence for where there is a value or none, and one for otherwise.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: UnaryComparisonOperator,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    let isValue = comparison == .hasAnyValue
    self.init(
      .parameter(partial(parameter), isValue ? .hasValue : .hasNoValue, []), whenTrue(),
      otherwise())
  }

  /// Makes a sentence for a family of widgets, and one for others.
  public init<Yes: ParameterSummary, No: ParameterSummary>(
    widgetFamily comparison: ComparableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    self.init(.family(isOneOf: comparison == .equalTo, [family]), whenTrue(), otherwise())
  }

  /// Makes a sentence for some families of widgets, and one for others.
  public init<Yes: ParameterSummary, No: ParameterSummary>(
    widgetFamily comparison: ContainmentOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {
    self.init(.family(isOneOf: comparison == .oneOf, Set(families)), whenTrue(), otherwise())
  }
}

/// A sentence that depends on the values of a parameter, or on the family of the widget.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: HostedSummary {
  package let parts: [HostedSummaryPart]

  /// Makes sentences for values.
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

  /// Makes sentences for families.
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

/// A sentence for some values.
public struct ParameterSummaryCase<Value>: @unchecked Sendable {
  /// The values; nil for all that no other sentence is for.
  let values: [Value]?
  let parts: [HostedSummaryPart]
}

/// A sentence for a value.
public struct ParameterSummaryCaseCondition<Value>: @unchecked Sendable {
  let content: ParameterSummaryCase<Value>

  /// Makes a sentence for a value.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder _ content: () -> Content
  ) { self.content = .init(values: [value], parts: content().hostedParts) }

  /// Makes a sentence for several values.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder _ content: () -> Content
  ) { self.content = .init(values: values, parts: content().hostedParts) }
}

/// A sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition: Sendable {
  let parts: [HostedSummaryPart]

  /// Makes a sentence.
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder _ content: () -> Content) {
    parts = content().hostedParts
  }
}

/// Composes sentences for values.
@resultBuilder public enum ParameterSummaryCaseBuilder<Value> {
  /// Takes a sentence for a value.
  public static func buildExpression(
    _ part: ParameterSummaryCaseCondition<Value>
  ) -> ParameterSummaryCase<Value> { part.content }

  /// Takes a sentence for all other values.
  public static func buildExpression(
    _ part: ParameterSummaryDefaultCaseCondition
  ) -> ParameterSummaryCase<Value> { .init(values: nil, parts: part.parts) }

  /// Takes sentences.
  public static func buildBlock(
    _ parts: ParameterSummaryCase<Value>...
  ) -> [ParameterSummaryCase<Value>] { parts }
}
