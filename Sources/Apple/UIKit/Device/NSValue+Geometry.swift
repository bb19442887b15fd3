// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

extension NSValue {
  /// Creates an object of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point that the object is made of.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the object is made of.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the object is made of.
  public var cgRectValue: CGRect { rectValue }
  /// The insets that the object is made of.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSCoder {
  /// Returns a point as text, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns a size as text, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns a vector as text, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns insets as text: top, left, bottom and right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Reads a point from text; zero if it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Reads a size from text; zero if it is none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Reads a rectangle from text; zero if it is none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Reads insets from text; zero if it has none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  private class func numbers(in text: String, count: Int) -> [CGFloat] {
    let parts = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return parts.count == count
      ? parts.map { CGFloat($0) } : [CGFloat](repeating: 0, count: count)
  }
}
