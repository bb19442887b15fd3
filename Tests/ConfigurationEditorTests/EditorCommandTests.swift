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
      ("reset", .edit(.reset)), ("undo", .undo), ("redo", .redo), ("show", .show),
      ("save", .save), ("quit", .quit), ("help", .help),
    ])
  func commands(line: String, command: EditorCommand) throws {
    #expect(try EditorCommand.parse(line) == command)
    #expect(try EditorCommand.parse("  \t\(line) \t ") == command)
    #expect(try EditorCommand.parse(line + "\r") == command)
  }

  @Test("the help names every command, each with a sentence of its own")
  func summaries() {
    let names = EditorCommand.summaries.map { $0.usage.prefix { $0 != " " } }
    #expect(
      names == [
        "list", "options", "replace", "move", "swap", "add", "remove", "set", "reset", "undo",
        "redo", "show", "save", "quit", "help",
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
      ("list all", "list"), ("replace", "replace POSITION IDENTIFIER"),
      ("replace 1", "replace POSITION IDENTIFIER"),
      ("replace one home", "replace POSITION IDENTIFIER"),
      ("replace 1 home now", "replace POSITION IDENTIFIER"), ("move 1", "move FROM TO"),
      ("move 1 x", "move FROM TO"), ("move 1 2 3", "move FROM TO"),
      ("swap x 1", "swap POSITION POSITION"), ("add", "add IDENTIFIER"),
      ("add a b", "add IDENTIFIER"), ("remove", "remove POSITION"), ("remove x", "remove POSITION"),
      ("remove 99999999999999999999", "remove POSITION"), ("set", "set PARAMETER VALUE"),
      ("set compact", "set PARAMETER VALUE"), ("reset all", "reset"), ("undo 2", "undo"),
      ("redo 2", "redo"), ("show me", "show"), ("save file", "save"), ("quit now", "quit"),
      ("help list", "help"),
    ])
  func usage(line: String, usage: String) {
    #expect(refusal(line) == "write it as: \(usage)")
  }

  @Test("a name that is none gets the near one, or the way to all")
  func unknown() {
    #expect(refusal("rpelace 1 2") == "'rpelace' is no command; did you mean 'replace'?")
    #expect(refusal("LIST") == "'LIST' is no command; did you mean 'list'?")
    #expect(refusal("frobnicate") == "'frobnicate' is no command; 'help' lists them")
    #expect(refusal("[options") == "'[options' is no command; did you mean 'options'?")
  }
}
