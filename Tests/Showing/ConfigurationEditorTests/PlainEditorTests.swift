// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import TerminalText
import Testing
import WidgetRendering
import WidgetViews

@Suite struct PlainEditorTests {
  /// An editor that changes where `#expect` looks at what it answers.
  private final class Session {
    var editor: PlainEditor

    init(_ state: EditorState, style: TerminalStyle = .plain) {
      editor = PlainEditor(state: state, width: 40, style: style)
    }

    func handle(_ command: EditorCommand) -> PlainEditor.Outcome { editor.handle(command) }
  }

  private let defaults = """
      1  Home  home  a://home
      2  Pay   pay   a://pay

    """

  @Test("the choice is listed in columns")
  func list() throws {
    let editor = Session(try Sample.state())
    #expect(editor.handle(.list) == .text(defaults))
  }

  @Test("titles are in the language that was asked for, and columns as wide as they look")
  func japanese() throws {
    let editor = Session(try Sample.state(locale: "ja"))
    #expect(
      editor.handle(.list)
        == .text(
          """
            1  ホーム  home  a://home
            2  支払い  pay   a://pay

          """))
  }

  @Test("what is gone keeps its place and is called missing")
  func missing() throws {
    let editor = Session(try Sample.state(identifiers: ["home", "go\u{1B}ne"]))
    #expect(
      editor.handle(.list)
        == .text(
          """
            1  Home   home   a://home
            2  go␛ne  go␛ne  (missing)

          """))
    guard case .draw(let request) = editor.handle(.show) else {
      Issue.record("the widget is not drawn")
      return
    }
    #expect(request.shortcuts.map(\.state) == [.resolved, .missing])
    let lines = try #require(request.picture(images: ImageCatalog(), depth: .none)).cells.lines(
      isStyled: false)
    #expect(lines.allSatisfy { $0.count <= 40 && !$0.contains("\u{1B}") })
    #expect(lines.contains { $0.contains("Home") } && lines.contains { $0.contains("go") })
  }

  @Test("an edit answers with the choice as it is then")
  func edits() throws {
    let editor = Session(try Sample.state())
    #expect(
      editor.handle(.edit(.replace(position: 1, identifier: "scan")))
        == .text(
          """
            1  Scan 📷  scan  a://scan
            2  Pay      pay   a://pay

          """))
    #expect(
      editor.handle(.edit(.move(from: 2, to: 1)))
        == .text(
          """
            1  Pay      pay   a://pay
            2  Scan 📷  scan  a://scan

          """))
    #expect(editor.handle(.edit(.reset)) == .text(defaults))
    #expect(
      editor.handle(.edit(.set(parameter: "compact", value: "yes")))
        == .text(defaults + "[compact=true, not in the sheet]\n"))
    #expect(
      editor.handle(.edit(.set(parameter: "note", value: "a\u{1B}[1m")))
        == .text(
          defaults + "[compact=true, not in the sheet]\n[note=a␛[1m, not in the sheet]\n"))
  }

  @Test("an edit that is refused says why, and nothing changes")
  func refused() throws {
    let editor = Session(try Sample.state())
    #expect(
      editor.handle(.edit(.move(from: 3, to: 1)))
        == .refused("there is no position 3; positions go from 1 to 2"))
    #expect(
      editor.handle(.edit(.replace(position: 1, identifier: "pay")))
        == .refused(
          "'Pay' (pay) is already chosen, at position 2; choose another, or move it"))
    #expect(
      editor.handle(.edit(.add(identifier: "scam")))
        == .refused("unknown destination 'scam'; did you mean 'scan'?"))
    #expect(
      editor.handle(.edit(.add(identifier: "scan")))
        == .refused(
          "the widget holds 2 in systemMedium, and all are chosen; replace one"))
    #expect(
      editor.handle(.edit(.set(parameter: "compact", value: "\u{1B}[31m")))
        == .refused("'compact' cannot be '␛[31m'; it must be one of 'yes', 'no', 'true', 'false'"))
    #expect(editor.handle(.list) == .text(defaults))
  }

  @Test("a widget of any number can be emptied")
  func free() throws {
    let editor = Session(try Sample.state(fixed: nil))
    #expect(editor.handle(.edit(.remove(position: 1))) == .text("  1  Pay  pay  a://pay\n"))
    #expect(editor.handle(.edit(.remove(position: 1))) == .text("nothing is chosen\n"))
    #expect(
      editor.handle(.edit(.remove(position: 1)))
        == .refused(
          "there is no position 1: nothing is chosen; add a destination first"))
    #expect(
      editor.handle(.edit(.add(identifier: "plan"))) == .text("  1  Plan  plan  a://plan\n"))
  }

  @Test("options are what is not chosen, by section, harmless whatever their titles hold")
  func options() throws {
    let editor = Session(try Sample.state())
    #expect(
      editor.handle(.options(nil))
        == .text(
          """
            scan  Scan 📷  a://scan
          Money
            plan  Plan                  a://plan
            evil  ␛[31mred\\u{202E}der␊  a://evil

          """))
    #expect(
      editor.handle(.options("PLA"))
        == .text(
          """
          Money
            plan  Plan  a://plan

          """))
    #expect(editor.handle(.options("x\u{1B}")) == .text("nothing matches 'x␛'\n"))
  }

  @Test("where everything is chosen there is nothing to offer")
  func noOption() throws {
    let all = ["home", "pay", "scan", "plan", "evil"]
    let editor = Session(try Sample.state(fixed: nil, identifiers: all))
    #expect(editor.handle(.options(nil)) == .text("everything is already chosen\n"))
  }

  @Test("headings are bold where there is color, and in the language asked for")
  func headings() throws {
    let editor = Session(try Sample.state(locale: "ja"), style: .colored)
    #expect(
      editor.handle(.options("plan"))
        == .text("\u{1B}[1mお金\u{1B}[0m\n  plan  Plan  a://plan\n"))
  }

  @Test("changes are taken back and made again until there is nothing left")
  func undo() throws {
    let editor = Session(try Sample.state())
    #expect(editor.handle(.undo) == .refused("nothing to undo"))
    let swapped = editor.handle(.edit(.swap(1, 2)))
    #expect(editor.handle(.undo) == .text(defaults))
    #expect(editor.handle(.redo) == swapped)
    #expect(editor.handle(.redo) == .refused("nothing to redo"))
  }

  @Test("leaving asks once where something is unsaved, and asks anew after another command")
  func quit() throws {
    let question = PlainEditor.Outcome.refused(
      "the choice is not saved; 'save' it, or 'quit' again to discard it")
    let editor = Session(try Sample.state())
    #expect(editor.handle(.quit) == .quit)
    _ = editor.handle(.edit(.swap(1, 2)))
    #expect(editor.handle(.quit) == question)
    _ = editor.handle(.list)
    #expect(editor.handle(.quit) == question)
    #expect(editor.handle(.quit) == .quit)
    #expect(editor.handle(.save) == .save)
    editor.editor.state.markSaved()
    #expect(editor.handle(.quit) == .quit)
  }

  @Test("the help lists the commands in two columns")
  func help() throws {
    let editor = Session(try Sample.state())
    #expect(
      editor.handle(.help)
        == .text(
          """
          list                                the rows of the sheet, with their values
          options [PARAMETER] [TEXT]          what can be chosen, or only what matches a text
          replace [PARAMETER] POSITION VALUE  replace an item of a list
          move [PARAMETER] FROM TO            move an item of a list
          swap [PARAMETER] POSITION POSITION  swap two items of a list
          add [PARAMETER] VALUE               add an item to a list, if it has room
          remove [PARAMETER] POSITION         remove an item of a list, if its length is not fixed
          set PARAMETER VALUE                 set a parameter
          clear PARAMETER                     reset a parameter to its default
          reset                               reset all parameters to their defaults
          undo                                undo the last change
          redo                                redo it
          changes                             the unsaved changes
          show                                draw the widget
          save                                save the choice
          quit                                quit; asks if there are unsaved changes
          help                                list the commands

          """))
  }
}
