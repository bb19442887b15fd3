// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

import struct WidgetValues.Point

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A map of the plane that keeps lines straight: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`.
struct SVGTransform: Hashable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var e = 0.0
  var f = 0.0

  /// The map that changes nothing.
  static let identity = SVGTransform()

  static func translation(_ x: Double, _ y: Double) -> SVGTransform {
    SVGTransform(e: x, f: y)
  }

  static func scale(_ x: Double, _ y: Double) -> SVGTransform {
    SVGTransform(a: x, d: y)
  }

  /// A turn by degrees, clockwise as it is seen; right angles are exact.
  static func rotation(_ degrees: Double) -> SVGTransform {
    let (sine, cosine) =
      switch degrees.remainder(dividingBy: 360) {
      case 0: (0.0, 1.0)
      case 90: (1.0, 0.0)
      case -90: (-1.0, 0.0)
      case 180, -180: (0.0, -1.0)
      default: (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      }
    return SVGTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  static func skewX(_ degrees: Double) -> SVGTransform {
    SVGTransform(c: tan(degrees * .pi / 180))
  }

  static func skewY(_ degrees: Double) -> SVGTransform {
    SVGTransform(b: tan(degrees * .pi / 180))
  }

  /// The map that first does `inner` and then this one.
  func callAsFunction(_ inner: SVGTransform) -> SVGTransform {
    SVGTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }

  /// Where a point is mapped to.
  func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// The map that undoes this one; nil if it cannot be undone.
  var inverse: SVGTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    return SVGTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      e: (c * f - d * e) / determinant, f: (b * e - a * f) / determinant)
  }

  /// How much lengths grow, in the mean of all directions.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }

  /// Whether lengths grow by the same in all directions.
  var isEven: Bool {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let tolerance = 1e-6 * max(first, second)
    return abs(first - second) <= tolerance && abs(a * c + b * d) <= tolerance
  }
}

extension SVGTransform {
  /// Reads a list of transforms, of which the last is done first; nil if it is none.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    var result = SVGTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard let values = scanner.arguments(), values.allSatisfy(\.isFinite),
        let transform = SVGTransform(name, values)
      else { return nil }
      result = result(transform)
      scanner.skipSeparator()
    }
    self = result
  }

  private init?(_ name: String, _ values: [Double]) {
    switch (name, values.count) {
    case ("matrix", 6):
      self.init(
        a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
    case ("translate", 1): self = .translation(values[0], 0)
    case ("translate", 2): self = .translation(values[0], values[1])
    case ("scale", 1): self = .scale(values[0], values[0])
    case ("scale", 2): self = .scale(values[0], values[1])
    case ("rotate", 1): self = .rotation(values[0])
    case ("rotate", 3):
      let there = SVGTransform.translation(values[1], values[2])
      self = there(.rotation(values[0])(.translation(-values[1], -values[2])))
    case ("skewX", 1): self = .skewX(values[0])
    case ("skewY", 1): self = .skewY(values[0])
    default: return nil
    }
  }
}

extension SVGScanner {
  /// The numbers in parentheses that come next; nil if they are none.
  fileprivate mutating func arguments() -> [Double]? {
    skipSpace()
    guard skip(UInt8(ascii: "(")) else { return nil }
    skipSpace()
    var values: [Double] = []
    while !skip(UInt8(ascii: ")")) {
      guard values.count < 6, let value = number() else { return nil }
      values.append(value)
      skipSeparator()
    }
    return values
  }
}
