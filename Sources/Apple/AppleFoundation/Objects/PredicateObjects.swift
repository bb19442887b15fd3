// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSPredicate {
  /// Creates the object of a predicate; values of other types do not satisfy it, and a predicate that throws is not satisfied.
  public convenience init<Input: NSObject>(_ predicate: Predicate<Input>) {
    self.init { value, _ in
      guard let value = value as? Input else { return false }
      return (try? predicate.evaluate(value)) ?? false
    }
  }
}

extension NSSortDescriptor {
  /// Creates the object of an order; values of other types are equal.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.self, ascending: true) { left, right in
      guard let left = left as? Compared, let right = right as? Compared else {
        return .orderedSame
      }
      return sortDescriptor.compare(left, right)
    }
  }
}
