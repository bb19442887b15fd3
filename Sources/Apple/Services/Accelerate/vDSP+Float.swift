// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension vDSP {
  /// Returns the sum of the numbers; 0 for none.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.numbers.reduce(0, +)
  }

  /// Returns the mean of the numbers; not a number for none.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    sum(vector) / Float(vector.count)
  }

  /// Returns the sum of the squares; 0 for none.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.numbers.reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the sum of the sizes; 0 for none.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.numbers.reduce(0) { $0 + $1.magnitude }
  }

  /// Returns the mean of the squares; not a number for none.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    sumOfSquares(vector) / Float(vector.count)
  }

  /// Returns the mean of the sizes; not a number for none.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    sumOfMagnitudes(vector) / Float(vector.count)
  }

  /// Returns the square root of the mean of the squares; not a number for none.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    meanSquare(vector).squareRoot()
  }

  /// Returns the largest number; minus infinity for none.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.numbers.max() ?? -.infinity
  }

  /// Returns the smallest number; infinity for none.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.numbers.min() ?? .infinity
  }

  /// Returns the largest size; 0 for none.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    vector.numbers.map(\.magnitude).max() ?? 0
  }

  /// Returns the place of the first largest number, and the number.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
  where U.Element == Float {
    let numbers = vector.numbers
    let value = numbers.max() ?? -.infinity
    return (UInt(numbers.firstIndex(of: value) ?? 0), value)
  }

  /// Returns the place of the first smallest number, and the number.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
  where U.Element == Float {
    let numbers = vector.numbers
    let value = numbers.min() ?? .infinity
    return (UInt(numbers.firstIndex(of: value) ?? 0), value)
  }

  /// Returns the sizes of the numbers.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map(\.magnitude)
  }

  /// Returns the opposite numbers.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { -$0 }
  }

  /// Returns the squares of the numbers.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { $0 * $0 }
  }

  /// Returns each number, or the limit that it exceeds.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>)
    -> [Float]
  where U.Element == Float {
    vector.numbers.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  /// Returns the numbers with another added to each.
  public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { scalar + $0 }
  }

  /// Returns the numbers multiplied by another.
  public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { scalar * $0 }
  }

  /// Returns the numbers divided by another.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float]
  where U.Element == Float {
    vector.numbers.map { $0 / scalar }
  }

  /// Returns a number divided by each of the others.
  public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { scalar / $0 }
  }

  /// Returns the sums of each two numbers.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> [Float]
  where T.Element == Float, U.Element == Float {
    zip(vectorA.numbers, vectorB.numbers).map(+)
  }

  /// Returns the differences of each two numbers.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> [Float]
  where T.Element == Float, U.Element == Float {
    zip(vectorA.numbers, vectorB.numbers).map(-)
  }

  /// Returns the products of each two numbers.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> [Float]
  where T.Element == Float, U.Element == Float {
    zip(vectorA.numbers, vectorB.numbers).map(*)
  }

  /// Returns the quotients of each two numbers.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> [Float]
  where T.Element == Float, U.Element == Float {
    zip(vectorA.numbers, vectorB.numbers).map(/)
  }

  /// Returns the sum of the products of each two numbers.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U)
    -> Float
  where T.Element == Float, U.Element == Float {
    zip(vectorA.numbers, vectorB.numbers).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Returns the square of the distance of two points.
  public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ pointA: T, _ pointB: U
  ) -> Float
  where T.Element == Float, U.Element == Float {
    sumOfSquares(subtract(pointA, pointB))
  }
}
