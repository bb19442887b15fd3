// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An object whose properties can be read by their names, as Objective-C reads those of each object.
@_spi(Services) public protocol ReadableByKeys {
  /// Returns the value of a property; nil if it has none.
  func value(forKey key: String) -> Any?
}

extension NSSortDescriptor {
  /// Creates an order by the name of a property.
  ///
  /// Objects of Core Data are compared by their values, and nil comes first. Other objects are equal, as Swift finds no property by its
  /// name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      guard let key, let left = left as? any ReadableByKeys,
        let right = right as? any ReadableByKeys
      else { return .orderedSame }
      switch (left.value(forKey: key), right.value(forKey: key)) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let left?, let right?): return Self.order(left, right)
      }
    }
  }

  /// Creates an order by the name of a property and a method that compares, which is not called: values are compared as by `compare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
}
