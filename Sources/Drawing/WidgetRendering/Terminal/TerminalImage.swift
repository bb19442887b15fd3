// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

/// A picture of characters: rows of cells, as a terminal has them.
package struct TerminalImage: Hashable, Sendable {
  /// The place of one column in one row.
  package struct Cell: Hashable, Sendable {
    /// The character in the cell; nil if the one before it is two cells wide.
    package var character: Character?

    /// The character's color; nil for the terminal's own.
    package var foreground: TerminalColor?

    /// The color behind it; nil for the terminal's own.
    package var background: TerminalColor?

    /// Whether the character is bold.
    package var isBold: Bool

    /// Creates a cell; by default it is a space in the terminal's own colors.
    package init(
      character: Character? = " ", foreground: TerminalColor? = nil,
      background: TerminalColor? = nil, isBold: Bool = false
    ) {
      self.character = character
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
    }

    /// The parameters of the SGR sequence for what the cell shows; empty if it shows nothing of its own.
    fileprivate var parameters: String {
      var parts: [String] = []
      if isBold { parts.append("1") }
      if let foreground { parts.append(foreground.parameters(for: .foreground)) }
      if let background { parts.append(background.parameters(for: .background)) }
      return parts.joined(separator: ";")
    }

    /// Whether nothing can be seen in the cell.
    fileprivate var isBlank: Bool { character == " " && background == nil }
  }

  /// The cells, the upper row first; all rows are of one length.
  package var rows: [[Cell]]

  /// Creates a picture of blank cells.
  package init(columns: Int, rows: Int) {
    self.rows = Array(
      repeating: Array(repeating: Cell(), count: max(0, columns)), count: max(0, rows))
  }

  /// Tells the characters of the picture; one that stands side by side several times and looks the same is listed once.
  package func forEachRun(
    _ body: (_ cell: Cell, _ character: Character, _ row: Int, _ columns: Range<Int>) -> Void
  ) {
    for (row, cells) in rows.enumerated() {
      var column = 0
      while column < cells.count {
        let cell = cells[column]
        var end = column + 1
        while end < cells.count, cells[end] == cell { end += 1 }
        if let character = cell.character { body(cell, character, row, column..<end) }
        column = end
      }
    }
  }

  /// The columns of a row.
  package var columns: Int { rows.first?.count ?? 0 }

  /// The rows as text, with the escape sequences for color and weight that the cells ask for, and without line breaks.
  ///
  /// Each line ends in the terminal's own colors, and without blanks that cannot be seen.
  ///
  /// - Parameter isStyled: Whether to write escape sequences at all.
  /// - Returns: A text for each row.
  package func lines(isStyled: Bool = true) -> [String] {
    rows.map { row in
      let end = row.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
      var line = ""
      var current = ""
      for cell in row[..<end] {
        guard let character = cell.character else { continue }
        let wanted = isStyled ? cell.parameters : ""
        if wanted != current {
          line += wanted.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(wanted)m"
          current = wanted
        }
        line.append(character)
      }
      return current.isEmpty ? line : line + "\u{1B}[0m"
    }
  }
}
