// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The editor where there is too much of something, or no room.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct EditorLimitTests {
  private let folder: ScratchFolder
  private let file = "disk/choice.json"
  private let saved = SampleFolder.choice("1", "2", "3", "4")

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func edit(
    _ arguments: String..., columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      Executable.command(["edit", "--locale", "en"] + arguments, in: folder), columns: columns,
      rows: rows)
  }

  @Test("a line without end is refused before it takes the memory of the machine")
  func endlessLine() throws {
    // The limit of the shell ends a process that takes more.
    let run = try Executable.shell(
      "ulimit -v 4000000; quickaction edit --plain < /dev/zero", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("a line of standard input is longer than 1048576 bytes"))
  }

  #if os(Linux)
    @Test("a terminal that says it is huge takes no more memory than what can be shown")
    func hugeTerminal() throws {
      let terminal = try edit(columns: 20_000, rows: 20_000)
      #expect(terminal.shows("help"))
      let status = try String(
        contentsOfFile: "/proc/\(terminal.process.identifier)/status", encoding: .utf8)
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let size = peak.flatMap { Int($0.filter(\.isNumber)) }
      #expect(try #require(size) < 400_000)
      terminal.send("q")
      #expect(terminal.exitCode() == 0)
    }
  #endif

  @Test(
    "where no draft can be kept, Ctrl-C says so, and neither form offers one",
    .enabled(if: SmallDisk.isPossible, SmallDisk.missing))
  func noDraft() throws {
    let disk = try SmallDisk(in: folder)
    defer { withExtendedLifetime(disk) {} }
    try folder.write(saved, to: file)
    try disk.fill()
    let plain = try edit("--plain", "--choice", file)
    #expect(plain.shows("> "))
    _ = plain.type("move 4 1\n")
    let warning = "no draft can be kept; 'save' it, or press Ctrl-C again to lose it"
    // As the terminal does of which the process is the foreground.
    plain.process.send(SIGINT)
    #expect(plain.shows(warning))
    // The session goes on, and a command in between is a new chance.
    _ = plain.type("list\n")
    plain.process.send(SIGINT)
    #expect(plain.shows(warning))
    plain.process.send(SIGINT)
    #expect(plain.process.wait() == .signal(SIGINT))
    #expect(!plain.screen.contains("offers to restore"))
    let screen = try edit("--choice", file)
    #expect(screen.shows("help"))
    screen.send("J\u{03}")
    #expect(screen.shows("The choice is not saved"))
    screen.send("\u{03}")
    #expect(screen.shows("no draft can be kept in this folder"))
    #expect(!screen.screen.contains("keep a draft"))
    screen.send("d")
    #expect(screen.exitCode() == 0)
    #expect(folder.text(of: file) == saved)
    #expect(try folder.names(in: "disk") == ["choice.json", "filling"])
  }

  @Test("Ctrl-C ends a session while a text is pasted whose end does not come")
  func endlessPaste() throws {
    let terminal = try edit()
    #expect(terminal.shows("help"))
    terminal.send("\u{1B}[200~" + String(repeating: "a", count: 3000))
    terminal.send("\u{03}")
    #expect(terminal.process.wait() == .signal(SIGINT))
  }
}
