// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How much of each pixel a shape covers, from 0 to 1, in the part of a canvas where it is not 0 everywhere.
struct CoverageMask {
  /// Covers nothing.
  static let empty = CoverageMask(x: 0, y: 0, width: 0, height: 0, values: [])

  /// The column of the first pixel.
  var x: Int

  /// The row of the first pixel.
  var y: Int

  /// The number of columns.
  var width: Int

  /// The number of rows.
  var height: Int

  /// The coverage, row by row.
  var values: [Float]

  /// How much of a pixel is covered; nothing outside.
  func coverage(column: Int, row: Int) -> Float {
    let (column, row) = (column - x, row - y)
    guard column >= 0, column < width, row >= 0, row < height else { return 0 }
    return values[row * width + column]
  }

  /// What this and another cover both.
  func intersection(_ other: CoverageMask) -> CoverageMask {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard left < right, top < bottom else { return .empty }
    var values: [Float] = []
    values.reserveCapacity((right - left) * (bottom - top))
    for row in top..<bottom {
      for column in left..<right {
        values.append(
          coverage(column: column, row: row) * other.coverage(column: column, row: row))
      }
    }
    return CoverageMask(x: left, y: top, width: right - left, height: bottom - top, values: values)
  }
}
