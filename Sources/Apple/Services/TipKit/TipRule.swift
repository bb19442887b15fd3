// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Tips {
  /// A rule that has to hold before a hint is shown; none is asked here.
  public struct Rule: Sendable {
    /// Creates a rule about some inputs, which the macro `#Rule` calls.
    public init<each Input: RuleInput>(
      _ input: repeat each Input, body: (repeat (each Input).RuleValue) -> Bool
    ) {}
  }

  /// A parameter or an event, which a rule is about.
  public protocol RuleInput {
    /// The type of what the rule is asked with.
    associatedtype RuleValue
  }
}

extension Tips.Parameter: Tips.RuleInput {
  /// The type of the parameter's value.
  public typealias RuleValue = Value
}

extension Tips.Event: Tips.RuleInput {
  /// The type of the event with its donations.
  public typealias RuleValue = Self
}

/// Makes a rule that has to hold before a hint is shown; none is asked here.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
  _ input: repeat each Input, body: (repeat (each Input).RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "RuleMacro")
