// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSSortDescriptor {
  /// Creates an order by the name of a property.
  ///
  /// Without key-value coding no property is found by its name, so that all objects are equal by it; there are none in a store here.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }

  /// Creates an order by the name of a property and a method that compares, neither of which is called.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
}
