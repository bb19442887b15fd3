// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What generated intents inherit from extensions of a protocol: key paths of the class itself.
public protocol INIntentKeyPaths: INIntent {}

extension INIntent: INIntentKeyPaths {
  /// The value of the property of the given name; nil if it has none.
  public func value(forKey key: String) -> Any? { generatedValues.value(named: key) }

  /// Gives the property of the given name a value, or takes it away.
  public func setValue(_ value: Any?, forKey key: String) {
    generatedValues.setValue(value, named: key)
  }
}

extension INIntentKeyPaths {
  /// Gives a parameter an image, or takes it away.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    setImage(image, for: parameterName)
  }

  /// The image of a parameter; nil if it has none.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(for: parameterName)
  }
}
