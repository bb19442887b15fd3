// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TerminalInterface
package import TerminalText

/// The screen of the question which intent is meant.
package struct IntentPickerScreen {
  /// The cells of the screen.
  package private(set) var grid: CellGrid

  /// The rows of the intents, from the first one shown on.
  private var shown: (firstRow: Int, matches: Range<Int>) = (0, 0..<0)

  /// Draws the picker in the size of a terminal.
  package init(_ picker: IntentPicker, size: TerminalSize, theme: EditorTheme) {
    grid = CellGrid(size)
    let matches = picker.matches
    put(picker.texts(.pickIntent), row: 0, style: theme.title)
    put("/ ", row: 1, style: theme.accent)
    put(visible(picker.input.text), row: 1, column: 3)
    grid.cursor = CellPosition(
      row: min(1, size.rows - 1),
      column: min(
        size.columns - 1, 3 + grid.displayWidth.columns(of: visible(String(picker.input.head)))))
    guard !matches.isEmpty else {
      put(picker.texts(.noMatch, visible(picker.input.text)), row: 3, column: 3, style: theme.quiet)
      return
    }
    let (first, height) = (3, max(0, size.rows - 5))
    let window = EditorScreen.window(
      count: matches.count, around: picker.highlight, height: height)
    shown = (first, window)
    for (offset, match) in window.enumerated() {
      let choice = matches[match]
      let row = first + offset
      let isHighlighted = match == picker.highlight
      if isHighlighted { put("›", row: row, style: theme.selected) }
      let title = visible(picker.texts.title(choice.title, or: choice.name))
      let end = put(title, row: row, column: 3, style: isHighlighted ? theme.selected : .plain)
      if title != choice.name {
        put(visible(choice.name), row: row, column: end + 2, style: theme.quiet)
      }
    }
    drawHints(picker, theme)
  }

  /// The place of the intent that the mouse points to among those that match; nil if it points to none.
  package func match(at position: CellPosition) -> Int? {
    let match = shown.matches.lowerBound + position.row - shown.firstRow
    return position.row >= shown.firstRow && shown.matches.contains(match) ? match : nil
  }

  private mutating func drawHints(_ picker: IntentPicker, _ theme: EditorTheme) {
    let hints: [(String, EditorText)] = [
      ("Enter", .hintTake), ("Esc", .hintLeave), ("↑↓", .hintChoose), ("a–z", .hintSearch),
    ]
    var column = 1
    for (keys, text) in hints {
      column = put(keys, row: grid.size.rows - 1, column: column, style: theme.accent)
      column =
        put(picker.texts(text), row: grid.size.rows - 1, column: column + 1, style: theme.quiet) + 2
    }
  }

  @discardableResult
  private mutating func put(
    _ text: String, row: Int, column: Int = 1, style: CellStyle = .plain
  ) -> Int {
    guard grid.size.rows > row, grid.size.columns > column else { return column }
    return grid.put(
      text.truncated(toColumns: grid.size.columns - column - 1),
      at: CellPosition(row: row, column: column), style: style)
  }
}
