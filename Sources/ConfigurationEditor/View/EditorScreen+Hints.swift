// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import TerminalInterface

extension EditorScreen {
  /// Draws the keys that work now, as many as fit.
  mutating func drawHints(row: Int) {
    var column = 1
    let end = grid.size.columns - 1
    // The way to all other keys is there however little room there is.
    var kept = state.hints.contains { $0.keys == "?" } ? width(of: ("?", .actionHelp)) + 2 : 0
    for (keys, text) in state.hints {
      let words = state.texts(text)
      if keys == "?" { kept = 0 }
      guard column + width(of: (keys, text)) + kept <= end else { continue }
      column = put(keys, row: row, column: column, style: theme.accent)
      column = put(words, row: row, column: column + 1, style: theme.quiet) + 2
    }
  }

  private func width(of hint: (keys: String, text: EditorText)) -> Int {
    grid.displayWidth.columns(of: hint.keys) + 1
      + grid.displayWidth.columns(of: state.texts(hint.text))
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
      }
    }
    if editor.canUndo { hints.append(("u", .actionUndo)) }
    if editor.hasUnsavedChanges { hints.append(("s", .actionSave)) }
    return hints + [("?", .actionHelp), ("q", .actionQuit), (":", .actionPalette)]
  }
}
