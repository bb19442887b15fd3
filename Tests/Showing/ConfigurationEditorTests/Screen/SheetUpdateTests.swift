// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import PropertyListSyntax
import QuickActions
import TerminalInterface
import TerminalText
import Testing
import WidgetViews

/// The keys on the sheet of an intent with rows of many kinds.
struct SheetUpdateTests {
  @Test(
    "every kind of value is edited with the keys that suit it",
    arguments: [
      // From the top: pages, tags, color, shaded, note, every, card; depth comes with the shade.
      ("jj→", "color", "blue"), ("jj→→←", "color", "red"), ("jj⏎↓⏎", "color", "blue"),
      ("jj⏎deep⏎", "color", "blue"), ("jj→⌫", "color", "red"), ("jjj⏎", "shaded", "true"),
      ("jjj→", "shaded", "true"), ("jjj→←", "shaded", "false"), ("jjj→j→→", "depth", "3"),
      ("jjj→j←", "depth", "1"), ("jjj→j⏎12⌫⏎", "depth", "1"), ("jjj→j⏎↑↑↓⏎", "depth", "2"),
      ("jjjj⏎two words⏎", "note", "two words"), ("jjjjj⏎90⏎", "every", "1m30s"),
      ("jjjjj⏎1h⎋", "every", ""), ("⏎home=My Home⏎", "pages", "home=My Home"),
      ("j⏎new⏎", "tags", "new"), ("j⏎new⏎⏎er⏎", "tags", "newer"), ("j⏎new⏎x", "tags", ""),
      ("ja1⏎a2⏎⇧", "tags", "2,1"), ("ja1⏎a2⏎K", "tags", "2,1"), ("ja1⏎a2⏎␣↑␣", "tags", "2,1"),
      ("ja1⏎a2⏎␣g⏎", "tags", "2,1"), ("ja1⏎a2⏎g␣G⏎", "tags", "1,2"),
    ])
  func values(_ keys: String, _ parameter: String, _ spelling: String) throws {
    var run = ScreenRun(try SheetSample.state())
    run.type(keys)
    #expect(run.state.editor.form[parameter]?.spelling == spelling, "\(run.text())")
  }

  @Test(
    "an impossible edit is refused with a message",
    arguments: [
      ("jjj→j⏎12⏎", "'Depth' cannot be '12'; it must be a whole number of at most 9"),
      ("jjjjj⏎soon⏎", "'Every' cannot be 'soon'; it must be a duration, like '1h30m' or"),
      ("jjjjj⏎⏎", "'Every' cannot be empty; it must be a duration"),
      ("jjjj→", "this key does nothing here"),
      ("G⏎", "'Card' cannot be edited here: payment methods are chosen on a device"),
      ("ja1⏎J", "a single item cannot be moved"), ("jjJ", "only items of a list can be"),
      ("aa⏎ab⏎ac⏎a", "the widget holds 3 in systemMedium, and all are chosen"),
      ("aa⏎aa⏎", "'a' (a) is already chosen, at position 1"),
      ("z", "this key does nothing here; press ? for help"),
      ("d", "the app draws this widget; there is no preview"),
      ("jja", "only items of a list can be moved"),
    ])
  func refusals(_ keys: String, _ sentence: String) throws {
    var run = ScreenRun(try SheetSample.state())
    run.type(keys)
    #expect(run.text(90, 30).contains(sentence), "\(run.text(90, 30))")
  }

  @Test("a value that does not fit any more is shown with what is wrong, and can be set anew")
  func problems() throws {
    let state = try SheetSample.state()
    let choice = WidgetChoice(
      intent: state.widget.name,
      members: [
        .init("color", "green"), .init("every", "soon"), .init("note", .array(["a", "b"])),
        .init("pages", .array(["1", "2", "3", "4"])),
      ])
    var run = ScreenRun(
      EditorState(
        widget: state.widget, family: .systemMedium, locale: nil, choice: choice))
    #expect(
      run.text().contains("4 are chosen, but the widget holds 3 in systemMedium; remove some"))
    run.type("x")
    #expect(run.state.editor.form["pages"]?.problem == nil)
    run.type("GGkk")
    #expect(run.text().contains("is not a list, but a list is saved; set it again"))
    run.type("kk")
    #expect(
      run.text().contains(
        "'Color' cannot be 'green'; it must be one of 'red' (Red), 'blue' (Deep Blue)"))
    run.type("→")
    #expect(run.state.editor.form["color"]?.problem == nil)
  }

  @Test("a slider has a knob that goes with its value, where there is room for it")
  func slider() throws {
    var run = ScreenRun(try SheetSample.state())
    run.type("jjj→j→")
    let near = "━━━●" + String(repeating: "─", count: 21)
    #expect(run.text().contains("› Depth  ‹ \(near) 2 ›"), "\(run.text())")
    run.type("⏎⌫9⏎")
    let far = String(repeating: "━", count: 24) + "●"
    #expect(run.text().contains("› Depth  ‹ \(far) 9 ›"), "\(run.text())")
    #expect(run.text(44, 12).contains("› Depth  ‹ ━━━"), "\(run.text(44, 12))")
    #expect(run.text(30, 12).contains("› Depth  ‹ 9 ›"), "\(run.text(30, 12))")
  }

  @Test("the mouse selects, opens, chooses and turns")
  func mouse() throws {
    var run = ScreenRun(try SheetSample.state())
    func click(_ text: String) throws {
      let screen = run.screen(80, 24)
      let lines = screen.grid.lines
      let row = try #require(lines.lastIndex { $0.contains(text) }, "\(text) in \(lines)")
      let target = try #require(screen.target(at: CellPosition(row: row, column: 6)))
      run.send(.click(target))
    }
    try click("Color")
    try click("Color")
    run.send(.scroll(down: true))
    try click("Red")
    try click("Red")
    #expect(run.state.editor.form["color"]?.spelling == "red")
    run.send(.scroll(down: true))
    run.type("⏎")
    run.type("q")
    try click("quit without saving")
    #expect(run.effects == [.dropDraft, .quit])
    run.type(":help")
    try click("help  ")
    #expect(run.text(80, 40).contains("previous row"))
  }

  @Test("pasted text becomes one line of what is typed")
  func pasting() throws {
    var run = ScreenRun(try SheetSample.state())
    run.type("jjjj⏎")
    run.send(.paste("one\ntwo\tthree"))
    run.type("⏎")
    #expect(run.state.editor.form["note"]?.spelling == "one two three")
    run.type("kk⏎")
    run.send(.paste("deep"))
    run.type("⏎")
    #expect(run.state.editor.form["color"]?.spelling == "blue")
    run.type(":")
    run.send(.paste("undo"))
    run.type("⏎")
    #expect(run.state.editor.form["color"]?.spelling == "red")
    run.send(.paste("nothing is typed on the sheet"))
    #expect(run.state.editor.form["color"]?.spelling == "red")
  }

  @Test(
    "a line of text is edited as everywhere",
    arguments: [
      ("abc←⌫", "ac"), ("abc←←⌦", "ac"), ("one two^w", "one "), ("one two^u", ""),
      ("bc^aa", "abc"), ("ab^a→^ec", "abc"), ("ab⌦", "ab"), ("^h", ""), ("か\u{3099}⌫", ""),
    ])
  func typing(_ keys: String, _ text: String) throws {
    var run = ScreenRun(try SheetSample.state())
    run.type("jjjj⏎")
    var isControl = false
    for key in keys {
      if key == "^" {
        isControl = true
      } else if isControl {
        run.send(.key(KeyPress(.character(key), .control)))
        isControl = false
      } else {
        run.type(String(key))
      }
    }
    run.type("⏎")
    #expect(run.state.editor.form["note"]?.spelling ?? "" == text)
  }

  @Test("Ctrl-Z and Ctrl-L are for the terminal wherever the keys go, and Ctrl-C leaves")
  func control() throws {
    var run = ScreenRun(try SheetSample.state())
    for keys in ["", "jj⏎", "⎋jj⏎", "⎋:", "⎋?"] {
      run.type(keys)
      run.send(.key(KeyPress(.character("z"), .control)))
      run.send(.key(KeyPress(.character("l"), .control)))
    }
    #expect(
      run.effects == Array(repeating: [EditorEffect.suspend, .redraw], count: 5).flatMap(\.self))
    var other = ScreenRun(try SheetSample.state())
    for keys in ["jj⏎", "jj⏎", ":", ""] {
      other.type(keys)
      other.send(.key(KeyPress(.character("c"), .control)))
    }
    #expect(other.effects == [.interrupt])
  }
}
