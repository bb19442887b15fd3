// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The type of numbers in rows.
public enum MLMultiArrayDataType: Int, Sendable {
  /// Numbers of 64 bits.
  case double = 0x1_0040
  /// Numbers of 32 bits.
  case float32 = 0x1_0020
  /// Whole numbers of 32 bits.
  case int32 = 0x2_0020
}

extension MLMultiArrayDataType {
  /// Numbers of 32 bits.
  public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in rows, rows of rows, and so on.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// The type of the numbers.
  public let dataType: MLMultiArrayDataType
  /// How many there are in each direction.
  public let shape: [NSNumber]
  /// How far the next number of each direction is.
  public let strides: [NSNumber]
  private var numbers: [Double]

  /// Creates numbers that are 0.
  ///
  /// - Throws: ``MLModelError/Code/generic`` if a direction has less than none.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.generic) }
    self.dataType = dataType
    self.shape = shape
    var strides: [NSNumber] = []
    var stride = 1
    for length in shape.reversed() {
      strides.append(NSNumber(value: stride))
      stride *= length.intValue
    }
    self.strides = strides.reversed()
    numbers = Array(repeating: 0, count: stride)
  }

  /// Creates one row of numbers.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws
  where Numbers.Element == Double {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    numbers = Array(data)
  }

  /// How many numbers there are.
  open var count: Int { numbers.count }

  /// The number at a place, counted through all rows.
  open subscript(idx: Int) -> NSNumber {
    get { number(numbers[idx]) }
    set { numbers[idx] = stored(newValue) }
  }

  /// The number at a place of each direction.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(key)] }
    set { self[offset(key)] = newValue }
  }

  private func offset(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }

  private func number(_ value: Double) -> NSNumber {
    switch dataType {
    case .double: NSNumber(value: value)
    case .float32: NSNumber(value: Float(value))
    case .int32: NSNumber(value: Int32(value))
    }
  }

  private func stored(_ value: NSNumber) -> Double {
    switch dataType {
    case .double: value.doubleValue
    case .float32: Double(value.floatValue)
    case .int32: Double(value.int32Value)
    }
  }
}
