// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import QuickActions
import SourceText
import TerminalText
import Testing
import WidgetViews

/// The plain form of a sheet with rows of many kinds.
@Suite struct SheetListTests {
  /// An editor that changes where `#expect` looks at what it answers.
  private final class Session {
    var editor: PlainEditor

    init() throws {
      editor = PlainEditor(state: try SheetSample.state(), width: 80, style: .plain)
    }

    /// The answer to a line.
    func answer(_ line: String) throws -> String {
      let command = try #require(try EditorCommand.parse(line))
      return switch editor.handle(command) {
      case .text(let text): text
      case .refused(let sentence): "refused: " + sentence
      case .draw: "drawing"
      case .save: "save"
      case .quit: "quit"
      }
    }
  }

  @Test("all rows are listed with their values, and what scripts call them")
  func defaults() throws {
    let session = try Session()
    #expect(
      try session.answer("list") == """
        Pages  [pages, 3 empty]
        Tags  [tags]
        Color: Red  [color=red, default]
        Shaded: Flat  [shaded=false, default]
        Note: none  [note]
        Every: none  [every]
        Card: none  [card, not editable here: payment methods are chosen on a device]

        """)
  }

  @Test("values are listed as people read them and as they are typed, problems below")
  func values() throws {
    let session = try Session()
    for line in [
      "add pages home=My Home", "add pages map", "set tags a,b c", "set color blue",
      "set shaded yes", "set depth 3", #"set note one\ntwo"#,
    ] {
      _ = try session.answer(line)
    }
    #expect(
      try session.answer("set every 1h30m") == """
        Pages  [pages, 1 empty]
          1  My Home  home
          2  map
        Tags  [tags]
          1  a
          2  b c
        Color: Deep Blue  [color=blue]
        Shaded: With Shade  [shaded=true]
        Depth: 3  [depth=3]
        Note: one␊two  [note=one\\ntwo]
        Every: 1h30m  [every=1h30m]
        Card: none  [card, not editable here: payment methods are chosen on a device]

        """)
    // The depth goes with the shade, and is not lost.
    let flat = try session.answer("clear shaded")
    #expect(!flat.contains("Depth"))
    #expect(flat.hasSuffix("\n[depth=3, not in the sheet]\n"))
  }

  @Test("a value that does not fit has its problem below it")
  func problem() throws {
    let state = try SheetSample.state()
    let choice = try WidgetChoice(
      SourceFile(
        name: "saved", text: #"{"intent":"Configure","parameters":{"every":"soon"}}"#),
      for: state.widget)
    let editor = PlainEditor(
      state: EditorState(
        widget: state.widget, family: .systemMedium, locale: nil, choice: choice),
      width: 80, style: .plain)
    #expect(
      editor.list().contains(
        """
        Every: soon  [every=soon]
          ! 'every' cannot be 'soon'; it must be a duration, like '1h30m' or a number of seconds

        """))
  }

  @Test(
    "what can be chosen is told for each row",
    arguments: [
      ("options color", "  red   Red\n  blue  Deep Blue\n"),
      ("options color deep", "  blue  Deep Blue\n"),
      ("options color green", "nothing matches 'green'\n"),
      ("options shaded", "  true   With Shade\n  false  Flat\n"),
      ("options every", "  it must be a duration, like '1h30m' or a number of seconds\n"),
      ("options card", "  payment methods are chosen on a device\n"),
      (
        "options pages",
        "  only the app knows the options; type an identifier, or an identifier "
          + "with a title, like 'kitchen=My Kitchen'\n"
      ),
    ])
  func options(line: String, answer: String) throws {
    #expect(try Session().answer(line) == answer)
  }

  @Test("without a catalog the options are those of all rows")
  func allOptions() throws {
    let answer = try Session().answer("options")
    #expect(answer.hasPrefix("Pages  [pages]\n  only the app knows"))
    #expect(answer.contains("\nColor  [color]\n  red   Red\n  blue  Deep Blue\n"))
  }

  @Test("with a catalog a parameter's name asks for its own options, another word searches")
  func catalogOptions() throws {
    var editor = PlainEditor(state: try Sample.state(), width: 80, style: .plain)
    #expect(editor.handle(.options("targets")) == editor.handle(.options(nil)))
    #expect(editor.handle(.options("targets scan")) == editor.handle(.options("scan")))
  }

  @Test(
    "what cannot be done is refused in a sentence",
    arguments: [
      ("show", "the app draws this widget, so there is no preview; 'list' shows the sheet"),
      ("add a", "specify the list: one of 'pages', 'tags'"),
      (
        "set color green",
        "'color' cannot be 'green'; it must be one of 'red' (Red), 'blue' (Deep Blue)"
      ),
      ("set depth 10", "'depth' cannot be '10'; it must be a whole number of at most 9"),
      ("remove tags 1", "'tags' has no position 1: the list is empty; add a value first"),
      ("clear colr", "unknown parameter 'colr'; did you mean 'color'?"),
      (
        "set card 1",
        "'card' cannot be edited here: payment methods are chosen on a device"
      ),
    ])
  func refused(line: String, sentence: String) throws {
    #expect(try Session().answer(line) == "refused: " + sentence)
  }

  @Test("what is not saved is listed in words")
  func changes() throws {
    let session = try Session()
    #expect(try session.answer("changes") == "no unsaved changes\n")
    for line in [
      "add tags a", "add tags b", "move tags 2 1", "swap tags 1 2", "replace tags 1 c",
      "remove tags 2", "set color blue", "set note =", "set note=", "clear color", "add pages x=X",
    ] {
      _ = try session.answer(line)
    }
    #expect(
      try session.answer("changes") == """
        added a at position 1 (Tags)
        added b at position 2 (Tags)
        moved b from position 2 to 1 (Tags)
        swapped b and a (Tags)
        replaced a with c at position 1 (Tags)
        removed b from position 2 (Tags)
        set Color to Deep Blue
        set Note to =
        emptied Note
        reset Color to Red
        added X at position 1 (Pages)

        """)
    _ = try session.answer("reset")
    #expect(try session.answer("changes") == "no unsaved changes\n")
  }
}
