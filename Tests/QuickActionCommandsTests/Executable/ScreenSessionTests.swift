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

  private func start() throws -> (terminal: PseudoTerminal, process: Process) {
    let process = Executable.process(["edit", "--locale", "en"], in: folder)
    process.environment?["COLUMNS"] = "80"
    process.environment?["LINES"] = "24"
    let terminal = try PseudoTerminal(process)
    #expect(wait { terminal.screen.contains("help") })
    return (terminal, process)
  }

  private func type(_ keys: String, at terminal: PseudoTerminal) {
    _ = terminal.type(keys, andWaitFor: "")
  }

  /// Waits for something, ten seconds at the longest.
  private func wait(for isTrue: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      if isTrue() { return true }
      usleep(10_000)
    }
    return isTrue()
  }

  @Test("a person replaces, moves, takes back, saves and leaves on the full screen")
  func session() throws {
    let (terminal, _) = try start()
    // Categories come first, then move down, up again by undo, and down after all.
    type("\rcategories\rJukJs", at: terminal)
    #expect(wait { folder.text(of: SampleFolder.configuration) != nil })
    type("q", at: terminal)
    #expect(terminal.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.configuration) == SampleFolder.choice("2", "7", "3", "4"))
    #expect(folder.text(of: SampleFolder.configuration + ".unsaved") == nil)
    #expect(wait { terminal.screen.contains("\u{1B}[?1049l") })
  }

  @Test("what was not saved when the session was ended is offered to the next one")
  func restoring() throws {
    let draft = SampleFolder.configuration + ".unsaved"
    let (terminal, process) = try start()
    type("J", at: terminal)
    #expect(wait { folder.text(of: draft) == SampleFolder.choice("2", "1", "3", "4") })
    process.terminate()
    process.waitUntilExit()
    #expect(folder.text(of: SampleFolder.configuration) == nil)

    let next = Executable.process(["edit", "--locale", "en"], in: folder)
    let second = try PseudoTerminal(next)
    #expect(wait { second.screen.contains("earlier") })
    type("rs", at: second)
    #expect(wait { folder.text(of: SampleFolder.configuration) != nil })
    type("q", at: second)
    #expect(second.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.configuration) == SampleFolder.choice("2", "1", "3", "4"))
    #expect(folder.text(of: draft) == nil)
  }

  @Test("a terminal that can do nothing gets the plain form")
  func dumbTerminal() throws {
    let process = Executable.process(["edit", "--locale", "en"], in: folder)
    process.environment?["TERM"] = "dumb"
    let terminal = try PseudoTerminal(process)
    #expect(terminal.answer(endingWith: "\n> ").hasSuffix("'help' lists the commands.\n> "))
    type("quit\n", at: terminal)
    #expect(terminal.exitCode() == 0)
  }
}
