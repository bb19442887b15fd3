// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A line of a widget's text, and where it is in cells.
struct TerminalTextLine {
  struct Letter {
    var character: Character
    var columns: Int
    var color: ResolvedColor
    var isBold: Bool
  }

  /// The letters of the line.
  var letters: [Letter] {
    didSet { columns = Self.columns(of: letters) }
  }

  /// Where it begins in the widget.
  let left: Double

  /// How wide it is in the widget.
  let width: Double

  /// Whether it is centered in what surrounds it.
  let isCentered: Bool

  /// The cells that can be written to.
  let cells: CellRect

  var row: Int
  var column = 0

  /// How many columns its letters take.
  private(set) var columns: Int

  init(
    letters: [Letter], left: Double, width: Double, isCentered: Bool, cells: CellRect, row: Int
  ) {
    self.letters = letters
    self.left = left
    self.width = width
    self.isCentered = isCentered
    self.cells = cells
    self.row = row
    columns = Self.columns(of: letters)
  }

  /// Whether both would be in the same place in the widget, were it not for their heights.
  func covers(_ other: TerminalTextLine) -> Bool {
    left < other.left + other.width && other.left < left + width
  }

  static func columns(of letters: some Sequence<Letter>) -> Int {
    letters.reduce(0) { $0 + $1.columns }
  }
}
