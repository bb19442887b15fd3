// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A modifier that is made from the environment of the view to which it is applied.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Never called, because the modifier that is made has the body.
  public func body(content: Content) -> Never {
    preconditionFailure("A modifier that is made from the environment has no body.")
  }

  /// Adds the view with the modifier that is made.
  nonisolated public func resolve<Modified: View>(
    _ content: Modified, in resolver: inout ViewResolver
  ) {
    let environment = resolver.environment
    let made = callOnThisThread({ $0.resolve(in: $1) }, with: (self, environment))
    made.resolve(content, in: &resolver)
  }
}
