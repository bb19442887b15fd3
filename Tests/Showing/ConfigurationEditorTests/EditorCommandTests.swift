// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import Testing

@Suite struct EditorCommandTests {
  @Test(
    "every command is read",
    arguments: [
      ("list", EditorCommand.list), ("options", .options(nil)), ("options pay", .options("pay")),
      ("options two words", .options("two words")),
      ("replace 2 home", .edit(.replace(position: 2, identifier: "home"))),
      ("replace 2 -1", .edit(.replace(position: 2, identifier: "-1"))),
      ("move 4 1", .edit(.move(from: 4, to: 1))), ("swap 1 2", .edit(.swap(1, 2))),
      ("add home", .edit(.add(identifier: "home"))), ("remove 3", .edit(.remove(position: 3))),
      ("set compact yes", .edit(.set(parameter: "compact", value: "yes"))),
      (
        "set note two  words, # and all",
        .edit(.set(parameter: "note", value: "two  words, # and all"))
      ),
      ("clear note", .edit(.clear(parameter: "note"))), ("changes", .changes),
      (
        "replace tags 2 two words",
        .edit(.replace(position: 2, identifier: "two words", in: "tags"))
      ),
      ("replace tags:2=new", .edit(.replace(position: 2, identifier: "new", in: "tags"))),
      ("replace 2=home=Home", .edit(.replace(position: 2, identifier: "home=Home"))),
      ("move tags 4 1", .edit(.move(from: 4, to: 1, in: "tags"))),
      ("move tags:4:1", .edit(.move(from: 4, to: 1, in: "tags"))),
      ("move 4:1", .edit(.move(from: 4, to: 1))),
      ("swap tags 1 2", .edit(.swap(1, 2, in: "tags"))),
      ("add tags two words", .edit(.add(identifier: "two words", in: "tags"))),
      ("add home=My Home", .edit(.add(identifier: "home=My Home"))),
      ("remove tags 3", .edit(.remove(position: 3, in: "tags"))),
      ("remove tags:3", .edit(.remove(position: 3, in: "tags"))),
      ("set link=https://e.x/?a=b", .edit(.set(parameter: "link", value: "https://e.x/?a=b"))),
      ("reset", .edit(.reset)), ("undo", .undo), ("redo", .redo), ("show", .show),
      ("save", .save), ("quit", .quit), ("help", .help),
    ])
  func commands(line: String, command: EditorCommand) throws {
    #expect(try EditorCommand.parse(line) == command)
    // In the way of an option, the spaces at the end would be part of the value.
    if !line.contains("=") { #expect(try EditorCommand.parse("  \t\(line) \t ") == command) }
    #expect(try EditorCommand.parse(line + "\r") == command)
  }

  @Test("written like its option, a value keeps the spaces around it, and can be empty")
  func spaces() throws {
    #expect(
      try EditorCommand.parse("set note= a \t\r") == .edit(.set(parameter: "note", value: " a \t")))
    #expect(try EditorCommand.parse("set note=") == .edit(.set(parameter: "note", value: "")))
    #expect(
      try EditorCommand.parse("replace tags:1= ")
        == .edit(.replace(position: 1, identifier: " ", in: "tags")))
  }

  @Test("the help names every command, each with a sentence of its own")
  func summaries() {
    let names = EditorCommand.summaries.map { $0.usage.prefix { $0 != " " } }
    #expect(
      names == [
        "list", "options", "replace", "move", "swap", "add", "remove", "set", "clear",
        "reset", "undo", "redo", "changes", "show", "save", "quit", "help",
      ])
    #expect(Set(EditorCommand.summaries.map(\.summary)).count == names.count)
  }

  @Test(
    "what is empty, and a comment, is no command", arguments: ["", "  \t", "#", "# list", " #x"])
  func nothing(line: String) throws {
    #expect(try EditorCommand.parse(line) == nil)
  }

  /// The sentence that refuses a line.
  private func refusal(_ line: String) -> String? {
    do throws(EditorCommandError) {
      let command = try EditorCommand.parse(line)
      Issue.record("'\(line)' is read as \(String(describing: command))")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "a command with other words than it takes says how it is written",
    arguments: [
      ("list all", "list"), ("replace", "replace [PARAMETER] POSITION VALUE"),
      ("replace 1", "replace [PARAMETER] POSITION VALUE"),
      ("replace one home", "replace [PARAMETER] POSITION VALUE"),
      ("replace 1 home now", "replace [PARAMETER] POSITION VALUE"),
      ("move 1", "move [PARAMETER] FROM TO"),
      ("move 1 x", "move [PARAMETER] FROM TO"), ("move 1 2 3", "move [PARAMETER] FROM TO"),
      ("swap x 1", "swap [PARAMETER] POSITION POSITION"), ("add", "add [PARAMETER] VALUE"),
      ("add 1 b", "add [PARAMETER] VALUE"), ("remove", "remove [PARAMETER] POSITION"),
      ("remove x", "remove [PARAMETER] POSITION"),
      ("remove 99999999999999999999", "remove [PARAMETER] POSITION"),
      ("set", "set PARAMETER VALUE"),
      ("set compact", "set PARAMETER VALUE"), ("set =value", "set PARAMETER VALUE"),
      ("clear", "clear PARAMETER"), ("clear a b", "clear PARAMETER"), ("changes all", "changes"),
      ("move tags 1", "move [PARAMETER] FROM TO"), ("move tags:1:x", "move [PARAMETER] FROM TO"),
      ("replace tags one x", "replace [PARAMETER] POSITION VALUE"),
      ("remove tags x", "remove [PARAMETER] POSITION"), ("reset all", "reset"), ("undo 2", "undo"),
      ("redo 2", "redo"), ("show me", "show"), ("save file", "save"), ("quit now", "quit"),
      ("help list", "help"),
    ])
  func usage(line: String, usage: String) {
    #expect(refusal(line) == "write it as: \(usage)")
  }

  @Test("a name that is none gets the near one, or the way to all")
  func unknown() {
    #expect(refusal("rpelace 1 2") == "unknown command 'rpelace'; did you mean 'replace'?")
    #expect(refusal("LIST") == "unknown command 'LIST'; did you mean 'list'?")
    #expect(refusal("frobnicate") == "unknown command 'frobnicate'; 'help' lists all")
    #expect(refusal("[options") == "unknown command '[options'; did you mean 'options'?")
  }
}
