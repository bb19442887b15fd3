// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit

  /// Creates a quantity of a number of units.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Returns whether the quantity can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }

  /// Returns the number in a unit; traps if the quantity cannot be converted to it.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(`is`(compatibleWith: unit), "a quantity was asked for in a unit of another kind")
    return (value * self.unit.factor + self.unit.zero - unit.zero) / unit.factor
  }

  /// Returns whether another object is an equal quantity, converted to the same unit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return other.doubleValue(for: unit) == value
  }

  /// The hash value of the quantity.
  open override var hash: Int { (value * unit.factor + unit.zero).hashValue }
}
