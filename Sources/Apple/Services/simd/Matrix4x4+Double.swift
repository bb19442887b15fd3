// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of four columns and four rows.
public struct simd_double4x4: Equatable, Sendable {
  /// The four columns from left to right.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { self.init(SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }

  /// Creates a matrix of its columns.
  public init(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
  ) {
    columns = (col0, col1, col2, col3)
  }

  /// Creates a matrix of its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  /// Creates a matrix of its columns, of which there are four.
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "A matrix has as many columns as its type says.")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  /// Creates a matrix of its rows, of which there are four.
  public init(rows: [SIMD4<Double>]) { self = Self(rows).transpose }

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

  /// Creates a matrix with numbers on the diagonal and zeros elsewhere.
  public init(diagonal: SIMD4<Double>) {
    self.init()
    columns.0.x = diagonal.x
    columns.1.y = diagonal.y
    columns.2.z = diagonal.z
    columns.3.w = diagonal.w
  }

  /// The column of an index from 0 to 3.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("The matrix has no column of this number.")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
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
  public var transpose: simd_double4x4 {
    simd_double4x4(
      SIMD4<Double>(columns.0.x, columns.1.x, columns.2.x, columns.3.x),
      SIMD4<Double>(columns.0.y, columns.1.y, columns.2.y, columns.3.y),
      SIMD4<Double>(columns.0.z, columns.1.z, columns.2.z, columns.3.z),
      SIMD4<Double>(columns.0.w, columns.1.w, columns.2.w, columns.3.w))
  }

  /// The determinant: 0 if the matrix cannot be inverted.
  public var determinant: Double {
    (0..<4).reduce(0) { $0 + self[0][$1] * cofactor($1, 0) }
  }

  /// The inverse; its numbers are not finite if there is none.
  public var inverse: simd_double4x4 {
    let factor = 1 / determinant
    var made = simd_double4x4()
    for column in 0..<4 {
      for row in 0..<4 { made[column][row] = factor * cofactor(column, row) }
    }
    return made
  }

  /// The determinant without a row and a column, with the sign of its place.
  private func cofactor(_ row: Int, _ column: Int) -> Double {
    let rows = (0..<4).filter { $0 != row }
    let rest = (0..<4).filter { $0 != column }.map { index in
      SIMD3<Double>(self[index][rows[0]], self[index][rows[1]], self[index][rows[2]])
    }
    let value = simd_dot(rest[0], simd_cross(rest[1], rest[2]))
    return (row + column).isMultiple(of: 2) ? value : -value
  }

  /// Returns whether all numbers are equal.
  public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
  }

  /// Returns the sum of two matrices.
  public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2, left.columns.3 + right.columns.3)
  }

  /// Returns the difference of two matrices.
  public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2, left.columns.3 - right.columns.3)
  }

  /// Returns the matrix with the opposite numbers.
  public static prefix func - (matrix: simd_double4x4) -> simd_double4x4 { -1 * matrix }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: Double, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
    )
  }

  /// Returns the matrix with its numbers multiplied.
  public static func * (left: simd_double4x4, right: Double) -> simd_double4x4 { right * left }

  /// Returns the vector that the matrix makes of a column.
  public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
    left.columns.0 * right.x + left.columns.1 * right.y + left.columns.2 * right.z + left.columns.3
      * right.w
  }

  /// Returns the row that a row and the matrix make.
  public static func * (left: SIMD4<Double>, right: simd_double4x4) -> SIMD4<Double> {
    SIMD4<Double>(
      simd_dot(left, right.columns.0), simd_dot(left, right.columns.1),
      simd_dot(left, right.columns.2), simd_dot(left, right.columns.3))
  }

  /// Returns the product of two matrices, which does what the second does and then the first.
  public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
    )
  }

  /// Adds a matrix element by element.
  public static func += (left: inout simd_double4x4, right: simd_double4x4) { left = left + right }

  /// Subtracts a matrix element by element.
  public static func -= (left: inout simd_double4x4, right: simd_double4x4) { left = left - right }

  /// Multiplies by a matrix from the right.
  public static func *= (left: inout simd_double4x4, right: simd_double4x4) { left = left * right }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the product of two matrices.
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a matrix makes of a column.
public func matrix_multiply(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the inverse of a matrix.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the matrix with rows for columns.
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the determinant of a matrix.
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of four columns and four rows.
public typealias matrix_double4x4 = simd_double4x4

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A matrix of four columns and four rows.
public typealias double4x4 = simd_double4x4
