// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A custom value in the environment.
///
/// ```swift
/// struct AccentKey: EnvironmentKey {
///   static let defaultValue = Color.blue
/// }
///
/// extension EnvironmentValues {
///   var accent: Color {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value that the environment keeps under the key.
  associatedtype Value

  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

/// A value that is not changed any more.
///
/// A widget is resolved, laid out and drawn by one call on one thread, which is the only one that reads values that cannot be sent.
struct KeptValue: @unchecked Sendable {
  let value: Any
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { kept[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { kept[ObjectIdentifier(key)] = KeptValue(value: newValue) }
  }
}
