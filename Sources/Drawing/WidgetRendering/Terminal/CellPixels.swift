// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The pixels of one cell, row by row.
///
/// One value is read into again for every cell of a picture: an array for each would take longer than to look at it.
struct CellPixels {
  /// How many there are.
  static let count = WidgetCells.pixelsPerColumn * WidgetCells.pixelsPerRow

  /// Some of the pixels, a bit for each.
  struct Selection {
    private var bits = 0

    /// Takes the pixels that are told by their column and row in the cell.
    init(_ isTaken: (_ column: Int, _ row: Int) -> Bool) {
      for index in 0..<CellPixels.count {
        let (row, column) = index.quotientAndRemainder(dividingBy: WidgetCells.pixelsPerColumn)
        if isTaken(column, row) { bits |= 1 << index }
      }
    }

    /// How many they are.
    var count: Int { bits.nonzeroBitCount }

    /// Whether a pixel is one of them.
    func contains(_ index: Int) -> Bool { bits >> index & 1 == 1 }
  }

  /// The mean colors of some of the pixels and of all others.
  struct Parts {
    let selection: Selection
    let inside: PremultipliedColor
    let outside: PremultipliedColor
  }

  private var colors = [PremultipliedColor](repeating: .zero, count: count)

  subscript(index: Int) -> PremultipliedColor { colors[index] }

  /// Takes the pixels of a cell of a canvas.
  mutating func read(_ canvas: Canvas, column: Int, row: Int) {
    var index = 0
    for y in WidgetCells.pixelRows(of: row) {
      for x in WidgetCells.pixelColumns(of: column) {
        colors[index] = canvas[x, y]
        index += 1
      }
    }
  }

  /// The mean of all.
  var mean: PremultipliedColor {
    colors.reduce(.zero, +) / Float(Self.count)
  }

  /// The means of some and of the others; clear if there are none.
  func parts(of selection: Selection) -> Parts {
    var inside = PremultipliedColor.zero
    var outside = PremultipliedColor.zero
    for (index, color) in colors.enumerated() {
      if selection.contains(index) { inside += color } else { outside += color }
    }
    let count = selection.count
    return Parts(
      selection: selection, inside: count > 0 ? inside / Float(count) : .zero,
      outside: count < Self.count ? outside / Float(Self.count - count) : .zero)
  }

  /// How far the pixels are from the means of their parts, squared; if that is not below a limit, any such number.
  func error(of parts: Parts, below limit: Float) -> Float {
    var error: Float = 0
    for (index, color) in colors.enumerated() {
      guard error < limit else { break }
      let difference = color - (parts.selection.contains(index) ? parts.inside : parts.outside)
      error += (difference * difference).sum()
    }
    return error
  }
}
