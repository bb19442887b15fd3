// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface
import TerminalText
import TestSupport
import Testing

@testable import ConfigurationEditor

struct ScreenFrameTests {
  private func check(
    _ run: ScreenRun, _ name: String, _ columns: Int = 80, _ rows: Int = 24
  ) throws {
    let file = "Tests/Showing/ConfigurationEditorTests/Goldens/\(name).txt"
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

  @Test("the help dims what no row of this widget knows")
  func uselessKeys() throws {
    func style(_ words: String, _ run: ScreenRun) throws -> CellStyle {
      let grid = run.screen(80, 50).grid
      let row = try #require(grid.lines.firstIndex { $0.contains(words) })
      return try #require(grid.style(at: CellPosition(row: row, column: 20)))
    }
    var fixed = try english()
    fixed.type("?")
    let theme = EditorTheme(depth: .none)
    #expect(try style("  remove", fixed) == theme.quiet && style("  undo", fixed) == .plain)
    var free = ScreenRun(try Sample.state(fixed: nil))
    free.type("?")
    #expect(try style("  remove", free) == .plain && style("  add", free) == .plain)
  }

  @Test("a card that has no room for all values says how many are left out")
  func crowdedCard() throws {
    var run = ScreenRun(try ValueSample.state())
    run.type("jjj→j→j→")
    #expect(run.text(110, 14).contains("… "), "\(run.text(110, 14))")
    #expect(!run.text(110, 40).contains(" more"))
  }

  @Test("options have what tells them apart at the right, where there is room")
  func details() throws {
    var run = try english()
    run.type("⏎")
    let line = try #require(run.text().split(separator: "\n").first { $0.contains("Plan") })
    #expect(
      line.reversed().drop { $0 == " " }.reversed().map(String.init).joined().hasSuffix("a://plan"))
    run.type("plan")
    #expect(run.text(40, 12).contains("a://plan"))
    #expect(!run.text(30, 12).contains("a://home"))
  }

  @Test("a very wide screen keeps the sheet together, and has a larger widget")
  func wide() throws {
    let lines = try english().text(200, 50).split(separator: "\n")
    let row = try #require(lines.first { $0.contains("1  Home") })
    let grip = try #require(row.firstIndex(of: "≡"))
    #expect(row.distance(from: row.startIndex, to: grip) < 75)
    let wider = try english().screen(200, 50).targets.map(\.region.columns.count).max() ?? 0
    let narrow = try english().screen(100, 50).targets.map(\.region.columns.count).max() ?? 0
    #expect(wider > narrow)
  }

  @Test("the search over commands")
  func commands() throws {
    var run = try english()
    run.type(":un")
    try check(run, "commands")
  }

  @Test("every kind of row has its place on the sheet of an intent without a catalog")
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
