// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A function that makes the value of a parameter from a value of another type.
///
/// Never called here: the tool gives parameters values of their own types.
public protocol Resolver: Hashable, Sendable {
  /// The type of the given value.
  associatedtype Input: _IntentValue

  /// The type of the parameter's value.
  associatedtype Output: _IntentValue

  /// What is known of the parameter.
  typealias Context = IntentParameterContext<Output>

  /// Returns the value of a parameter; nil if there is none for the given one, and throws if it cannot be found.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// A list of resolvers.
public protocol ResolverSpecification: Sendable {}

/// A result builder of resolvers, which make a parameter's values from others; widgets do not use
/// them.
@resultBuilder public enum ResolverSpecificationBuilder {
  /// Takes resolvers, which are not kept.
  public static func buildBlock<each Resolver>(
    _ resolvers: repeat each Resolver
  ) -> EmptyResolverSpecification { EmptyResolverSpecification() }
}

/// An empty list of resolvers.
public struct EmptyResolverSpecification: Hashable, ResolverSpecification {
  /// Creates the list, which has no resolvers.
  public init() {}
}

/// The builder of a parameter's resolvers, which are not called.
public typealias HostedResolvers = () -> EmptyResolverSpecification

/// What a resolver knows of the parameter, which only a device creates.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {}
