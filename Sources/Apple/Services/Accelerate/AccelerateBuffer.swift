// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Numbers one after the other in memory.
public protocol AccelerateBuffer {
  /// The type of the numbers.
  associatedtype Element
  /// How many there are.
  var count: Int { get }
  /// Calls a function with the memory of the numbers.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  /// Calls a function with the memory itself.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(self) }
}

extension UnsafeMutableBufferPointer: AccelerateBuffer {
  /// Calls a function with the memory itself.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(UnsafeBufferPointer(self)) }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Functions of many numbers, which are added up from the first to the last here.
public enum vDSP {}

extension AccelerateBuffer {
  /// The numbers as an array.
  var numbers: [Element] { withUnsafeBufferPointer(Array.init) }
}
