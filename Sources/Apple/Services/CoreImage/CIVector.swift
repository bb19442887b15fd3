// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// Numbers that a filter gets, such as a point or a rectangle.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  /// Creates a vector of numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }

  private init(_ values: [CGFloat]) { self.values = values }

  /// Creates a vector of a number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates a vector of a rectangle: its origin and its size.
  public convenience init(cgRect r: CGRect) {
    self.init([r.minX, r.minY, r.width, r.height])
  }
  /// Creates a vector of a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// How many numbers there are.
  open var count: Int { values.count }
  /// Returns a number by its place; 0 where there are fewer.
  open func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }
  /// The first number; 0 if there is none.
  open var x: CGFloat { value(at: 0) }
  /// The second number; 0 if there are fewer.
  open var y: CGFloat { value(at: 1) }
  /// The third number; 0 if there are fewer.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 if there are fewer.
  open var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
