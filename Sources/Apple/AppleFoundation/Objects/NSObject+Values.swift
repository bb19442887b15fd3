// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Requirements of all objects and not methods of `NSObject`, which a class could not have again: managed objects, intents and filters have
// values by their names.
extension NSObjectProtocol {
  /// Returns the value of a stored property; nil if the class has none of the name, which is reported once.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let found = mirror {
      if let child = found.children.first(where: { $0.label == key }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = found.superclassMirror
    }
    reportUnavailable("value(forKey: \"\(key)\")", answer: "nil, as there is no stored property")
    return nil
  }

  /// Changes nothing, as Swift sets no property by its name; that is reported once.
  public func setValue(_ value: Any?, forKey key: String) {
    reportUnavailable("setValue(_:forKey: \"\(key)\")", answer: "nothing is changed")
  }

  /// Changes nothing, as Swift sets no property by its name; that is reported once.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    reportUnavailable("setValue(_:forKeyPath: \"\(keyPath)\")", answer: "nothing is changed")
  }

  /// Does nothing, as no observer is told.
  public func willChangeValue(forKey key: String) {}
  /// Does nothing, as no observer is told.
  public func didChangeValue(forKey key: String) {}
  /// Does nothing, as no observer is told.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// Does nothing, as no observer is told.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Does nothing, as no observer is told.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {}
  /// Does nothing, as no observer is told.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {}
}

extension NSMutableDictionary {
  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { self[key] = value } else { removeObject(forKey: key) }
  }
}
