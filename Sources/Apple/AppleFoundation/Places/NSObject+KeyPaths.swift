// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSObject {
  /// Returns the value at the end of keys with points between them, of dictionaries in each other; nil if one is missing.
  ///
  /// Without Objective-C, other objects have no values by the names of their properties, which is reported once.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard self is NSDictionary else {
      reportUnavailable("value(forKeyPath:)", answer: "nil for an object other than a dictionary")
      return nil
    }
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = ((value as? NSDictionary) ?? (value as? [String: Any]).map { $0 as NSDictionary })?
        .object(forKey: String(key))
    }
    return value
  }
}
