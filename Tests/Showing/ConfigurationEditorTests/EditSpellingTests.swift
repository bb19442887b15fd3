// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import TerminalText
import Testing

@Suite struct EditSpellingTests {
  private static let spellings: [(ChoiceEdit, String, String?)] = [
    (.replace(position: 2, identifier: "home"), "replace", "2=home"),
    (.replace(position: 2, identifier: "a=b", in: "tags"), "replace", "tags:2=a=b"),
    (.replace(position: 2, identifier: " ", in: "tags"), "replace", "tags:2= "),
    (.move(from: 4, to: 1), "move", "4:1"), (.move(from: 4, to: 1, in: "tags"), "move", "tags:4:1"),
    (.swap(1, 2), "swap", "1:2"), (.swap(1, 2, in: "tags"), "swap", "tags:1:2"),
    (.add(identifier: "home"), "add", "home"),
    (.add(identifier: "two words", in: "tags"), "add", "tags=two words"),
    (.remove(position: 3), "remove", "3"), (.remove(position: 3, in: "tags"), "remove", "tags:3"),
    (.set(parameter: "note", value: " a=b "), "set", "note= a=b "),
    (.set(parameter: "note", value: ""), "set", "note="),
    (.clear(parameter: "note"), "clear", "note"), (.reset, "reset", nil),
  ]

  /// The line of the plain form for an edit.
  private func line(of edit: ChoiceEdit, mainList: String?) -> String {
    let (name, value) = EditSpelling.text(of: edit, mainList: mainList)
    return value.map { name + " " + $0 } ?? name
  }

  @Test(
    "an edit is written as its option, and read again from it and from a line", arguments: spellings
  )
  func spelling(edit: ChoiceEdit, name: String, value: String?) throws {
    let text = EditSpelling.text(of: edit, mainList: "pages")
    #expect(text.name == name)
    #expect(text.value == value)
    let widget = try SheetSample.state().widget
    if let value {
      #expect(EditSpelling.edit(name, value)?.namingList(in: widget) == edit)
    }
    let line = line(of: edit, mainList: "pages")
    guard case .edit(let read) = try EditorCommand.parse(line) else {
      Issue.record("'\(line)' is no edit")
      return
    }
    #expect(read.namingList(in: widget) == edit)
  }

  @Test("an element that looks like a list and a value is told apart by naming the list")
  func ambiguous() throws {
    let widget = try SheetSample.state().widget
    let edit = ChoiceEdit.add(identifier: "tags=a")
    #expect(edit.namingList(in: widget) == .add(identifier: "a", in: "tags"))
    #expect(
      ChoiceEdit.add(identifier: "note=a").namingList(in: widget)
        == .add(identifier: "note=a"))
    let text = EditSpelling.text(of: edit, mainList: "pages")
    #expect(text.value == "pages=tags=a")
    #expect(
      EditSpelling.edit("add", "pages=tags=a")?.namingList(in: widget)
        == .add(identifier: "tags=a", in: "pages"))
  }

  @Test(
    "what is not spelled as the edit asks for is none",
    arguments: [
      ("replace", "2"), ("replace", "x=5"), ("replace", "1="), ("replace", "1:2=a"),
      ("replace", "tags:x=a"), ("move", "1"), ("move", "1:2:3"), ("move", "a:b"),
      ("swap", "tags:1"),
      ("remove", "x"), ("remove", "tags"), ("set", "name"), ("set", "=a"), ("clear", ""),
      ("clear", "a b"), ("frobnicate", "1"), ("reset", "1"),
    ])
  func unreadable(name: String, text: String) {
    #expect(EditSpelling.edit(name, text) == nil)
  }

  /// Edits of every kind, and of every kind of row.
  private static let sessions: [[ChoiceEdit]] = [
    [
      .add(identifier: "home=My Home", in: "pages"), .add(identifier: "map", in: "pages"),
      .add(identifier: "a=b", in: "pages"), .move(from: 3, to: 1, in: "pages"),
      .swap(1, 2, in: "pages"), .replace(position: 2, identifier: "x=tags=y", in: "pages"),
    ],
    [
      .add(identifier: " spaced ", in: "tags"), .add(identifier: "b, c", in: "tags"),
      .add(identifier: "d", in: "tags"), .remove(position: 1, in: "tags"),
      .replace(position: 1, identifier: "é \" '", in: "tags"),
    ],
    [.set(parameter: "tags", value: #"a,b\, c,\ d"#), .remove(position: 2, in: "tags")],
    [
      .set(parameter: "color", value: "blue"), .set(parameter: "shaded", value: "on"),
      .set(parameter: "depth", value: "3"), .set(parameter: "note", value: #"two\nlines "#),
      .set(parameter: "every", value: "1h30m"), .clear(parameter: "color"),
    ],
    [.set(parameter: "note", value: ""), .set(parameter: "every", value: "0")],
    [.set(parameter: "depth", value: "3"), .reset, .set(parameter: "color", value: "blue")],
  ]

  @Test("the state, lines and options make the same bytes of the same edits", arguments: sessions)
  func parity(edits: [ChoiceEdit]) throws {
    var state = try SheetSample.state()
    let main = state.form.mainList?.parameter
    let begun = PlainEditor(state: state, width: 80, style: .plain)
    var (byLine, byOption) = (begun, state)
    for edit in edits {
      try state.apply(edit)
      let command = try #require(
        try EditorCommand.parse(line(of: edit, mainList: main)))
      if case .refused(let sentence) = byLine.handle(command) { Issue.record("\(sentence)") }
      let (name, value) = EditSpelling.text(of: edit, mainList: main)
      let read = value.map { EditSpelling.edit(name, $0) } ?? .reset
      try byOption.apply(try #require(read).namingList(in: state.widget))
    }
    let bytes = Array(state.choice.saved().utf8)
    #expect(bytes != Array(begun.state.choice.saved().utf8))
    #expect(bytes == Array(byLine.state.choice.saved().utf8))
    #expect(bytes == Array(byOption.choice.saved().utf8))
  }
}
