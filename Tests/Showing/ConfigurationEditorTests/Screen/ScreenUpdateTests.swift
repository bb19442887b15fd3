// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import SourceText
import TerminalInterface
import TerminalText
import Testing

struct ScreenUpdateTests {
  @Test(
    "keys change the choice",
    arguments: [
      // Selecting changes nothing.
      ("jk↓↑gG", ["home", "pay"]),
      // Moving, each with the keys that there are for it.
      ("J", ["pay", "home"]), ("⇩", ["pay", "home"]), ("jK", ["pay", "home"]),
      ("↓⇧", ["pay", "home"]), ("K", ["home", "pay"]), ("JJ", ["pay", "home"]),
      // The hand.
      ("␣↓␣", ["pay", "home"]), ("␣↓⏎", ["pay", "home"]), ("␣↓⎋", ["home", "pay"]),
      ("␣␣", ["home", "pay"]), ("␣↓↓↑␣", ["home", "pay"]),
      // Replacing.
      ("⏎⏎", ["scan", "pay"]), ("⏎↓⏎", ["plan", "pay"]), ("⏎PLAN⏎", ["plan", "pay"]),
      ("⏎pn⏎", ["plan", "pay"]), ("⏎plan⎋", ["home", "pay"]), ("⏎nowhere⏎⎋", ["home", "pay"]),
      ("⏎planx⌫⏎", ["plan", "pay"]),
      // A fixed list neither grows nor shrinks.
      ("a", ["home", "pay"]), ("x", ["home", "pay"]), ("⌦", ["home", "pay"]),
      // Back and forth.
      ("Ju", ["home", "pay"]), ("JuU", ["pay", "home"]), ("u", ["home", "pay"]),
      ("J⏎⏎uu", ["home", "pay"]), ("J⏎⏎r", ["home", "pay"]), ("J⌫", ["home", "pay"]),
      // By the search over commands.
      (":move down⏎", ["pay", "home"]), ("J:undo⏎", ["home", "pay"]), (":⎋J", ["pay", "home"]),
      // Letters that are scattered over the names of commands run none of them.
      ("J:foo⏎⎋", ["pay", "home"]), ("J:udo⏎⎋", ["pay", "home"]),
    ])
  func keys(_ keys: String, _ expected: [String]) throws {
    var run = ScreenRun(try Sample.state())
    run.type(keys)
    #expect(run.chosen == expected)
    #expect(run.effects.isEmpty)
  }

  @Test("a free list grows and shrinks")
  func freeList() throws {
    var run = ScreenRun(try Sample.state(fixed: nil, identifiers: ["home", "pay"]))
    run.type("aplan⏎")
    #expect(run.chosen == ["home", "pay", "plan"])
    run.type("kx")
    #expect(run.chosen == ["home", "plan"])
  }

  @Test(
    "keys ask for what only the driver can do",
    arguments: [
      ("s", [EditorEffect.save(path: nil, overwriting: false)]), ("q", [.quit]),
      ("Jq", []), ("Jqs", [.save(path: nil, overwriting: false)]), ("Jqd", [.dropDraft, .quit]),
      ("Jqc", []), ("Jq⎋", []), ("Jq↓⏎", [.dropDraft, .quit]),
      // Ctrl-C leaves with its exit code; with something unsaved, when it comes again.
      ("✗", [.interrupt]), ("J✗", []), ("J✗✗", [.interrupt]), ("J✗⎋", []),
      ("J✗d", [.dropDraft, .quit]),
      ("⏎✗", []), ("⏎✗✗", [.interrupt]), ("?✗✗", [.interrupt]), ("␣✗✗", [.interrupt]),
      ("Jq✗", [.interrupt]),
      // The names that vi has.
      (":w⏎", [.save(path: nil, overwriting: false)]), (":q⏎", [.quit]), ("J:q⏎", []),
      (":wq⏎", [.quit]), ("J:wq⏎", [.save(path: nil, overwriting: false)]),
      ("J:x⏎", [.save(path: nil, overwriting: false)]), ("J:q!⏎", [.dropDraft, .quit]),
      (":reload⏎", [.reload]), (":elsewhere⏎b.json⏎", [.save(path: "b.json", overwriting: false)]),
    ])
  func effects(_ keys: String, _ expected: [EditorEffect]) throws {
    var run = ScreenRun(try Sample.state())
    run.type(keys)
    #expect(run.effects == expected)
  }

  @Test("saving and quitting ends only once it is saved")
  func saveAndQuit() throws {
    var run = ScreenRun(try Sample.state())
    run.type("Jqs")
    run.send(.changedOnDisk(name: "W.json"))
    #expect(run.text().contains("'W.json' changed on disk"))
    run.type("o")
    #expect(run.effects.last == .save(path: nil, overwriting: true))
    run.send(.saved(name: "W.json"))
    #expect(run.effects.last == .quit)
    #expect(!run.state.editor.hasUnsavedChanges)
  }

  @Test("a choice that could not be saved is kept, and saving elsewhere is offered")
  func failure() throws {
    var run = ScreenRun(try Sample.state())
    run.type("Js")
    run.send(.failed("the disk is full"))
    #expect(run.text().contains("the disk is full"))
    run.type("e/tmp/b.json⏎")
    #expect(run.effects.last == .save(path: "/tmp/b.json", overwriting: false))
    #expect(run.chosen == ["pay", "home"])
  }

  @Test("what an earlier session left is restored as a change, or dropped")
  func restoring() throws {
    var left = try Sample.state().choice
    left.identifiers = ["plan", "scan"]
    var run = ScreenRun(try Sample.state())
    run.send(.found(unsaved: left))
    run.type("r")
    #expect(run.chosen == ["plan", "scan"] && run.state.editor.hasUnsavedChanges)
    #expect(run.effects == [.takeFound])
    run.type("u")
    #expect(run.chosen == ["home", "pay"])
    var other = ScreenRun(try Sample.state())
    other.send(.found(unsaved: left))
    other.type("d")
    #expect(other.chosen == ["home", "pay"] && other.effects == [.dropFound])
    // Left alone, it stays where it is.
    var third = ScreenRun(try Sample.state())
    third.send(.found(unsaved: left))
    third.type("⎋Ju")
    #expect(third.chosen == ["home", "pay"] && third.effects.isEmpty)
  }

  @Test(
    "undo and redo select where something changes",
    arguments: [
      // Moved, carried and replaced elements; what was selected meanwhile does not count.
      ("JuG", "pay"), ("Jgu", "home"), ("JguGU", "home"), ("␣↓␣gu", "home"), ("␣↓␣guGU", "home"),
      ("G⏎⏎gu", "pay"), ("G⏎⏎guU", "scan"),
    ])
  func selectionOfUndo(_ keys: String, _ selected: String) throws {
    var run = ScreenRun(try Sample.state())
    run.type(keys)
    let title = try #require(["home": "Home", "pay": "Pay", "scan": "Scan"][selected])
    #expect(
      (1...2).contains { run.text().contains("› \($0)  \(title)") }, "\(run.text())")
  }

  @Test("undo of an element that was added selects the place to add, and redo the element")
  func selectionOfAddition() throws {
    var run = ScreenRun(try Sample.state(fixed: nil))
    run.type("aplan⏎gu")
    #expect(run.text().contains("› + Add …"))
    run.type("gU")
    #expect(run.text().contains("› 3  Plan"))
  }

  @Test("what undo takes back is said in words")
  func wordsOfUndo() throws {
    var run = ScreenRun(try Sample.state())
    run.type("Ju")
    #expect(run.text().contains("undone: moved Home from position 1 to 2"))
    run.type("U")
    #expect(run.text().contains("redone: moved Home from position 1 to 2"))
    run.type("uu")
    #expect(run.text().contains("! nothing to undo"))
  }

  @Test("a file that somebody else changed is shown as such, and reloading can be taken back")
  func reloading() throws {
    var theirs = try Sample.state().choice
    theirs.identifiers = ["plan", "scan"]
    var run = ScreenRun(try Sample.state())
    run.type("J")
    run.send(.noticedChange(name: "W.json"))
    #expect(run.text().contains("changed on disk  ● unsaved"))
    #expect(run.text().contains("! 'W.json' changed on disk"))
    run.type("s")
    run.send(.changedOnDisk(name: "W.json"))
    run.type("r")
    #expect(run.effects == [.save(path: nil, overwriting: false), .reload])
    run.send(.reloaded(theirs))
    #expect(run.chosen == ["plan", "scan"] && !run.state.editor.hasUnsavedChanges)
    #expect(!run.text().contains("changed on disk"))
    run.type("u")
    #expect(run.chosen == ["pay", "home"] && run.state.editor.hasUnsavedChanges)
  }

  @Test("saving elsewhere that failed is tried again elsewhere")
  func retry() throws {
    var run = ScreenRun(try Sample.state())
    run.type("J:elsewhere⏎/full/b.json⏎")
    run.send(.failed("There is no room left on the disk for ‘b.json’.", path: "/full/b.json"))
    run.type("t")
    let save = EditorEffect.save(path: "/full/b.json", overwriting: false)
    #expect(run.effects == [save, save])
  }

  @Test("Ctrl-C leaves what an earlier session left where it is")
  func interruptedRestoring() throws {
    var run = ScreenRun(try Sample.state())
    run.send(.found(unsaved: try Sample.state(identifiers: ["plan", "scan"]).choice))
    run.type("✗")
    #expect(run.effects == [.interrupt])
  }

  @Test("saving and quitting by one command ends once it is saved")
  func saveAndQuitCommand() throws {
    var run = ScreenRun(try Sample.state())
    run.type("J:wq⏎")
    run.send(.saved(name: "W.json"))
    #expect(run.effects.last == .quit)
  }

  @Test("before the first save the title bar says that these are the defaults")
  func defaults() throws {
    var run = ScreenRun(try Sample.state())
    run.state = EditorScreenState(
      editor: try Sample.state(), texts: EditorTexts(), isFileThere: false)
    let title = try #require(run.text().split(separator: "\n").first)
    #expect(title.hasSuffix("  defaults"))
    run.type("J")
    #expect(run.text().contains("● unsaved"))
    run.send(.saved(name: "W.json"))
    #expect(run.text().split(separator: "\n").first?.hasSuffix("  saved") == true)
    run.send(.reloaded(try Sample.state().choice, isFileThere: false))
    #expect(run.text().split(separator: "\n").first?.hasSuffix("  defaults") == true)
  }

  @Test(
    "Shift goes back among looks",
    arguments: [
      ("pP", "iPhone 16e"), ("tT", "large"), ("ttT", "xLarge"), ("dD", "light"), ("D", "dark"),
    ])
  func backwards(_ keys: String, _ expected: String) throws {
    var run = ScreenRun(try Sample.state())
    run.type(keys)
    let words = run.text().split(separator: "\n").first { $0.contains(" · ") }?.split(
      separator: " · ")
    #expect(words?.contains { $0.contains(expected) } == true, "\(run.text())")
  }

  @Test("a device is chosen by its name, and the widget follows the highlighted one")
  func devices() throws {
    var run = ScreenRun(try Sample.state())
    run.type("v")
    #expect(run.text().contains("Show the widget on") && run.text().contains("› iPhone 16e"))
    run.type("15 pro max")
    #expect(run.text().contains("430x932"))
    #expect(run.text().contains(" · large") && !run.text().contains("light · iPhone 16e"))
    run.type("⎋")
    #expect(run.text().contains("light · iPhone 16e"))
    run.type("v375x667⏎")
    #expect(run.text().contains("light · iPhone SE"), "\(run.text())")
    #expect(run.effects.isEmpty)
  }

  @Test("what does not fit on the phone is counted beside the look, and listed")
  func notes() throws {
    var run = ScreenRun(
      try Sample.state(titles: ["A title that is much too long", "Incomprehensibilities"]))
    run.type("tttttttt")
    let text = run.text()
    #expect(text.firstMatch(of: /! \d+ notes? \(n\)/) != nil, "\(text)")
    run.type("n")
    #expect(run.text().contains("Notes for iPhone 16e"))
    #expect(
      run.text().contains("! the title 'Incomprehensibilities' at position 2 is cut off"))
    run.type("⎋")
    #expect(run.text(40, 12).contains("1  A title that"))
    // Also where there is no room for the widget.
    run.type("n")
    #expect(run.text(40, 12).contains("! the title"), "\(run.text(40, 12))")
  }

  @Test("the mouse runs keys of the last line, and finds elements by their tiles")
  func pointing() throws {
    var run = ScreenRun(try Sample.state())
    func click(_ text: String, row: Int? = nil, offset: Int = 0) throws {
      let screen = run.screen(80, 24)
      let row = try row ?? #require(screen.grid.lines.lastIndex { $0.contains(text) })
      let line = screen.grid.lines[row]
      let start = try #require(line.firstRange(of: text)?.lowerBound)
      let column = line.distance(from: line.startIndex, to: start) + offset
      run.send(.click(try #require(screen.target(at: CellPosition(row: row, column: column)))))
    }
    try click("J/K")
    #expect(run.chosen == ["pay", "home"])
    try click("J/K", offset: 2)
    #expect(run.chosen == ["home", "pay"])
    try click("help", row: 23)
    #expect(run.text().contains("The sheet"))
    try click("Esc", row: 23)
    #expect(!run.text().contains("The sheet"))
    // The title of the second tile, in the picture.
    let picture = try #require(run.screen(80, 24).grid.lines.firstIndex { $0.contains("Pay") })
    try click("Pay", row: picture)
    #expect(run.text().contains("› 2  Pay"))
    try click("Pay", row: picture)
    #expect(run.text().contains("Replace Pay"))
  }

  @Test("the mouse drags by the grip")
  func mouse() throws {
    var run = ScreenRun(try Sample.state())
    func target(_ text: String) throws -> ScreenTarget {
      let screen = run.screen(80, 24)
      let row = try #require(screen.grid.lines.lastIndex { $0.contains(text) })
      return try #require(screen.target(at: CellPosition(row: row, column: 77)))
    }
    let (home, pay) = (try target("1  Home"), try target("2  Pay"))
    run.send(.click(home))
    run.send(.drag(pay))
    run.send(.drop)
    #expect(run.chosen == ["pay", "home"])
  }
}
