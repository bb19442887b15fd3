// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The weight and the scale of a symbol, as factors of its three designs.
///
/// The factors are those of a circle in a template with all 27 designs: how its diameter lies between ultralight, regular and black, and how
/// it grows from small to medium and large. The widths of lines are those of `minus` at small scale, and of circles at the others.
struct SymbolDesign {
  /// The middle of capital letters, around which scales grow, in parts of the font's size above the baseline.
  static let middle = 0.3523

  /// The size of the scale, as a part of that of the small one.
  let growth: Double

  /// The width of the lines, in parts of the font's size.
  let lineWidth: Double

  /// The place between two designs: 0 for ultralight, 1 for regular, 2 for black.
  let place: Double

  /// The factors of a weight and a scale.
  init(weight: FontWeight, scale: Image.Scale) {
    let row =
      switch weight {
      case .ultraLight: Self.rows[0]
      case .thin: Self.rows[1]
      case .light: Self.rows[2]
      case .regular: Self.rows[3]
      case .medium: Self.rows[4]
      case .semibold: Self.rows[5]
      case .bold: Self.rows[6]
      case .heavy: Self.rows[7]
      case .black: Self.rows[8]
      }
    place = row.place
    switch scale {
    case .small: (growth, lineWidth) = (1, row.line)
    case .medium: (growth, lineWidth) = (row.medium, row.line * 1.12)
    case .large: (growth, lineWidth) = (row.large, row.line * 1.224)
    }
  }

  /// The box of the design, in parts of the font's size, its ink from the left margin and the baseline.
  func box(of masters: SymbolMasters) -> SymbolMasters.Box {
    let (first, second) =
      place < 1
      ? (masters.designs[0], masters.designs[1])
      : (masters.designs[1], masters.designs[2])
    let part = place < 1 ? place : place - 1
    func between(_ left: Double, _ right: Double) -> Double { left + (right - left) * part }
    let (minY, maxY) = (
      between(first.ink.minY, second.ink.minY), between(first.ink.maxY, second.ink.maxY)
    )
    return SymbolMasters.Box(
      width: between(first.width, second.width) * growth,
      ink: Rect(
        x: between(first.ink.minX, second.ink.minX) * growth,
        y: (minY + Self.middle) * growth - Self.middle,
        width: between(first.ink.width, second.ink.width) * growth, height: (maxY - minY) * growth))
  }

  private static let rows: [(place: Double, line: Double, medium: Double, large: Double)] = [
    (0, 0.0228, 1.2709, 1.6335), (0.222, 0.0353, 1.2692, 1.6291), (0.666, 0.0602, 1.2657, 1.6196),
    (1, 0.0742, 1.2631, 1.613), (1.182, 0.0905, 1.2662, 1.6144), (1.315, 0.102, 1.2682, 1.6159),
    (1.497, 0.118, 1.2711, 1.6172), (1.762, 0.141, 1.275, 1.6195), (2, 0.161, 1.2785, 1.621),
  ]
}
