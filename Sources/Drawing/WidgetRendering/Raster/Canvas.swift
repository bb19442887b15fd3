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

  /// The area that may not be clear: outside of it there is nothing to look at.
  private(set) var painted = CanvasArea.none

  /// Creates a clear canvas.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Makes all pixels clear.
  mutating func clear() {
    for row in painted.rows {
      for index in indices(of: row, painted.columns) { pixels[index] = .zero }
    }
    painted = .none
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
  ///   - mask: The area to paint, on this canvas.
  ///   - clip: The area that may be painted; nil for all.
  ///   - color: The color.
  mutating func paint(_ mask: CoverageMask, clip: CoverageMask?, color: PremultipliedColor) {
    let (columns, rows) = Self.area(mask, clip)
    painted.formUnion(columns, rows)
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
  ///   - mask: The area to paint, on this canvas.
  ///   - clip: The area that may be painted; nil for all.
  ///   - color: The color of a pixel.
  mutating func paint(
    _ mask: CoverageMask, clip: CoverageMask?,
    color: (_ column: Int, _ row: Int) -> PremultipliedColor
  ) {
    let (columns, rows) = Self.area(mask, clip)
    painted.formUnion(columns, rows)
    for row in rows { mix(columns, of: row, mask, clip) { color($0, row) } }
  }

  /// The area that a clip leaves of a mask.
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
    map { color * $0.brightness }
  }

  /// Puts another canvas of the same size in front.
  mutating func paint(_ other: Canvas, opacity: Double, mode: BlendMode = .normal) {
    let opacity = Float(opacity.unit)
    painted.formUnion(other.painted.columns, other.painted.rows)
    let isPlain = mode == .normal || !mode.isDrawn
    for row in other.painted.rows {
      for index in indices(of: row, other.painted.columns) {
        let front = other.pixels[index] * opacity
        guard front.w > 0 else { continue }
        pixels[index] = isPlain ? front.over(pixels[index]) : mode.mixed(front, pixels[index])
      }
    }
  }

  /// The places of the pixels of a row.
  private func indices(of row: Int, _ columns: Range<Int>) -> Range<Int> {
    (row * width + columns.lowerBound)..<(row * width + columns.upperBound)
  }

  /// Makes pixels transparent as far as those of another canvas are.
  mutating func keep(where other: Canvas) {
    for row in painted.rows {
      for index in indices(of: row, painted.columns) { pixels[index] *= other.pixels[index].w }
    }
  }

  /// Makes pixels transparent as far as those of another canvas are not.
  mutating func erase(where other: Canvas) {
    for row in painted.rows {
      for index in indices(of: row, painted.columns) { pixels[index] *= 1 - other.pixels[index].w }
    }
  }

  /// Makes pixels transparent as far as a mask does not cover them.
  mutating func keep(where mask: CoverageMask) {
    for row in painted.rows {
      for column in painted.columns {
        let isKnown = mask.rows.contains(row) && mask.columns.contains(column)
        pixels[row * width + column] *= isKnown ? mask.values[mask.index(column, row)] : 0
      }
    }
  }

  /// Changes each pixel.
  mutating func map(_ change: (PremultipliedColor) -> PremultipliedColor) {
    for row in painted.rows {
      for index in indices(of: row, painted.columns) where pixels[index].w > 0 {
        pixels[index] = change(pixels[index])
      }
    }
  }

  /// Replaces each pixel of a row or a column by the mean of those around it; what is outside is clear.
  ///
  /// - Parameters:
  ///   - first: The place of the first pixel.
  ///   - step: How far the next one is.
  ///   - count: How many there are.
  ///   - reach: How many are counted at each side.
  private mutating func smooth(from first: Int, step: Int, count: Int, reach: Int) {
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

  /// Replaces the pixels of an area by those that are told by their columns and rows.
  mutating func replace(
    _ area: CanvasArea, by color: (_ column: Int, _ row: Int) -> PremultipliedColor
  ) {
    let area = area.clamped(width: width, height: height)
    painted.formUnion(area.columns, area.rows)
    for row in area.rows {
      for column in area.columns { pixels[row * width + column] = color(column, row) }
    }
  }

  /// Replaces each pixel of an area by the mean of those around it in its row, and then in its column.
  ///
  /// - Parameters:
  ///   - area: The area; what is outside is clear.
  ///   - reach: How many pixels are counted at each side.
  mutating func smooth(_ area: CanvasArea, reach: Int) {
    let area = area.clamped(width: width, height: height)
    painted.formUnion(area.columns, area.rows)
    for row in area.rows {
      smooth(
        from: row * width + area.columns.lowerBound, step: 1, count: area.columns.count,
        reach: reach)
    }
    for column in area.columns {
      smooth(
        from: area.rows.lowerBound * width + column, step: width, count: area.rows.count,
        reach: reach)
    }
  }
}

/// Some columns and rows of a canvas.
struct CanvasArea: Hashable {
  /// No pixel.
  static let none = CanvasArea(columns: 0..<0, rows: 0..<0)

  var columns: Range<Int>
  var rows: Range<Int>

  /// Adds an area, and what is between.
  mutating func formUnion(_ columns: Range<Int>, _ rows: Range<Int>) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    guard !self.columns.isEmpty, !self.rows.isEmpty else {
      (self.columns, self.rows) = (columns, rows)
      return
    }
    self.columns =
      min(
        self.columns.lowerBound, columns.lowerBound)..<max(
        self.columns.upperBound, columns.upperBound)
    self.rows =
      min(self.rows.lowerBound, rows.lowerBound)..<max(self.rows.upperBound, rows.upperBound)
  }

  /// The area, moved and made larger at each side; none if it is none.
  func moved(x: Int, y: Int, enlarged: Int = 0) -> CanvasArea {
    guard !columns.isEmpty, !rows.isEmpty else { return .none }
    return CanvasArea(
      columns: (columns.lowerBound + x - enlarged)..<(columns.upperBound + x + enlarged),
      rows: (rows.lowerBound + y - enlarged)..<(rows.upperBound + y + enlarged))
  }

  /// The part of the area inside a canvas of a size.
  func clamped(width: Int, height: Int) -> CanvasArea {
    CanvasArea(columns: columns.clamped(to: 0..<width), rows: rows.clamped(to: 0..<height))
  }
}
