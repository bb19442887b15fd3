// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import SourceText
import TerminalInterface
import TerminalText
import WidgetViews

/// An editor on a screen that is a value: keys in, lines out.
struct ScreenRun {
  var state: EditorScreenState
  var effects: [EditorEffect] = []

  init(_ editor: EditorState, _ language: EditorTexts.Language = .english) {
    state = EditorScreenState(editor: editor, texts: EditorTexts(language))
  }

  /// Types keys: each character is one, and some pictures stand for keys without a character.
  mutating func type(_ keys: String) {
    let pictures: [Character: KeyPress] = [
      "⏎": KeyPress(.enter), "⎋": KeyPress(.escape), "↑": KeyPress(.up), "↓": KeyPress(.down),
      "←": KeyPress(.left), "→": KeyPress(.right), "⇧": KeyPress(.up, .shift),
      "⇩": KeyPress(.down, .shift), "⌫": KeyPress(.backspace),
      "⌦": KeyPress(.delete), "␣": KeyPress(.character(" ")),
      "⇦": KeyPress(.left, .shift), "⇨": KeyPress(.right, .shift), "⇞": KeyPress(.pageUp),
      "⇟": KeyPress(.pageDown), "✗": KeyPress(.character("c"), .control),
    ]
    for key in keys { send(.key(pictures[key] ?? KeyPress(.character(key)))) }
  }

  mutating func send(_ event: EditorEvent) {
    effects += state.update(event)
  }

  /// The screen.
  func screen(_ columns: Int, _ rows: Int) -> EditorScreen {
    EditorScreen(
      state, size: TerminalSize(columns: columns, rows: rows), theme: EditorTheme(depth: .none)
    ) { request in
      request.picture(images: ImageCatalog(), depth: .none)
    }
  }

  /// What is on the screen.
  func text(_ columns: Int = 80, _ rows: Int = 24) -> String {
    screen(columns, rows).grid.lines.map { $0 + "\n" }.joined()
  }

  /// The identifiers of the choice.
  var chosen: [String] { state.editor.choice.identifiers }
}
