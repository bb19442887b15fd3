// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// Edits that are given as commands, a line each.
@Suite struct EditSessionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func session(
    _ lines: String..., arguments: [String] = ["--plain"], isTerminal: Bool = false,
    outputError: String? = nil, beforeLine: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(
      ["edit", "@", "--locale", "en"] + arguments, in: folder, input: lines,
      isTerminal: isTerminal, outputError: outputError, beforeLine: beforeLine)
  }

  private var saved: String? { folder.text(of: SampleFolder.choiceFile) }

  private let defaults = """
      1  New Entry     1  hoge://hoge/input
      2  Scan Receipt  2  hoge://hoge/receipt
      3  Transactions  3  hoge://hoge/transaction
      4  Cash Flow     4  hoge://hoge/cashflow

    """

  @Test("a script's commands are answered without a prompt")
  func script() {
    let run = session("# a comment", "", "replace 1 5", "undo", "redo", "move 1 2", "save", "quit")
    #expect(run.exitCode == 0)
    #expect(saved == SampleFolder.choice("2", "5", "3", "4"))
    #expect(run.errors == "note: saved 'IntentDefinitions/QuickActionWidget.configuration.json'\n")
    #expect(run.output.hasPrefix("  1  Recurring"))
    #expect(run.output.split(separator: "\n").count == 16)
  }

  @Test("an input without commands changes nothing")
  func empty() {
    let run = session()
    #expect(run.transcript.isEmpty)
    #expect(run.exitCode == 0)
    #expect(saved == nil)
  }

  @Test("a user is greeted with the choice, and prompted for each line")
  func terminal() {
    let run = session("list", "quit", isTerminal: true)
    #expect(run.output == defaults + "'help' lists the commands.\n> " + defaults + "> ")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("the end of the input at a terminal leaves the cursor on a line of its own")
  func endOfInput() {
    let run = session(isTerminal: true)
    #expect(run.output == defaults + "'help' lists the commands.\n> \n")
    #expect(run.exitCode == 0)
  }

  @Test("a script ends at a line that is no command, with 2, and saves nothing")
  func unknownCommand() {
    let run = session("move 4 1", "rpelace 1 5", "save")
    #expect(
      run.errors == """
        error: unknown command 'rpelace'; did you mean 'replace'?
        note: the commands end at line 2, which is refused; what was not saved before it is discarded

        """)
    #expect(run.exitCode == 2)
    #expect(saved == nil)
  }

  @Test(
    "a script ends at a command that is refused, with 1, and saves nothing",
    arguments: [
      (
        "replace 1 2",
        "'Scan Receipt' (2) is already chosen, at position 2; choose another, or move it"
      ),
      ("replace 1 x", "unknown destination 'x'; 'options' lists all"),
      ("replace 1 cards", "unknown destination 'cards'; did you mean '11'?"),
      ("redo", "nothing to redo"),
    ])
  func refused(line: String, sentence: String) {
    let run = session("move 4 3", line, "save")
    #expect(
      run.errors == """
        error: \(sentence)
        note: the commands end at line 2, which is refused; what was not saved before it is discarded

        """)
    #expect(run.exitCode == 1)
    #expect(saved == nil)
  }

  @Test("at a terminal, a line that is refused does not end the session")
  func refusedAtTerminal() {
    let run = session("rpelace 1 5", "move 4 1", "replace 1 x", "save", "quit", isTerminal: true)
    #expect(run.exitCode == 0)
    #expect(saved == SampleFolder.choice("4", "1", "2", "3"))
  }

  @Test("a user has seen every mistake, so that the session ends with 0")
  func mistakesAtTerminal() {
    #expect(session("nonsense", "move 9 1", "quit", isTerminal: true).exitCode == 0)
  }

  @Test("what is unsaved at the end of the input is discarded, and that is an error")
  func unsaved() {
    let run = session("move 4 1")
    #expect(
      run.errors
        == "error: the input ended before the choice was saved; the changes are discarded\n")
    #expect(run.exitCode == 1)
    #expect(saved == nil)
  }

  @Test("leaving with something unsaved asks once at a terminal, and ends a script with an error")
  func quit() {
    let sentence = "error: the choice is not saved; 'save' it, or 'quit' again to discard it\n"
    let script = session("move 4 1", "quit", "save")
    #expect(script.errors.hasPrefix(sentence))
    #expect(script.exitCode == 1)
    let asked = session("move 4 1", "quit", "quit", "save", isTerminal: true)
    #expect(asked.errors == sentence)
    #expect(asked.exitCode == 0)
    #expect(saved == nil)
  }

  @Test(
    "a file that came or changed meanwhile is left as it is",
    // The times of a file are too coarse to tell two changes in a row: of another length, it is another file in any case.
    arguments: [SampleFolder.choice("5", "6", "7", "8") + "\n", nil])
  func conflict(before: String?) throws {
    if let before { try folder.write(before, to: SampleFolder.choiceFile) }
    let folder = folder
    let run = session("move 4 1", "save", "save") { number in
      guard number == 1 else { return }
      try? folder.write(SampleFolder.choice("9", "8", "7", "6"), to: SampleFolder.choiceFile)
    }
    let line =
      "error: '\(SampleFolder.choiceFile)' changed on disk and was not overwritten; try again\n"
    #expect(
      run.errors
        == line
        + "note: the commands end at line 2, which is refused; what was not saved before it is discarded\n"
    )
    #expect(run.exitCode == 2)
    #expect(saved == SampleFolder.choice("9", "8", "7", "6"))
  }

  @Test("a user who was told so can save all the same")
  func conflictAtTerminal() {
    let folder = folder
    let run = session("move 4 1", "save", "save", "quit", isTerminal: true) { number in
      guard number == 1 else { return }
      try? folder.write(SampleFolder.choice("9", "8", "7", "6"), to: SampleFolder.choiceFile)
    }
    #expect(
      run.errors == """
        error: 'IntentDefinitions/QuickActionWidget.configuration.json' changed on disk and was not overwritten; 'save' again to replace it
        note: saved 'IntentDefinitions/QuickActionWidget.configuration.json'

        """)
    #expect(saved == SampleFolder.choice("4", "1", "2", "3"))
  }

  @Test("a session saves as often as it likes, also to another file")
  func savesAgain() {
    let run = session(
      "move 4 1", "save", "move 4 1", "save", "move 4 1", "save",
      arguments: ["-q", "--output", folder.path("out.json")])
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(folder.text(of: "out.json") == SampleFolder.choice("2", "3", "4", "1"))
    #expect(saved == nil)
  }

  @Test("standard output that cannot be written ends the session")
  func brokenOutput() {
    let run = session("list", "move 4 1", "save", outputError: "broken pipe")
    #expect(run.errors == "error: standard output cannot be written: broken pipe\n")
    #expect(run.exitCode == 2)
    #expect(saved == nil)
  }

  @Test("help, options and the drawing are there, too")
  func others() {
    let run = session("help", "options rec", "show", "options xyz")
    let parts = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      parts.first == "list                                the rows of the sheet, with their values")
    #expect(run.output.contains("Record\n  5  Recurring  hoge://hoge/recurring\n╭───"))
    #expect(run.output.hasSuffix("╯\nnothing matches 'xyz'\n"))
    #expect(run.exitCode == 0)
  }
}
