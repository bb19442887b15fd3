// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of two columns and two rows.
public struct simd_double2x2: Equatable, Sendable {
  /// The two columns from left to right.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { self.init(SIMD2<Double>(), SIMD2<Double>()) }

  /// Creates a matrix of its columns.
  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
    columns = (col0, col1)
  }

  /// Creates a matrix of its columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  /// Creates a matrix of its columns, of which there are two.
  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "A matrix has as many columns as its type says.")
    self.init(columns[0], columns[1])
  }

  /// Creates a matrix of its rows, of which there are two.
  public init(rows: [SIMD2<Double>]) { self = Self(rows).transpose }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
  }

  /// The column of an index from 0 to 1.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has no column of this number.")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
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
  public var transpose: simd_double2x2 {
    simd_double2x2(
      SIMD2<Double>(columns.0.x, columns.1.x),
      SIMD2<Double>(columns.0.y, columns.1.y))
  }

  /// The determinant: 0 if the matrix cannot be inverted.
  public var determinant: Double {
    columns.0.x * columns.1.y - columns.0.y * columns.1.x
  }

  /// The inverse; its numbers are not finite if there is none.
  public var inverse: simd_double2x2 {
    let factor = 1 / determinant
    return simd_double2x2(
      factor * SIMD2<Double>(columns.1.y, -columns.0.y),
      factor * SIMD2<Double>(-columns.1.x, columns.0.x))
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_double2x2, right: simd_double2x2) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }

  /// Returns the matrix with the opposite numbers.
  public static prefix func - (matrix: simd_double2x2) -> simd_double2x2 { -1 * matrix }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: Double, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left * right.columns.0, left * right.columns.1)
  }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: simd_double2x2, right: Double) -> simd_double2x2 { right * left }

  /// Returns the vector that the matrix makes of a column.
  public static func * (left: simd_double2x2, right: SIMD2<Double>) -> SIMD2<Double> {
    left.columns.0 * right.x + left.columns.1 * right.y
  }

  /// Returns the row that a row and the matrix make.
  public static func * (left: SIMD2<Double>, right: simd_double2x2) -> SIMD2<Double> {
    SIMD2<Double>(simd_dot(left, right.columns.0), simd_dot(left, right.columns.1))
  }

  /// Returns the product of two matrices, which does what the second does and then the first.
  public static func * (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left * right.columns.0, left * right.columns.1)
  }

  /// Adds a matrix element by element.
  public static func += (left: inout simd_double2x2, right: simd_double2x2) { left = left + right }

  /// Subtracts a matrix element by element.
  public static func -= (left: inout simd_double2x2, right: simd_double2x2) { left = left - right }

  /// Multiplies by a matrix from the right.
  public static func *= (left: inout simd_double2x2, right: simd_double2x2) { left = left * right }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the matrix with rows for columns.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of two columns and two rows.
public typealias matrix_double2x2 = simd_double2x2

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of two columns and two rows.
public typealias double2x2 = simd_double2x2
