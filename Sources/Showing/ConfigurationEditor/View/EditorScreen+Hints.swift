// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface
import TerminalText

extension EditorScreen {
  /// From how many columns on the names of keys are written out.
  private static let roomyColumns = 60

  /// Draws hints on the keys that work now, as many as fit: the most important ones first.
  mutating func drawHints(row: Int) {
    let isRoomy = grid.size.columns >= Self.roomyColumns
    let hints = state.hints.map { hint in
      var hint = hint
      if !isRoomy, hint.keys == "Enter" { hint.keys = "↵" }
      return (hint: hint, words: state.texts(hint.text))
    }
    let widths = hints.map { hint in
      grid.displayWidth.columns(of: hint.hint.keys) + 1 + grid.displayWidth.columns(of: hint.words)
    }
    // The first is what Enter does; then the ways to keep, to leave and to learn more.
    let always = ["s", "q", "?"].compactMap { key in hints.firstIndex { $0.hint.keys == key } }
    let order = hints.indices.prefix(1) + always + hints.indices.dropFirst()
    var shown: Set<Int> = []
    var room = grid.size.columns - 2
    for index in order where !shown.contains(index) && widths[index] <= room {
      shown.insert(index)
      room -= widths[index] + 2
    }
    var column = 1
    for index in shown.sorted() {
      let (hint, words) = hints[index]
      let start = column
      column = put(hint.keys, row: row, column: column, style: theme.accent)
      addTargets(of: hint, row: row, keys: start..<column)
      let end = put(words, row: row, column: column + 1, style: theme.quiet)
      if let press = hint.presses.first { addTarget(.key(press), row: row, columns: column..<end) }
      column = end + 2
    }
  }

  /// Makes the names of keys work as the keys do: of two keys, each with its half.
  private mutating func addTargets(of hint: KeyHint, row: Int, keys: Range<Int>) {
    let count = hint.presses.count
    for (index, press) in hint.presses.enumerated() {
      let start = keys.lowerBound + keys.count * index / count
      let end = keys.lowerBound + keys.count * (index + 1) / count
      addTarget(.key(press), row: row, columns: start..<end)
    }
  }

  private mutating func addTarget(_ target: ScreenTarget, row: Int, columns: Range<Int>) {
    targets.append((CellRegion(rows: row..<(row + 1), columns: columns), target))
  }
}

extension EditorScreenState {
  /// The keys that work now, those that matter most first.
  var hints: [KeyHint] {
    let leave = KeyHint("Esc", .hintLeave, .escape)
    let choose = KeyHint("↑↓", .hintChoose, .up, .down)
    switch mode {
    case .sheet: return sheetHints
    case .carrying:
      return [
        KeyHint("↑↓", .hintCarry, .up, .down), KeyHint("Space", .hintDrop, .character(" ")), leave,
      ]
    case .sliding: return [KeyHint("Esc", .hintLeave, .escape)]
    case .picking:
      return [KeyHint("Enter", .hintTake, .enter), leave, choose, KeyHint("a–z", .hintSearch)]
    case .typing(let typing):
      return [KeyHint("Enter", .hintTake, .enter), leave]
        + (steps(typing) ? [KeyHint("↑↓", .hintStep, .up, .down)] : [])
    case .commands: return [KeyHint("Enter", .hintRun, .enter), leave, choose]
    case .asking(let asking):
      var hints = [KeyHint("Enter", .hintTake, .enter), leave, choose]
      if case .quit = asking.question, keepsDraft {
        hints.append(
          KeyHint("Ctrl+C", .hintKeep, presses: [KeyPress(.character("c"), .control)]))
      }
      return hints
    case .help, .changes, .notes: return [KeyHint("Esc", .hintClose, .escape)]
    }
  }

  private func steps(_ typing: EditorMode.Typing) -> Bool {
    switch typing.slot.flatMap({ editor.form[$0.parameter]?.control }) {
    case .number, .date: true
    default: false
    }
  }

  private var sheetHints: [KeyHint] {
    var hints: [KeyHint] = []
    func enter(_ text: EditorText) { hints.append(KeyHint("Enter", text, .enter)) }
    if let row = selectedRow, row.isEditable {
      switch selection {
      case .element:
        enter(.actionReplace)
        if row.elements.count > 1 {
          hints.append(KeyHint("J/K", .actionMove, .character("J"), .character("K")))
        }
        if row.canAdd { hints.append(KeyHint("a", .actionAdd, .character("a"))) }
        if row.canRemove { hints.append(KeyHint("x", .actionRemove, .character("x"))) }
      case .add: enter(.actionAdd)
      default:
        switch row.control {
        case .boolean: enter(.actionSwitch)
        case .enumeration: enter(.actionChoose)
        default: enter(.actionEdit)
        }
        if row.isAdjustable { hints.append(KeyHint("←→", .actionAdjust, .left, .right)) }
      }
    }
    if editor.canUndo { hints.append(KeyHint("u", .actionUndo, .character("u"))) }
    if editor.hasUnsavedChanges { hints.append(KeyHint("s", .actionSave, .character("s"))) }
    return hints + [
      KeyHint("?", .actionHelp, .character("?")), KeyHint("q", .actionQuit, .character("q")),
      KeyHint(":", .actionPalette, .character(":")),
    ]
  }
}
