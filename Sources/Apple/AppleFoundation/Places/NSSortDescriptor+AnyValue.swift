// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSSortDescriptor {
  /// Creates an order of a property of any type, as on Apple's systems.
  ///
  /// Numbers, strings, dates and truth values are compared; all others are equal, as Objective-C's `compare:` is not there.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) {
      Self.order($0, $1)
    }
  }

  /// Compares two values as `compare(_:)` does where their type has it.
  static func order(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (left, right) {
    case (let left as Bool, let right as Bool):
      left == right ? .orderedSame : right ? .orderedAscending : .orderedDescending
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as NSString, let right as NSString): left.compare(right as String)
    case (let left as NSDate, let right as NSDate): left.compare(right as Date)
    default: .orderedSame
    }
  }
}
