// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite struct HelpTests {
  /// A command with the name of its golden.
  struct Page: Sendable, CustomTestStringConvertible {
    var name: String
    var command: any ParsableCommand.Type

    var testDescription: String { name }
  }

  static let pages =
    [Page(name: "quickaction", command: QuickActionCommand.self)]
    + QuickActionCommand.configuration.subcommands.map { Page(name: $0._commandName, command: $0) }

  @Test("the help of a command is what it should be", arguments: pages)
  func goldens(page: Page) throws {
    let help = QuickActionCommand.helpMessage(for: page.command, columns: 80)
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/help/\(page.name).txt")
    try #expect(golden.mismatch(with: help) == nil)
  }

  @Test("help goes to standard output and ends with 0", arguments: pages)
  func output(page: Page) {
    let name = page.name == "quickaction" ? [] : [page.name]
    for arguments in [["help"] + name, name + ["--help"], name + ["-h"]] {
      let run = CommandRun(arguments)
      #expect(run.output.contains("USAGE: quickaction"))
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
    }
  }

  @Test("each example fits a line of a terminal, so that it can be copied", arguments: pages)
  func examples(page: Page) {
    let lines = page.command.configuration.discussion.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  ") && $0.count > 80 } == [])
  }

  @Test("no argument at all is a question for help")
  func noArgument() {
    let run = CommandRun([])
    #expect(run.output.hasPrefix("OVERVIEW: "))
    #expect(run.exitCode == 0)
  }

  @Test("the version is a number, and the commit or that there is none")
  func version() {
    let run = CommandRun(["--version"])
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+(-dev| \([^()\n]+\))\n/) != nil)
    #expect(run.exitCode == 0)
  }

  @Test("help that cannot be written is an error")
  func full() {
    let run = CommandRun(["--help"], outputError: "no space left on device")
    #expect(run.errors == "error: standard output cannot be written: no space left on device\n")
    #expect(run.exitCode == 2)
  }

  @Test("there are completions for the shells that users use", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) {
    let run = CommandRun(["--generate-completion-script", shell])
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    for page in Self.pages { #expect(run.output.contains(page.name)) }
    #expect(run.output.contains("systemMedium"))
    #expect(run.output.contains("dry-run"))
  }

  @Test(
    "a command that there is not gets the near one, or the way to all",
    arguments: [
      (["edti"], "error: unknown command 'edti'; did you mean 'edit'?\n"),
      (["Export"], "error: unknown command 'Export'; did you mean 'export'?\n"),
      (["help", "valdiate"], "error: unknown command 'valdiate'; did you mean 'validate'?\n"),
      (["sing"], "error: unknown command 'sing'; 'quickaction --help' lists them\n"),
      (
        ["W.actions.json"],
        "error: unknown command 'W.actions.json'; 'quickaction --help' lists them\n"
      ),
    ])
  func unknownCommand(arguments: [String], message: String) {
    let run = CommandRun(arguments)
    #expect(run.errors == message)
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(
    "wrong usage ends with 2, with a sentence that begins like all others",
    arguments: [
      (["edit", "--moev", "1:2"], "error: unknown option '--moev'; did you mean '--move'?"),
      (["edit", "a", "b"], "error: unexpected argument 'b'; leave it out"),
      (["edit", "a", "b", "c"], "error: 2 unexpected arguments: 'b', 'c'; leave them out"),
      (["validate", "--quiet=3"], "error: '--quiet' takes no value; leave out '3'"),
      (
        ["audit", "--fail-on", "x"],
        "error: 'x' is not a value of '--fail-on'; use 'incomplete' or 'lost'"
      ),
      (
        ["export", "--device"],
        "error: the value of '--device' is missing; write '--device <device>'"
      ),
      (["init"], "error: the argument '<definition>' is missing; add it"),
      (
        ["validate", "--fail-on", "fatal"],
        "error: 'fatal' is not a value of '--fail-on'; use 'note', 'warning' or 'error'"
      ),
      (
        ["timeline", "--format", "gif"],
        "error: 'gif' is not a value of '--format'; use 'text', 'json', 'svg' or 'html'"
      ),
      (
        ["validate", "--format", "pdf"],
        "error: 'pdf' is not a value of '--format'; use one of: text, xcode, github, json, sarif, junit, "
          + "gitlab, checkstyle, rdjson, grouped"
      ),
      (
        ["timeline", "--seed", "x"], "error: 'x' is not a value of '--seed'"
      ),
      (
        ["validate", "--nothing-like-it"], "error: unknown option '--nothing-like-it'"
      ),
    ])
  func wrongUsage(arguments: [String], sentence: String) {
    let run = CommandRun(arguments)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == sentence)
    #expect(run.errors.contains("quickaction \(arguments[0]) --help"))
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test("the old name of an option works and is said to be old, unless quiet is asked for")
  func oldSpellings() {
    let known = CommandRun(["edit", "--list", "--configuration", "nowhere.json"])
    #expect(known.errors.hasPrefix("note: '--configuration' is now '--choice'\n"))
    let today = CommandRun(["edit", "--list", "--choice", "nowhere.json"])
    #expect(known.errors.hasSuffix(today.errors))
    #expect(known.output == today.output)
    #expect(known.exitCode == today.exitCode)
    let joined = CommandRun(["edit", "--list", "-q", "--configuration=nowhere.json"])
    #expect(!joined.errors.contains("--choice"))
    #expect(joined.exitCode == today.exitCode)
    let classes = CommandRun(["generate", "nowhere.intentdefinition", "--language=objc", "-o", "G"])
    #expect(classes.errors.hasPrefix("note: '--language' is now '--code-language'\n"))
    let targets = CommandRun(["generate", "nowhere.intentdefinition", "--project", "tuist"])
    #expect(targets.errors.hasPrefix("note: '--project' is now '--project-format'\n"))
    let day = CommandRun(["timeline", "nowhere.actions.json", "--all"])
    #expect(day.errors.hasPrefix("note: '--all' is now '--all-lines'\n"))
    let other = CommandRun(["validate", "--configuration", "x"])
    #expect(other.errors.hasPrefix("error: unknown option '--configuration'"))
  }
}
