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

  /// The colour of a pixel; clear outside.
  subscript(column: Int, row: Int) -> PremultipliedColor {
    guard column >= 0, column < width, row >= 0, row < height else { return .zero }
    return pixels[row * width + column]
  }

  /// Paints colours onto what a mask covers.
  ///
  /// - Parameters:
  ///   - mask: What is painted, on this canvas.
  ///   - clip: What may be painted; nil where all may.
  ///   - color: The colour of a pixel.
  mutating func paint(
    _ mask: CoverageMask, clip: CoverageMask?,
    color: (_ column: Int, _ row: Int) -> PremultipliedColor
  ) {
    // What the clip leaves of the mask; there each row of all three is looked at from one place on.
    let rows = mask.rows.clamped(to: clip?.rows ?? mask.rows)
    let columns = mask.columns.clamped(to: clip?.columns ?? mask.columns)
    for y in rows {
      let (row, maskRow) = (y * width, mask.index(0, y))
      let clipRow = clip?.index(0, y) ?? 0
      for x in columns {
        var coverage = mask.values[maskRow + x]
        if let clip { coverage *= clip.values[clipRow + x] }
        guard coverage > 0 else { continue }
        pixels[row + x] = (color(x, y) * min(coverage, 1)).over(pixels[row + x])
      }
    }
  }

  /// Gives every pixel one colour, the more of it the brighter the pixel was.
  mutating func turn(into color: PremultipliedColor) {
    for index in pixels.indices { pixels[index] = color * pixels[index].brightness }
  }

  /// Puts another canvas of the same size in front.
  mutating func paint(_ other: Canvas, opacity: Double) {
    let opacity = Float(opacity.unit)
    for index in pixels.indices {
      pixels[index] = (other.pixels[index] * opacity).over(pixels[index])
    }
  }
}
