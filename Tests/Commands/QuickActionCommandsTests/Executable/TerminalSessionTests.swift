// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct TerminalSessionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      Executable.command(
        ["edit", "--plain", "--locale", "en", "--color", "never"] + arguments, in: folder))
  }

  @Test("a user replaces, takes back, moves, saves and leaves at a terminal")
  func session() throws {
    let terminal = try start()
    let greeting = terminal.answer(endingWith: "\n> ")
    #expect(greeting.hasSuffix("'help' lists the commands.\n> "))
    let steps = [
      ("replace 1 7", "1  Categories    7  hoge://hoge/category"), ("undo", "1  New Entry "),
      ("redo", "1  Categories "), ("move 4 1", "1  Cash Flow "),
      ("rpelace 1 2", "error: unknown command 'rpelace'; did you mean 'replace'?"),
      ("quit", "error: the choice is not saved; 'save' it, or 'quit' again to discard it"),
      ("save", "note: saved '\(SampleFolder.choiceFile)'"),
    ]
    for (line, answer) in steps {
      let screen = terminal.type(line + "\n")
      #expect(screen.hasPrefix(line + "\n") && screen.hasSuffix("\n> "))
      #expect(screen.contains(answer), "\(screen)")
    }
    _ = terminal.type("quit\n", andWaitFor: "quit\n")
    #expect(terminal.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("4", "7", "2", "3"))
    let export = try Executable.run(
      "export", "--locale", "en", "--choice", SampleFolder.choiceFile, in: folder)
    let titles = export.output.matches(of: /"title": "(.*)"/).map { String($0.1) }
    #expect(titles == ["Cash Flow", "Categories", "Scan Receipt", "Transactions"])
    #expect(export.errors == "")
  }

  @Test("Ctrl-C ends the session, where something is unsaved when it comes again, and keeps it")
  func interrupt() throws {
    let draft = SampleFolder.choiceFile + ".unsaved"
    let terminal = try start()
    _ = terminal.answer(endingWith: "\n> ")
    _ = terminal.type("move 4 1\n")
    let warning = "or press Ctrl-C again to quit; the next 'edit' offers to restore it\n> "
    // As the terminal does of which the process is the foreground.
    terminal.process.send(SIGINT)
    #expect(terminal.answer(endingWith: warning).hasSuffix(warning))
    // A command in between is a new chance.
    _ = terminal.type("list\n")
    terminal.process.send(SIGINT)
    #expect(terminal.answer(endingWith: warning).hasSuffix(warning))
    terminal.process.send(SIGINT)
    #expect(terminal.process.wait() == .signal(SIGINT))
    #expect(folder.text(of: draft) == SampleFolder.choice("4", "1", "2", "3"))
    #expect(folder.text(of: SampleFolder.choiceFile) == nil)
    let second = try start()
    _ = second.answer(endingWith: "\n> ")
    second.process.send(SIGINT)
    #expect(second.process.wait() == .signal(SIGINT))
    #expect(folder.text(of: draft) != nil)
  }

  @Test("Ctrl-D ends the session, and says what is lost")
  func endOfInput() throws {
    let terminal = try start()
    _ = terminal.answer(endingWith: "\n> ")
    _ = terminal.type("move 4 1\n")
    let end = "\nerror: the input ended before the choice was saved; the changes are discarded\n"
    #expect(terminal.type("\u{04}", andWaitFor: end).hasSuffix(end))
    #expect(terminal.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == nil)
  }
}
