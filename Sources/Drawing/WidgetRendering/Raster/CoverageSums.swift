// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Adds up what lines cover of pixels, row by row.
struct CoverageSums {
  private let columns: Range<Int>
  private let rows: Range<Int>
  private var values: [Float]

  /// Where the values of the present row begin.
  private var start = 0

  /// What a line covers from a column on; added up once for all lines of a row.
  private var steps: [Float]

  /// Begins with the upper row of some pixels.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    values = Array(repeating: 0, count: columns.count * rows.count)
    steps = Array(repeating: 0, count: columns.count + 1)
  }

  /// The coverage, once all rows have ended.
  var mask: CoverageMask { CoverageMask(columns: columns, rows: rows, values: values) }

  /// Adds a part of the row, which can begin and end inside pixels; the pixels between are told by the steps.
  mutating func add(from left: Double, to right: Double, weight: Float) {
    let width = columns.count
    let left = max(0, left - Double(columns.lowerBound))
    let right = min(Double(width), right - Double(columns.lowerBound))
    guard left < right else { return }
    let first = Int(left)
    let last = min(width - 1, Int(right))
    guard first < last else {
      values[start + first] = min(1, values[start + first] + Float(right - left) * weight)
      return
    }
    values[start + first] += Float(Double(first + 1) - left) * weight
    steps[first + 1] += weight
    steps[last] -= weight
    values[start + last] += Float(right - Double(last)) * weight
  }

  /// Adds the pixels that are between the ends of parts, and goes on with the next row.
  mutating func endRow() {
    var sum: Float = 0
    for column in 0..<columns.count {
      sum += steps[column]
      values[start + column] += sum
      steps[column] = 0
    }
    steps[columns.count] = 0
    start += columns.count
  }
}
