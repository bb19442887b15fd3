// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

// A requirement of all objects, as `observe` is, so that the key path is one of the object's own class.
extension NSObjectProtocol {
  /// Returns a publisher of the value of a property: of the one at the subscription if it is asked for, and of no later one, as there is no
  /// runtime that sees a change.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> some Publisher<Value, Never> {
    Made<Value, Never> { outlet in
      if options.contains(.initial) { outlet.send(self[keyPath: keyPath]) }
      // What is kept shows that the publisher does not end.
      return AnyCancellable { withExtendedLifetime(self) {} }
    }
  }
}
