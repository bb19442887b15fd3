// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Pixels that can be painted on.
struct Canvas {
  /// The number of columns.
  let width: Int

  /// The number of rows.
  let height: Int

  /// The pixels, row by row.
  private(set) var pixels: [PremultipliedColor]

  /// Makes a clear canvas.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Makes all pixels clear.
  mutating func clear() {
    for index in pixels.indices { pixels[index] = .zero }
  }

  /// The color of a pixel; clear outside.
  subscript(column: Int, row: Int) -> PremultipliedColor {
    guard column >= 0, column < width, row >= 0, row < height else { return .zero }
    return pixels[row * width + column]
  }

  /// Whether a rectangle inside looks as it does in another canvas of the same size.
  func isSame(as other: Canvas, columns: Range<Int>, rows: Range<Int>) -> Bool {
    for row in rows {
      for index in (row * width + columns.lowerBound)..<(row * width + columns.upperBound)
      where !pixels[index].isSame(as: other.pixels[index]) {
        return false
      }
    }
    return true
  }

  /// Whether a rectangle inside looks as the one of the same size at the left of it.
  func repeats(columns: Range<Int>, rows: Range<Int>) -> Bool {
    for row in rows {
      for index in (row * width + columns.lowerBound)..<(row * width + columns.upperBound)
      where !pixels[index].isSame(as: pixels[index - columns.count]) {
        return false
      }
    }
    return true
  }

  /// Paints one color onto what a mask covers.
  ///
  /// - Parameters:
  ///   - mask: What is painted, on this canvas.
  ///   - clip: What may be painted; nil if all may.
  ///   - color: The color.
  mutating func paint(_ mask: CoverageMask, clip: CoverageMask?, color: PremultipliedColor) {
    let (columns, rows) = Self.area(mask, clip)
    for row in rows {
      // What an opaque color covers wholly is not seen any more, and need not be mixed with it.
      var whole = columns.lowerBound..<columns.lowerBound
      if color.w == 1 {
        whole = mask.wholeColumns[row - mask.y].clamped(to: columns)
        if let clip { whole = clip.wholeColumns[row - clip.y].clamped(to: whole) }
      }
      mix(columns.lowerBound..<whole.lowerBound, of: row, mask, clip) { _ in color }
      for index in (row * width + whole.lowerBound)..<(row * width + whole.upperBound) {
        pixels[index] = color
      }
      mix(whole.upperBound..<columns.upperBound, of: row, mask, clip) { _ in color }
    }
  }

  /// Paints colors onto what a mask covers.
  ///
  /// - Parameters:
  ///   - mask: What is painted, on this canvas.
  ///   - clip: What may be painted; nil if all may.
  ///   - color: The color of a pixel.
  mutating func paint(
    _ mask: CoverageMask, clip: CoverageMask?,
    color: (_ column: Int, _ row: Int) -> PremultipliedColor
  ) {
    let (columns, rows) = Self.area(mask, clip)
    for row in rows { mix(columns, of: row, mask, clip) { color($0, row) } }
  }

  /// What a clip leaves of a mask.
  private static func area(
    _ mask: CoverageMask, _ clip: CoverageMask?
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    guard let clip else { return (mask.columns, mask.rows) }
    return (mask.columns.clamped(to: clip.columns), mask.rows.clamped(to: clip.rows))
  }

  /// Mixes colors with the pixels of a row, as far as a mask covers them and a clip leaves them.
  private mutating func mix(
    _ columns: Range<Int>, of row: Int, _ mask: CoverageMask, _ clip: CoverageMask?,
    color: (_ column: Int) -> PremultipliedColor
  ) {
    // Each row of all three is looked at from one place on.
    let (start, maskStart) = (row * width, mask.index(0, row))
    let clipStart = clip?.index(0, row) ?? 0
    for column in columns {
      var coverage = mask.values[maskStart + column]
      if let clip { coverage *= clip.values[clipStart + column] }
      guard coverage > 0 else { continue }
      pixels[start + column] = (color(column) * min(coverage, 1)).over(pixels[start + column])
    }
  }

  /// Gives every pixel one color, the more of it the brighter the pixel was.
  mutating func turn(into color: PremultipliedColor) {
    for index in pixels.indices { pixels[index] = color * pixels[index].brightness }
  }

  /// Puts another canvas of the same size in front.
  mutating func paint(_ other: Canvas, opacity: Double, mode: BlendMode = .normal) {
    let opacity = Float(opacity.unit)
    guard mode != .normal, mode.isDrawn else {
      for index in pixels.indices {
        pixels[index] = (other.pixels[index] * opacity).over(pixels[index])
      }
      return
    }
    for index in pixels.indices where other.pixels[index].w > 0 {
      pixels[index] = mode.mixed(other.pixels[index] * opacity, pixels[index])
    }
  }

  /// Makes pixels transparent as far as those of another canvas are.
  mutating func keep(where other: Canvas) {
    for index in pixels.indices { pixels[index] *= other.pixels[index].w }
  }

  /// Makes pixels transparent as far as a mask does not cover them.
  mutating func keep(where mask: CoverageMask) {
    for row in 0..<height {
      for column in 0..<width {
        let isKnown = mask.rows.contains(row) && mask.columns.contains(column)
        pixels[row * width + column] *= isKnown ? mask.values[mask.index(column, row)] : 0
      }
    }
  }

  /// Changes each pixel.
  mutating func map(_ change: (PremultipliedColor) -> PremultipliedColor) {
    for index in pixels.indices where pixels[index].w > 0 { pixels[index] = change(pixels[index]) }
  }

  /// Replaces each pixel of a row or a column by the mean of those around it; what is outside is clear.
  ///
  /// - Parameters:
  ///   - first: The place of the first pixel.
  ///   - step: How far the next one is.
  ///   - count: How many there are.
  ///   - reach: How many are counted at each side.
  mutating func smooth(from first: Int, step: Int, count: Int, reach: Int) {
    let line = (0..<count).map { pixels[first + $0 * step] }
    let part = 1 / Float(2 * reach + 1)
    var sum = line.prefix(reach).reduce(PremultipliedColor.zero, +)
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index - reach - 1 >= 0 { sum -= line[index - reach - 1] }
      // Rounding leaves a little less than nothing.
      pixels[first + index * step] = (sum * part).clamped(
        lowerBound: .zero, upperBound: PremultipliedColor(repeating: 1))
    }
  }

  /// Replaces each pixel by one that is told by its column and row.
  mutating func replace(_ color: (_ column: Int, _ row: Int) -> PremultipliedColor) {
    for row in 0..<height {
      for column in 0..<width { pixels[row * width + column] = color(column, row) }
    }
  }
}
