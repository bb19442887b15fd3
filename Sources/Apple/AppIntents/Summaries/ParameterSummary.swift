// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// A summary of an intent: a sentence with its parameters.
public protocol ParameterSummary: Sendable {}

/// A summary without a sentence.
public struct EmptyParameterSummary: ParameterSummary {
  /// Creates an empty summary.
  public init() {}
}

/// A summary that knows its parameters.
package protocol HostedSummary: ParameterSummary {
  /// The parts of the summary that concern parameters.
  var parts: [HostedSummaryPart] { get }
}

/// A part of a summary that concerns parameters.
package indirect enum HostedSummaryPart: @unchecked Sendable {
  /// The parameters that a sentence names.
  case parameters([PartialParameter])
  /// One part if a condition holds, and another if it does not.
  case when(HostedSummaryCondition, then: [HostedSummaryPart], otherwise: [HostedSummaryPart])

  /// A function that returns a parameter of an intent; nil for an intent of another type.
  package typealias PartialParameter = (any AppIntent) -> AnyObject?
}

/// The condition under which a sentence is used.
package enum HostedSummaryCondition: @unchecked Sendable {
  /// A comparison of a parameter with values.
  case parameter(HostedSummaryPart.PartialParameter, HostedComparison, [HostedIntentValue])
  /// The widget's family is one of some families, or none of them.
  case family(isOneOf: Bool, Set<IntentWidgetFamily>)
}

/// The comparison of a value.
package enum HostedComparison: String, Sendable {
  case equal, notEqual, hasValue, hasNoValue
  case greater, greaterOrEqual, less, lessOrEqual, contains, containsNot
}

extension ParameterSummary {
  var hostedParts: [HostedSummaryPart] { (self as? any HostedSummary)?.parts ?? [] }
}

func partial<Intent, Value>(
  _ path: KeyPath<Intent, IntentParameter<Value>>
) -> HostedSummaryPart.PartialParameter {
  { ($0 as? Intent).map { $0[keyPath: path] } }
}

/// Several summaries in the place of one.
public struct ParameterSummaryGroup: HostedSummary {
  package let parts: [HostedSummaryPart]
}

/// A result builder that combines summaries.
@resultBuilder public enum ParameterSummaryBuilder {
  /// Returns a single summary unchanged.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }

  /// Combines summaries for several values.
  public static func buildBlock<each Content: ParameterSummary>(
    _ content: repeat each Content
  ) -> ParameterSummaryGroup {
    var parts: [HostedSummaryPart] = []
    for part in repeat each content { parts += part.hostedParts }
    return ParameterSummaryGroup(parts: parts)
  }

  /// Returns the summary of an `if #available`.
  public static func buildLimitedAvailability(
    _ content: any ParameterSummary
  ) -> ParameterSummaryGroup { ParameterSummaryGroup(parts: content.hostedParts) }

  /// Returns the summary of the first branch.
  public static func buildEither(first content: any ParameterSummary) -> ParameterSummaryGroup {
    ParameterSummaryGroup(parts: content.hostedParts)
  }

  /// Returns the summary of the second branch.
  public static func buildEither(second content: any ParameterSummary) -> ParameterSummaryGroup {
    ParameterSummaryGroup(parts: content.hostedParts)
  }
}

/// A sentence with placeholders for parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, @unchecked Sendable
{
  let parameters: [HostedSummaryPart.PartialParameter]

  /// Creates a sentence without parameters from a text.
  public init(_ text: String) { parameters = [] }

  /// Creates a sentence without parameters.
  public init(stringLiteral value: String) { parameters = [] }

  /// Creates a sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    parameters = stringInterpolation.parameters
  }

  /// The string interpolation of a sentence, of which only the parameters are kept.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parameters: [HostedSummaryPart.PartialParameter] = []

    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Ignores literal text, which is not kept.
    public mutating func appendLiteral(_ literal: String) {}

    /// Appends a parameter to the sentence.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) { parameters.append(partial(keyPath)) }

    /// Appends a parameter; the placeholder is ignored.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>, placeholder: String
    ) { parameters.append(partial(keyPath)) }
  }
}

/// A summary of an intent: a sentence with its parameters, and further parameters.
public struct IntentParameterSummary<Intent: AppIntent>: HostedSummary {
  package let parts: [HostedSummaryPart]

  /// Creates a summary of a sentence; the table is ignored.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    parts = [.parameters(summary.parameters)]
  }

  /// Creates a summary of a sentence and further parameters; the table is ignored.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [ListedParameter<Intent>]
  ) { parts = [.parameters(summary.parameters + parameters().map(\.parameter))] }

  /// Creates a summary of parameters without a sentence.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [ListedParameter<Intent>]) {
    parts = [.parameters(parameters().map(\.parameter))]
  }

  /// Creates a summary without a sentence and parameters.
  public init() { parts = [.parameters([])] }
}

/// A parameter in the list of a summary.
public struct ListedParameter<Intent>: @unchecked Sendable {
  let parameter: HostedSummaryPart.PartialParameter
}

/// A result builder that lists parameters.
@resultBuilder public enum ParameterListBuilder<Intent> {
  /// Returns a list of one parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> [ListedParameter<Intent>] { [ListedParameter(parameter: partial(path))] }

  /// Joins lists of parameters in their order.
  public static func buildBlock(_ paths: [ListedParameter<Intent>]...) -> [ListedParameter<Intent>]
  { paths.flatMap(\.self) }

  /// Returns the parameters of an `if`; nil is an empty list.
  public static func buildOptional(_ paths: [ListedParameter<Intent>]?)
    -> [ListedParameter<Intent>]
  { paths ?? [] }

  /// Returns the parameters of the first branch.
  public static func buildEither(first paths: [ListedParameter<Intent>])
    -> [ListedParameter<Intent>]
  { paths }

  /// Returns the parameters of the second branch.
  public static func buildEither(second paths: [ListedParameter<Intent>])
    -> [ListedParameter<Intent>]
  { paths }
}
