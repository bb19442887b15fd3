// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The content of a screen: rows of cells, and the position of the cursor.
///
/// Everything that is put into a grid can be shown: a wide character is there with both halves or not at all, and no
/// control character gets in. Rows and columns count from 0; what lies outside is left out.
package struct CellGrid: Sendable {
  /// The size of the grid, in cells.
  package let size: TerminalSize

  /// The widths of characters in the terminal.
  package let displayWidth: DisplayWidth

  /// Whether a space keeps what cannot be seen of its style: its color and its weight.
  ///
  /// A picture keeps it, so that its rows are texts with few changes of style. A screen does not, so that cells that look
  /// the same are the same.
  package let keepsStylesOfSpaces: Bool

  /// The position of the cursor; nil if it is hidden.
  ///
  /// An input method shows what is being composed there.
  package var cursor: CellPosition?

  /// The cells, row by row.
  var cells: [TerminalCell]

  /// The characters of several scalars.
  var clusters: [String] = []

  /// Makes a grid of spaces.
  package init(
    _ size: TerminalSize, displayWidth: DisplayWidth = DisplayWidth(),
    keepsStylesOfSpaces: Bool = false
  ) {
    // A terminal tells its size in 16 bits; a wrong one must not cost all memory. The largest screens show fewer.
    self.size = TerminalSize(
      columns: min(max(0, size.columns), 2000), rows: min(max(0, size.rows), 1000))
    self.displayWidth = displayWidth
    self.keepsStylesOfSpaces = keepsStylesOfSpaces
    cells = Array(repeating: .blank(), count: self.size.columns * self.size.rows)
  }

  /// The region of all cells.
  package var region: CellRegion { CellRegion(size) }

  /// The number of grapheme clusters of several scalars that are stored.
  package var clusterCount: Int { clusters.count }

  /// The place of a cell in ``cells``.
  func index(_ row: Int, _ column: Int) -> Int {
    row * size.columns + column
  }

  // MARK: Reading

  /// The character in a cell; nil if there is no cell, or a wide character before it reaches into it.
  package func text(at position: CellPosition) -> String? {
    guard region.contains(position) else { return nil }
    let cell = cells[index(position.row, position.column)]
    return cell.isContinuation ? nil : text(of: cell)
  }

  /// Returns the style of the cell at a position; nil outside of the grid.
  package func style(at position: CellPosition) -> CellStyle? {
    guard region.contains(position) else { return nil }
    return cells[index(position.row, position.column)].style
  }

  /// The rows as texts, without the spaces at their ends.
  package var lines: [String] {
    (0..<size.rows).map { row in
      let line = cells[index(row, 0)..<index(row + 1, 0)]
      let end = line.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? line.startIndex
      return line[..<end].map { $0.isContinuation ? "" : text(of: $0) }.joined()
    }
  }

  /// A space as this grid keeps it.
  func blank(_ style: CellStyle) -> TerminalCell {
    keepsStylesOfSpaces ? TerminalCell(" ", columns: 1, style: style) : .blank(style)
  }

  func text(of cell: TerminalCell) -> String {
    if let cluster = cell.cluster { return clusters[cluster] }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? ""
  }
}
