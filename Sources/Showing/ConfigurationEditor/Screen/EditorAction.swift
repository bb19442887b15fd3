// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface

/// An action of a key on the sheet, which the search over commands finds too.
package enum EditorAction: String, CaseIterable, Hashable, Sendable {
  case up, down, first, last
  case edit, less, more, muchLess, muchMore, carry, moveUp, moveDown, add, remove, clear
  case undo, redo, reset, changes
  case appearance, device, deviceList, typeSize, language, family, notes
  case save, saveAs, reload, help, palette, quit, saveAndQuit, discardAndQuit

  /// The text that names the action.
  var title: EditorText {
    switch self {
    case .up: .actionUp
    case .down: .actionDown
    case .first: .actionFirst
    case .last: .actionLast
    case .edit: .actionEdit
    case .less: .actionLess
    case .more: .actionMore
    case .muchLess: .actionMuchLess
    case .muchMore: .actionMuchMore
    case .carry: .actionCarry
    case .moveUp: .actionMoveUp
    case .moveDown: .actionMoveDown
    case .add: .actionAdd
    case .remove: .actionRemove
    case .clear: .actionClear
    case .undo: .actionUndo
    case .redo: .actionRedo
    case .reset: .actionReset
    case .changes: .actionChanges
    case .appearance: .actionAppearance
    case .device: .actionDevice
    case .deviceList: .actionDeviceList
    case .typeSize: .actionTypeSize
    case .language: .actionLanguage
    case .family: .actionFamily
    case .notes: .actionNotes
    case .save: .actionSave
    case .saveAs: .actionSaveAs
    case .reload: .actionReload
    case .help: .actionHelp
    case .palette: .actionPalette
    case .quit: .actionQuit
    case .saveAndQuit: .askQuitSave
    case .discardAndQuit: .askQuitDiscard
    }
  }

  /// The keys of the action, as users read them; empty if it has none.
  var keys: String {
    switch self {
    case .up: "k ↑"
    case .down: "j ↓"
    case .first: "g Home"
    case .last: "G End"
    case .edit: "Enter"
    case .less: "←"
    case .more: "→"
    case .muchLess: "Shift+← PgDn"
    case .muchMore: "Shift+→ PgUp"
    case .carry: "Space"
    case .moveUp: "K Shift+↑"
    case .moveDown: "J Shift+↓"
    case .add: "a"
    case .remove: "x Del"
    case .clear: "Backspace"
    case .undo: "u"
    case .redo: "U Ctrl+R"
    case .reset: "r"
    case .changes: "c"
    case .appearance: "d D"
    case .device: "p P"
    case .deviceList: "v"
    case .typeSize: "t T"
    case .language: "l L"
    case .family: "f F"
    case .notes: "n"
    case .save: "s Ctrl+S :w"
    case .saveAs: ""
    case .reload: ":e"
    case .help: "?"
    case .palette: ":"
    case .quit: "q Ctrl+C :q"
    case .saveAndQuit: ":wq :x"
    case .discardAndQuit: ":q!"
    }
  }

  /// The action of a key on the sheet; nil if it has none.
  init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.up, .none), (.character("k"), .none): self = .up
    case (.down, .none), (.character("j"), .none), (.tab, .none): self = .down
    case (.tab, .shift): self = .up
    case (.home, .none), (.character("g"), .none): self = .first
    case (.end, .none), (.character("G"), _): self = .last
    case (.up, .shift), (.up, .alt), (.character("K"), _): self = .moveUp
    case (.down, .shift), (.down, .alt), (.character("J"), _): self = .moveDown
    case (.enter, .none): self = .edit
    case (.left, .none): self = .less
    case (.right, .none): self = .more
    case (.left, .shift), (.pageDown, .none): self = .muchLess
    case (.right, .shift), (.pageUp, .none): self = .muchMore
    case (.character(" "), .none): self = .carry
    case (.backspace, .none): self = .clear
    case (.delete, .none): self = .remove
    case (.character("r"), .control): self = .redo
    case (.character("s"), .control): self = .save
    case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
      let letters: [Character: EditorAction] = [
        "a": .add, "x": .remove, "u": .undo, "U": .redo, "r": .reset, "c": .changes,
        "d": .appearance, "p": .device, "t": .typeSize, "l": .language, "f": .family, "s": .save,
        "v": .deviceList, "n": .notes, "?": .help, ":": .palette, "q": .quit,
      ]
      guard let action = letters[letter] else { return nil }
      self = action
    default: return nil
    }
  }

  /// The action of a key that goes back among looks: Shift, and the letter that goes on.
  static func backwards(_ press: KeyPress) -> EditorAction? {
    guard let letter = press.typedCharacter else { return nil }
    let letters: [Character: EditorAction] = [
      "D": .appearance, "P": .device, "T": .typeSize, "L": .language, "F": .family,
    ]
    return letters[letter]
  }

  /// The action that vi has a name for; nil for any other word.
  init?(named name: String) {
    switch name {
    case "w", "write": self = .save
    case "q", "quit": self = .quit
    case "wq", "x": self = .saveAndQuit
    case "q!": self = .discardAndQuit
    case "e", "edit!", "e!": self = .reload
    default: return nil
    }
  }

  /// The actions by what they are about, for the help.
  static let groups: [(title: EditorText, actions: [EditorAction])] = [
    (.helpSheet, [.up, .down, .first, .last, .edit, .carry, .moveUp, .moveDown, .add, .remove]),
    (
      .helpChange,
      [.less, .more, .muchLess, .muchMore, .clear, .undo, .redo, .reset, .changes]
    ),
    (.helpLook, [.appearance, .device, .deviceList, .typeSize, .language, .family, .notes]),
    (.helpFile, [.save, .palette, .help, .quit, .saveAndQuit, .discardAndQuit]),
  ]
}
