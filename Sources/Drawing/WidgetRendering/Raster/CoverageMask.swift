// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How much of each pixel a shape covers, from 0 to 1, in the part of a canvas where it is not 0 everywhere.
struct CoverageMask {
  /// Covers nothing.
  static let empty = CoverageMask(columns: 0..<0, rows: 0..<0, values: [])

  /// The column of the first pixel.
  let x: Int

  /// The row of the first pixel.
  let y: Int

  /// The number of columns.
  let width: Int

  /// The number of rows.
  let height: Int

  /// The coverage, row by row.
  let values: [Float]

  /// For each row the columns of the canvas, one after the other, that it covers wholly; other such columns may lie apart.
  let wholeColumns: [Range<Int>]

  /// Creates a mask from its values, row by row.
  init(columns: Range<Int>, rows: Range<Int>, values: [Float]) {
    (x, y, width, height) = (columns.lowerBound, rows.lowerBound, columns.count, rows.count)
    self.values = values
    var wholeColumns: [Range<Int>] = []
    wholeColumns.reserveCapacity(height)
    for row in 0..<height {
      let start = row * width
      var first = 0
      while first < width, values[start + first] < 1 { first += 1 }
      var end = first
      while end < width, values[start + end] >= 1 { end += 1 }
      wholeColumns.append((x + first)..<(x + end))
    }
    self.wholeColumns = wholeColumns
  }

  /// The columns of the canvas that it has values for.
  var columns: Range<Int> { x..<(x + width) }

  /// The rows of the canvas that it has values for.
  var rows: Range<Int> { y..<(y + height) }

  /// The place of a pixel of the canvas in ``values``; only of one in ``columns`` and ``rows`` there is a value.
  func index(_ column: Int, _ row: Int) -> Int {
    (row - y) * width + column - x
  }

  /// The area that this mask and another one cover.
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
    return CoverageMask(columns: columns, rows: rows, values: values)
  }
}
