// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads a value of the environment in the `body` of a view.
///
/// Elsewhere, where no view is being evaluated, the value is that of `EnvironmentValues()`.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value in the environment of the view whose body is evaluated.
  public var wrappedValue: Value { EnvironmentSnapshot.current.values[keyPath: keyPath] }
}
