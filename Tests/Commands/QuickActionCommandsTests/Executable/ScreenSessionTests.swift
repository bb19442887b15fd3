// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct ScreenSessionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func start() throws -> PseudoTerminal {
    var command = Executable.command(["edit", "--locale", "en"], in: folder)
    command.environment["COLUMNS"] = "80"
    command.environment["LINES"] = "24"
    let terminal = try PseudoTerminal(command)
    #expect(PseudoTerminal.wait { terminal.screen.contains("help") })
    return terminal
  }

  @Test("a user replaces, moves, takes back, saves and leaves on the full screen")
  func session() throws {
    let terminal = try start()
    // Categories come first, then move down, up again by undo, and down after all.
    terminal.send("\rcategories\rJukJs")
    #expect(PseudoTerminal.wait { folder.text(of: SampleFolder.choiceFile) != nil })
    terminal.send("q")
    #expect(terminal.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("2", "7", "3", "4"))
    #expect(folder.text(of: SampleFolder.choiceFile + ".unsaved") == nil)
    #expect(PseudoTerminal.wait { terminal.screen.contains("\u{1B}[?1049l") })
  }

  @Test("what was not saved when the session was ended is offered to the next one")
  func restoring() throws {
    let draft = SampleFolder.choiceFile + ".unsaved"
    let terminal = try start()
    terminal.send("J")
    #expect(
      PseudoTerminal.wait { folder.text(of: draft) == SampleFolder.choice("2", "1", "3", "4") })
    terminal.process.send(SIGTERM)
    terminal.process.wait()
    #expect(folder.text(of: SampleFolder.choiceFile) == nil)

    let second = try PseudoTerminal(Executable.command(["edit", "--locale", "en"], in: folder))
    #expect(PseudoTerminal.wait { second.screen.contains("earlier") })
    second.send("rs")
    #expect(PseudoTerminal.wait { folder.text(of: SampleFolder.choiceFile) != nil })
    second.send("q")
    #expect(second.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("2", "1", "3", "4"))
    #expect(folder.text(of: draft) == nil)
  }

  @Test("a terminal that can do nothing gets the plain form")
  func dumbTerminal() throws {
    var command = Executable.command(["edit", "--locale", "en"], in: folder)
    command.environment["TERM"] = "dumb"
    let terminal = try PseudoTerminal(command)
    #expect(terminal.answer(endingWith: "\n> ").hasSuffix("'help' lists the commands.\n> "))
    terminal.send("quit\n")
    #expect(terminal.exitCode() == 0)
  }
}
