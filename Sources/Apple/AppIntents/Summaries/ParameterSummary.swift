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

/// A sentence that knows its parameters.
package protocol HostedSummary: ParameterSummary {
  /// What it says of the parameters.
  var parts: [HostedSummaryPart] { get }
}

/// What a sentence says of the parameters.
package indirect enum HostedSummaryPart: @unchecked Sendable {
  /// It names parameters.
  case parameters([PartialParameter])
  /// It says one thing if a condition holds, and another if not.
  case when(HostedSummaryCondition, then: [HostedSummaryPart], otherwise: [HostedSummaryPart])

  /// A parameter of an intent.
  package typealias PartialParameter = (any AppIntent) -> AnyObject?
}

/// When a sentence is said.
package enum HostedSummaryCondition: @unchecked Sendable {
  /// A parameter compares with values.
  case parameter(HostedSummaryPart.PartialParameter, HostedComparison, [HostedIntentValue])
  /// The widget has one of some families, or none of them.
  case family(isOneOf: Bool, Set<IntentWidgetFamily>)
}

/// How a value is compared.
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

/// Several sentences.
public struct ParameterSummaryGroup: HostedSummary {
  package let parts: [HostedSummaryPart]
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
  ) -> ParameterSummaryGroup {
    var parts: [HostedSummaryPart] = []
    for part in repeat each content { parts += part.hostedParts }
    return ParameterSummaryGroup(parts: parts)
  }

  /// Takes the sentence of a system that is new enough.
  public static func buildLimitedAvailability(
    _ content: any ParameterSummary
  ) -> ParameterSummaryGroup { ParameterSummaryGroup(parts: content.hostedParts) }

  /// Takes the first of two sentences.
  public static func buildEither(first content: any ParameterSummary) -> ParameterSummaryGroup {
    ParameterSummaryGroup(parts: content.hostedParts)
  }

  /// Takes the second of two sentences.
  public static func buildEither(second content: any ParameterSummary) -> ParameterSummaryGroup {
    ParameterSummaryGroup(parts: content.hostedParts)
  }
}

/// A sentence in which parameters stand.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, @unchecked Sendable
{
  let parameters: [HostedSummaryPart.PartialParameter]

  /// Makes a sentence.
  public init(stringLiteral value: String) { parameters = [] }

  /// Makes a sentence.
  public init(stringInterpolation: StringInterpolation) {
    parameters = stringInterpolation.parameters
  }

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parameters: [HostedSummaryPart.PartialParameter] = []

    /// Begins a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) { parameters.append(partial(keyPath)) }

    /// Adds a parameter, whose words are others in a list.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>, placeholder: String
    ) { parameters.append(partial(keyPath)) }
  }
}

/// A sentence with parameters.
public struct IntentParameterSummary<Intent: AppIntent>: HostedSummary {
  package let parts: [HostedSummaryPart]

  /// Makes a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    parts = [.parameters(summary.parameters)]
  }

  /// Makes a sentence with further parameters.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [ListedParameter<Intent>]
  ) { parts = [.parameters(summary.parameters + parameters().map(\.parameter))] }

  /// Makes a list of parameters without a sentence.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [ListedParameter<Intent>]) {
    parts = [.parameters(parameters().map(\.parameter))]
  }

  /// Makes no sentence.
  public init() { parts = [.parameters([])] }
}

/// A parameter of a list.
public struct ListedParameter<Intent>: @unchecked Sendable {
  let parameter: HostedSummaryPart.PartialParameter
}

/// Composes a list of parameters.
@resultBuilder public enum ParameterListBuilder<Intent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> [ListedParameter<Intent>] { [ListedParameter(parameter: partial(path))] }

  /// Takes parameters.
  public static func buildBlock(_ paths: [ListedParameter<Intent>]...) -> [ListedParameter<Intent>]
  { paths.flatMap(\.self) }

  /// Takes parameters, if there are any.
  public static func buildOptional(_ paths: [ListedParameter<Intent>]?)
    -> [ListedParameter<Intent>]
  { paths ?? [] }

  /// Takes the first of two lists.
  public static func buildEither(first paths: [ListedParameter<Intent>])
    -> [ListedParameter<Intent>]
  { paths }

  /// Takes the second of two lists.
  public static func buildEither(second paths: [ListedParameter<Intent>])
    -> [ListedParameter<Intent>]
  { paths }
}
