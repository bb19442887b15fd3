// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// A sentence with the parameters of an intent.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  /// Makes no sentence.
  public init() {}
}

/// Composes a sentence of cases.
@resultBuilder public enum ParameterSummaryBuilder {
  /// Takes a sentence as it is.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }

  /// Takes sentences for several values.
  public static func buildBlock<each Content: ParameterSummary>(
    _ content: repeat each Content
  ) -> EmptyParameterSummary {
    EmptyParameterSummary()
  }
}

/// A sentence in which parameters stand.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
  /// Makes a sentence.
  public init(stringLiteral value: String) {}

  /// Makes a sentence.
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent>: ParameterSummary {
  /// Makes a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// Makes a sentence with further parameters.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Makes a list of parameters without a sentence.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}

  /// Makes no sentence.
  public init() {}
}

/// Composes a list of parameters.
@resultBuilder public enum ParameterListBuilder<Intent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }

  /// Takes parameters.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}

/// How a value is compared.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// The same.
  case equalTo
  /// Not the same.
  case notEqualTo
  /// Some value.
  case hasAnyValue
  /// No value.
  case hasNoValue
}

/// A sentence that depends on a parameter.
public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary {
  /// Makes a sentence for a value, and one for others.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder _ whenTrue: () -> Yes,
    @ParameterSummaryBuilder otherwise: () -> No
  ) {}

  /// Makes a sentence for where there is a value or none, and one for otherwise.
  public init<Value, Yes: ParameterSummary, No: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {}

  /// Makes a sentence for a family of widgets, and one for others.
  public init<Yes: ParameterSummary, No: ParameterSummary>(
    widgetFamily comparison: ComparableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder _ whenTrue: () -> Yes, @ParameterSummaryBuilder otherwise: () -> No
  ) {}
}

/// A sentence that depends on the values of a parameter.
public struct ParameterSummarySwitchCondition<Intent>: ParameterSummary {
  /// Makes sentences for values.
  public init<Value, Cases: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryBuilder _ cases: () -> Cases
  ) {}
}

/// A sentence for a value.
public struct ParameterSummaryCaseCondition<Intent>: ParameterSummary {
  /// Makes a sentence for a value.
  public init<Value, Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder _ content: () -> Content
  ) {}
}

/// A sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent>: ParameterSummary {
  /// Makes a sentence.
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder _ content: () -> Content) {}
}
