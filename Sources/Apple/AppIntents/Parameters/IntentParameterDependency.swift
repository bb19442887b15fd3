// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A property wrapper that gives an options provider the values of other parameters of an intent.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let areGiven: (Intent) -> Bool

  /// Creates a dependency on parameters: `\.$team`.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    areGiven = { intent in
      for parameter in repeat each parameters {
        guard intent[keyPath: parameter].current?.hostedUnwrapped != nil else { return false }
      }
      return true
    }
  }

  /// Creates a dependency on the values of parameters: `\.team`.
  public init<each Value: _IntentValue>(_ values: repeat KeyPath<Intent, each Value>) {
    areGiven = { intent in
      // Only the parameter knows whether there is a value, and the path does not lead to it:
      // reading one without a value would trap.
      guard intent.hostedParameters.allSatisfy(\.parameter.isOptionalOrHasValue) else {
        return false
      }
      for value in repeat each values {
        guard intent[keyPath: value].hostedUnwrapped != nil else { return false }
      }
      return true
    }
  }

  /// The intent with its values; nil if one of the parameters has no value, or another intent is
  /// configured.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = HostedIntents.current as? Intent, areGiven(intent) else { return nil }
    return IntentProjection(intent)
  }
}

/// An intent whose parameters have values.
@dynamicMemberLookup public final class IntentProjection<Intent: AppIntent>: @unchecked Sendable {
  private let intent: Intent

  init(_ intent: Intent) { self.intent = intent }

  /// The value of a parameter; traps if it has none.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath].hostedUnwrapped else {
      preconditionFailure(
        "a parameter of '\(Intent.self)' was read that has no value; name it in "
          + "'@IntentParameterDependency'")
    }
    return value
  }
}
