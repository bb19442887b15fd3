// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import SourceText
import TerminalInterface
import TerminalText
import Testing

@Suite("The question which intent is meant")
struct IntentPickerTests {
  private static let choices = [
    IntentPicker.Choice(name: "ViewPage", title: "View a Page"),
    IntentPicker.Choice(name: "ViewPanel", title: "Panel"),
    IntentPicker.Choice(name: "Untitled", title: ""),
  ]

  private static func outcome(_ keys: [KeyPress]) -> IntentPicker.Outcome {
    var picker = IntentPicker(choices, texts: EditorTexts())
    var outcome = IntentPicker.Outcome.open
    for key in keys where outcome == .open { outcome = picker.update(key) }
    return outcome
  }

  private static func typed(_ text: String) -> [KeyPress] {
    text.map { KeyPress(.character($0)) }
  }

  @Test("Enter takes the highlighted intent, arrows go to another, and no further than the last")
  func keys() {
    #expect(Self.outcome([KeyPress(.enter)]) == .taken("ViewPage"))
    #expect(Self.outcome([KeyPress(.down), KeyPress(.enter)]) == .taken("ViewPanel"))
    let far = [KeyPress](repeating: KeyPress(.down), count: 9)
    #expect(Self.outcome(far + [KeyPress(.enter)]) == .taken("Untitled"))
    #expect(Self.outcome([KeyPress(.down), KeyPress(.up), KeyPress(.enter)]) == .taken("ViewPage"))
  }

  @Test("typing searches titles and names, and nothing is taken where nothing matches")
  func search() {
    #expect(Self.outcome(Self.typed("panel") + [KeyPress(.enter)]) == .taken("ViewPanel"))
    #expect(Self.outcome(Self.typed("untit") + [KeyPress(.enter)]) == .taken("Untitled"))
    #expect(Self.outcome(Self.typed("zzz") + [KeyPress(.enter)]) == .open)
  }

  @Test("Escape and Control-C leave")
  func leaving() {
    #expect(Self.outcome([KeyPress(.escape)]) == .left)
    #expect(Self.outcome([KeyPress(.character("c"), .control)]) == .interrupted)
  }

  @Test("the screen shows titles with their names, and the mouse points to an intent")
  func screen() {
    let picker = IntentPicker(Self.choices, texts: EditorTexts())
    let screen = IntentPickerScreen(
      picker, size: TerminalSize(columns: 40, rows: 10), theme: EditorTheme(depth: .none))
    let text = screen.grid.lines.joined(separator: "\n")
    #expect(text.contains("Which widget?"))
    #expect(text.contains("› View a Page  ViewPage"))
    #expect(text.contains("  Untitled"))
    #expect(screen.match(at: CellPosition(row: 4, column: 5)) == 1)
    #expect(screen.match(at: CellPosition(row: 1, column: 5)) == nil)
    #expect(screen.match(at: CellPosition(row: 8, column: 5)) == nil)
    #expect(picker.outcome(clicking: 1) == .taken("ViewPanel"))
  }

  @Test("no size of a terminal is too small to be drawn on")
  func sizes() {
    let picker = IntentPicker(Self.choices, texts: EditorTexts(.japanese))
    for (columns, rows) in [(1, 1), (2, 3), (0, 0), (5, 4)] {
      _ = IntentPickerScreen(
        picker, size: TerminalSize(columns: columns, rows: rows), theme: EditorTheme(depth: .none))
    }
  }
}
