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

  /// The columns of the canvas that it has values for.
  var columns: Range<Int> { x..<(x + width) }

  /// The rows of the canvas that it has values for.
  var rows: Range<Int> { y..<(y + height) }

  /// The place of a pixel of the canvas in ``values``; only of one in ``columns`` and ``rows`` there is a value.
  func index(_ column: Int, _ row: Int) -> Int {
    (row - y) * width + column - x
  }

  /// What this and another cover both.
  func intersection(_ other: CoverageMask) -> CoverageMask {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return .empty }
    var values: [Float] = []
    values.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let (own, its) = (index(0, row), other.index(0, row))
      for column in columns {
        values.append(self.values[own + column] * other.values[its + column])
      }
    }
    return CoverageMask(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count,
      values: values)
  }
}
