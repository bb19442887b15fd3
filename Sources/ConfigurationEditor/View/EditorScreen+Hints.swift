// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import TerminalInterface

extension EditorScreen {
  /// From how many columns on the names of keys are written out.
  private static let roomyColumns = 60

  /// Draws the keys that work now, as many as fit: those that nobody should have to look for are there first.
  mutating func drawHints(row: Int) {
    let isRoomy = grid.size.columns >= Self.roomyColumns
    let hints = state.hints.map { hint in
      (keys: isRoomy || hint.keys != "Enter" ? hint.keys : "↵", words: state.texts(hint.text))
    }
    let widths = hints.map { hint in
      grid.displayWidth.columns(of: hint.keys) + 1 + grid.displayWidth.columns(of: hint.words)
    }
    // The first is what Enter does; then the ways to keep, to leave and to learn more.
    let always = ["s", "q", "?"].compactMap { key in hints.firstIndex { $0.keys == key } }
    let order = hints.indices.prefix(1) + always + hints.indices.dropFirst()
    var shown: Set<Int> = []
    var room = grid.size.columns - 2
    for index in order where !shown.contains(index) && widths[index] <= room {
      shown.insert(index)
      room -= widths[index] + 2
    }
    var column = 1
    for index in shown.sorted() {
      column = put(hints[index].keys, row: row, column: column, style: theme.accent)
      column = put(hints[index].words, row: row, column: column + 1, style: theme.quiet) + 2
    }
  }
}

extension EditorScreenState {
  /// The keys that work now, those that matter most first.
  var hints: [(keys: String, text: EditorText)] {
    switch mode {
    case .sheet: sheetHints
    case .carrying: [("↑↓", .hintCarry), ("Space", .hintDrop), ("Esc", .hintLeave)]
    case .picking:
      [("Enter", .hintTake), ("Esc", .hintLeave), ("↑↓", .hintChoose), ("a–z", .hintSearch)]
    case .typing(let typing):
      [("Enter", .hintTake), ("Esc", .hintLeave)] + (steps(typing) ? [("↑↓", .hintStep)] : [])
    case .commands: [("Enter", .hintRun), ("Esc", .hintLeave), ("↑↓", .hintChoose)]
    case .asking: [("Enter", .hintTake), ("Esc", .hintLeave), ("↑↓", .hintChoose)]
    case .help, .changes: [("Esc", .hintClose)]
    }
  }

  private func steps(_ typing: EditorMode.Typing) -> Bool {
    guard let slot = typing.slot, case .number = editor.form[slot.parameter]?.control else {
      return false
    }
    return true
  }

  private var sheetHints: [(keys: String, text: EditorText)] {
    var hints: [(keys: String, text: EditorText)] = []
    if let row = selectedRow, row.isEditable {
      switch selection {
      case .element:
        hints.append(("Enter", .actionReplace))
        if row.elements.count > 1 { hints.append(("J/K", .actionMove)) }
        if row.canAdd { hints.append(("a", .actionAdd)) }
        if row.canRemove { hints.append(("x", .actionRemove)) }
      case .add: hints.append(("Enter", .actionAdd))
      default:
        switch row.control {
        case .boolean: hints.append(("Enter", .actionSwitch))
        case .enumeration: hints.append(("Enter", .actionChoose))
        default: hints.append(("Enter", .actionEdit))
        }
        if row.isAdjustable { hints.append(("←→", .actionAdjust)) }
      }
    }
    if editor.canUndo { hints.append(("u", .actionUndo)) }
    if editor.hasUnsavedChanges { hints.append(("s", .actionSave)) }
    return hints + [("?", .actionHelp), ("q", .actionQuit), (":", .actionPalette)]
  }
}
