// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import TerminalInterface
import TestSupport
import Testing

struct ScreenFrameTests {
  private func check(
    _ run: ScreenRun, _ name: String, _ columns: Int = 80, _ rows: Int = 24
  ) throws {
    let file = "Tests/ConfigurationEditorTests/Goldens/\(name).txt"
    let mismatch = try Snapshot(file).mismatch(with: run.text(columns, rows))
    #expect(mismatch == nil)
  }

  private func english() throws -> ScreenRun { ScreenRun(try Sample.state()) }

  private func japanese() throws -> ScreenRun {
    ScreenRun(try Sample.state(locale: "ja", identifiers: ["scan", "plan"]), .japanese)
  }

  @Test("the screen at the start")
  func start() throws {
    try check(try english(), "start-en")
    try check(try japanese(), "start-ja")
    try check(try english(), "start-wide", 110, 30)
  }

  @Test("a search in hiragana finds katakana, and the widget follows what is highlighted")
  func kanaSearch() throws {
    var run = try japanese()
    run.type("⏎ほ")
    try check(run, "picker-kana")
  }

  @Test("options stand under their headings, and a title from a file does nothing to the terminal")
  func sections() throws {
    var run = try english()
    run.type("⏎")
    try check(run, "picker-sections")
  }

  @Test("an element in the hand is shown where it would be dropped")
  func carrying() throws {
    var run = try english()
    run.type("␣↓")
    try check(run, "carrying")
  }

  @Test("quitting with something unsaved asks", arguments: EditorTexts.Language.allCases)
  func quitting(_ language: EditorTexts.Language) throws {
    var run = ScreenRun(try Sample.state(), language)
    run.type("Jq")
    try check(run, "quit-\(language.rawValue)")
  }

  @Test("the help lists all keys", arguments: EditorTexts.Language.allCases)
  func help(_ language: EditorTexts.Language) throws {
    var run = ScreenRun(try Sample.state(), language)
    run.type("?")
    try check(run, "help-\(language.rawValue)", 80, 40)
  }

  @Test("the search over commands")
  func commands() throws {
    var run = try english()
    run.type(":un")
    try check(run, "commands")
  }

  @Test("every kind of row has its place on the sheet of an intent without a catalogue")
  func sheet() throws {
    var run = ScreenRun(try SheetSample.state())
    try check(run, "sheet")
    run.type("⏎kitchen=My Kitchen⏎")
    try check(run, "sheet-filled")
  }

  @Test("a small screen has the sheet and the keys; one that is too small asks for room")
  func smallScreens() throws {
    var run = try english()
    run.type("J")
    try check(run, "small", 40, 12)
    run.type("⏎")
    try check(run, "small-picker", 40, 12)
    try check(run, "too-small", 29, 8)
  }

  @Test(
    "no size makes the screen fail, whatever it shows",
    arguments: ["", "⏎", "␣↓", "?", ":", "Jq", "Jc", "aplan⏎", "↓↓↓⏎a long text to type"])
  func allSizes(_ keys: String) throws {
    var run = ScreenRun(try Sample.state(fixed: nil))
    run.type(keys)
    for columns in [0, 1, 30, 31, 52, 99, 100, 200] {
      for rows in [0, 1, 8, 9, 12, 15, 16, 20, 33] {
        let lines = run.screen(columns, rows).grid.lines
        #expect(lines.count == rows)
      }
    }
  }
}
