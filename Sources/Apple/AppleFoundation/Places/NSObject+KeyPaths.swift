// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSObject {
  /// Returns the value at the end of keys with points between them, of dictionaries, managed objects and stored properties; nil if one is
  /// missing.
  ///
  /// Without Objective-C, other properties are not found by their names, which is reported once.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".").map(String.init) {
      switch value {
      case let values as NSDictionary: value = values.object(forKey: key)
      case let values as [String: Any]: value = values[key]
      case let object as any ReadableByKeys: value = object.value(forKey: key)
      case let object as NSObject: value = object.value(forKey: key)
      default: return nil
      }
    }
    return value
  }
}
