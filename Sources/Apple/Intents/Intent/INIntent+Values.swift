// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A protocol from whose extensions generated intents inherit methods with key paths of their own
/// class.
public protocol INIntentKeyPaths: INIntent {}

extension INIntent: INIntentKeyPaths {
  /// Returns the value of the named property; nil if it has none.
  public func value(forKey key: String) -> Any? {
    generatedValues.value(named: Self.systemName(of: key))
  }

  /// Sets the value of the named property; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    generatedValues.setValue(value, named: Self.systemName(of: key))
  }

  /// The name by which the system keeps the value of a property: with its first letter in lower case.
  private static func systemName(of name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension INIntentKeyPaths {
  /// Sets the image of a parameter; nil removes it.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    setImage(image, for: parameterName)
  }

  /// Returns the image of a parameter; nil if it has none.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(for: parameterName)
  }
}
