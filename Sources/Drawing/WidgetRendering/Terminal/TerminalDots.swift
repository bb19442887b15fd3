// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText

/// Shapes that are drawn in dots, by Braille characters: two a column and four a row.
struct TerminalDots {
  /// How much of a dot's pixel an icon has to cover.
  private static let iconThreshold: Float = 0.42

  /// How different, without an icon, a dot's pixel has to be from its background.
  private static let threshold: Float = 0.35

  /// How different an icon has to be from its background, so that no dots stand where something was drawn over it.
  private static let visibility: Float = 0.03

  /// How bright a dot's pixel has to be in a photo, by its place in a cell, so that there are more dots where it is brighter.
  private static let shades: [Float] = [0.06, 0.56, 0.81, 0.31, 0.19, 0.69, 0.94, 0.44]

  /// The bits of U+2800 for a cell's pixels, row by row.
  private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// The widget.
  let whole: Canvas

  /// The widget without what dots show.
  let ground: Canvas

  /// The icons, opaque.
  let icons: Canvas

  /// Where there are photos.
  let photos: [CellRect]

  let palette: CellPalette

  /// Puts the dots into the cells of a rectangle that have any.
  func write(into image: inout CellGrid, in rect: CellRect) {
    var (pixels, behind, signs) = (CellPixels(), CellPixels(), CellPixels())
    for row in rect.top..<rect.bottom {
      let pixelRows = WidgetCells.pixelRows(of: row)
      for column in rect.left..<rect.right {
        // Nothing stands out of most cells.
        let isPlain = whole.isSame(
          as: ground, columns: WidgetCells.pixelColumns(of: column), rows: pixelRows)
        guard !isPlain else { continue }
        pixels.read(whole, column: column, row: row)
        behind.read(ground, column: column, row: row)
        signs.read(icons, column: column, row: row)
        let isPhoto = photos.contains {
          $0.left <= column && column < $0.right && $0.top <= row && row < $0.bottom
        }
        write(
          pixels, on: behind, icons: signs, thresholds: isPhoto ? Self.shades : nil,
          into: &image, at: CellPosition(row: row, column: column))
      }
    }
  }

  private func write(
    _ pixels: CellPixels, on ground: CellPixels, icons: CellPixels, thresholds: [Float]?,
    into image: inout CellGrid, at position: CellPosition
  ) {
    var pattern: UInt32 = 0
    var strongest: (color: PremultipliedColor, difference: Float) = (.zero, 0)
    for index in 0..<CellPixels.count {
      let difference = pixels[index].difference(ground[index])
      if let thresholds {
        let color = pixels[index]
        let brightness = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
        if brightness > thresholds[index] { pattern |= Self.bits[index] }
        continue
      }
      let isIcon = icons[index].w >= Self.iconThreshold && difference > Self.visibility
      guard isIcon || difference > Self.threshold else { continue }
      pattern |= Self.bits[index]
      // The full color is where the line is widest, and not at its soft edges.
      if difference > strongest.difference { strongest = (pixels[index], difference) }
    }
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return }
    var style = image.style(at: position) ?? .plain
    if palette.depth != .none {
      let mean = ground.mean
      style.background = palette.color(mean)
      style.foreground = palette.color(strongest.color, on: mean)
    }
    image.put(Character(scalar), at: position, style: style)
  }
}
