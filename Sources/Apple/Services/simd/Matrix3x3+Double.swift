// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of three columns and three rows.
public struct simd_double3x3: Equatable, Sendable {
  /// The three columns from left to right.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { self.init(SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }

  /// Creates a matrix of its columns.
  public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) {
    columns = (col0, col1, col2)
  }

  /// Creates a matrix of its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }

  /// Creates a matrix of its columns, of which there are three.
  public init(_ columns: [SIMD3<Double>]) {
    precondition(columns.count == 3, "A matrix has as many columns as its type says.")
    self.init(columns[0], columns[1], columns[2])
  }

  /// Creates a matrix of its rows, of which there are three.
  public init(rows: [SIMD3<Double>]) { self = Self(rows).transpose }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
    columns.2.z = diagonal.z
  }

  /// The column of an index from 0 to 2.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("The matrix has no column of this number.")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("The matrix has no column of this number.")
      }
    }
  }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows for columns.
  public var transpose: simd_double3x3 {
    simd_double3x3(
      SIMD3<Double>(columns.0.x, columns.1.x, columns.2.x),
      SIMD3<Double>(columns.0.y, columns.1.y, columns.2.y),
      SIMD3<Double>(columns.0.z, columns.1.z, columns.2.z))
  }

  /// The determinant: 0 if the matrix cannot be inverted.
  public var determinant: Double {
    simd_dot(columns.0, simd_cross(columns.1, columns.2))
  }

  /// The inverse; its numbers are not finite if there is none.
  public var inverse: simd_double3x3 {
    let factor = 1 / determinant
    return simd_double3x3(
      factor * simd_cross(columns.1, columns.2), factor * simd_cross(columns.2, columns.0),
      factor * simd_cross(columns.0, columns.1)
    ).transpose
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2)
  }

  /// Returns the matrix with the opposite numbers.
  public static prefix func - (matrix: simd_double3x3) -> simd_double3x3 { -1 * matrix }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: Double, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: simd_double3x3, right: Double) -> simd_double3x3 { right * left }

  /// Returns the vector that the matrix makes of a column.
  public static func * (left: simd_double3x3, right: SIMD3<Double>) -> SIMD3<Double> {
    left.columns.0 * right.x + left.columns.1 * right.y + left.columns.2 * right.z
  }

  /// Returns the row that a row and the matrix make.
  public static func * (left: SIMD3<Double>, right: simd_double3x3) -> SIMD3<Double> {
    SIMD3<Double>(
      simd_dot(left, right.columns.0), simd_dot(left, right.columns.1),
      simd_dot(left, right.columns.2))
  }

  /// Returns the product of two matrices, which does what the second does and then the first.
  public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  /// Adds a matrix element by element.
  public static func += (left: inout simd_double3x3, right: simd_double3x3) { left = left + right }

  /// Subtracts a matrix element by element.
  public static func -= (left: inout simd_double3x3, right: simd_double3x3) { left = left - right }

  /// Multiplies by a matrix from the right.
  public static func *= (left: inout simd_double3x3, right: simd_double3x3) { left = left * right }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func matrix_multiply(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the matrix with rows for columns.
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of three columns and three rows.
public typealias matrix_double3x3 = simd_double3x3

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of three columns and three rows.
public typealias double3x3 = simd_double3x3
