// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of two columns and two rows.
public struct simd_float2x2: Equatable, Sendable {
  /// The two columns from left to right.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { self.init(SIMD2<Float>(), SIMD2<Float>()) }

  /// Creates a matrix of its columns.
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) {
    columns = (col0, col1)
  }

  /// Creates a matrix of its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

  /// Creates a matrix of its columns, of which there are two.
  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "A matrix has as many columns as its type says.")
    self.init(columns[0], columns[1])
  }

  /// Creates a matrix of its rows, of which there are two.
  public init(rows: [SIMD2<Float>]) { self = Self(rows).transpose }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
  }

  /// The column of an index from 0 to 1.
  public subscript(column: Int) -> SIMD2<Float> {
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
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows for columns.
  public var transpose: simd_float2x2 {
    simd_float2x2(
      SIMD2<Float>(columns.0.x, columns.1.x),
      SIMD2<Float>(columns.0.y, columns.1.y))
  }

  /// The determinant: 0 if the matrix cannot be inverted.
  public var determinant: Float {
    columns.0.x * columns.1.y - columns.0.y * columns.1.x
  }

  /// The inverse; its numbers are not finite if there is none.
  public var inverse: simd_float2x2 {
    let factor = 1 / determinant
    return simd_float2x2(
      factor * SIMD2<Float>(columns.1.y, -columns.0.y),
      factor * SIMD2<Float>(-columns.1.x, columns.0.x))
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }

  /// Returns the matrix with the opposite numbers.
  public static prefix func - (matrix: simd_float2x2) -> simd_float2x2 { -1 * matrix }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: simd_float2x2, right: Float) -> simd_float2x2 { right * left }

  /// Returns the vector that the matrix makes of a column.
  public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
    left.columns.0 * right.x + left.columns.1 * right.y
  }

  /// Returns the row that a row and the matrix make.
  public static func * (left: SIMD2<Float>, right: simd_float2x2) -> SIMD2<Float> {
    SIMD2<Float>(simd_dot(left, right.columns.0), simd_dot(left, right.columns.1))
  }

  /// Returns the product of two matrices, which does what the second does and then the first.
  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }

  /// Adds a matrix element by element.
  public static func += (left: inout simd_float2x2, right: simd_float2x2) { left = left + right }

  /// Subtracts a matrix element by element.
  public static func -= (left: inout simd_float2x2, right: simd_float2x2) { left = left - right }

  /// Multiplies by a matrix from the right.
  public static func *= (left: inout simd_float2x2, right: simd_float2x2) { left = left * right }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func matrix_multiply(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the matrix with rows for columns.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of two columns and two rows.
public typealias matrix_float2x2 = simd_float2x2

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of two columns and two rows.
public typealias float2x2 = simd_float2x2
