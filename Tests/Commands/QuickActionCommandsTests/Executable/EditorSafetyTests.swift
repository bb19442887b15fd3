// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The full screen where something goes wrong outside of it.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct EditorSafetyTests {
  private let folder: ScratchFolder
  private let draft = SampleFolder.choiceFile + ".unsaved"
  private let moved = SampleFolder.choice("2", "1", "3", "4")

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func start(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, waitingFor text: String = "help",
    input: Int32? = nil, errors: Int32? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Executable.command(["edit", "--locale", "en"] + arguments, in: folder), columns: columns,
      rows: rows, input: input, errors: errors)
    #expect(terminal.shows(text), "\(terminal.screen)")
    return terminal
  }

  private func waits(for file: String, _ content: String?) -> Bool {
    PseudoTerminal.wait { folder.text(of: file) == content }
  }

  // MARK: Two editors

  @Test("two editors of one choice are told of each other, and neither loses anything")
  func twoEditors() throws {
    let first = try start()
    first.send("J")
    #expect(waits(for: draft, moved))
    let second = try start(waitingFor: "open in another editor")
    second.send("GK")
    let theirs = SampleFolder.choice("1", "2", "4", "3")
    #expect(waits(for: draft + "-2", theirs))
    // The first saves; the second sees it with its next key, and saving asks.
    first.send("s")
    #expect(waits(for: SampleFolder.choiceFile, moved) && waits(for: draft, nil))
    second.send("k")
    #expect(second.shows("changed on disk"))
    second.send("s")
    #expect(second.shows("overwrite"))
    #expect(folder.text(of: SampleFolder.choiceFile) == moved)
    #expect(folder.text(of: draft + "-2") == theirs)
    second.send("o")
    #expect(waits(for: SampleFolder.choiceFile, theirs) && waits(for: draft + "-2", nil))
    second.send("q")
    #expect(second.exitCode() == 0)
    // The other way round: reloaded, and what was here comes back by undo.
    first.send("gJ")
    #expect(first.shows("changed on disk"))
    first.send("s")
    #expect(first.shows("reload"))
    first.send("r")
    #expect(first.shows("the file was reloaded"))
    first.send("q")
    #expect(first.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == theirs)
    #expect(try folder.names(in: "IntentDefinitions").filter { $0.contains("unsaved") } == [])
  }

  @Test("the draft of an editor that was killed is offered while another one is at work")
  func killedBesideAnother() throws {
    let idle = try start()
    let other = try start()
    other.send("J")
    #expect(waits(for: draft, moved))
    let third = try start(waitingFor: "open in another editor")
    third.send("GK")
    let left = SampleFolder.choice("1", "2", "4", "3")
    #expect(waits(for: draft + "-2", left))
    third.process.send(SIGKILL)
    third.process.wait()
    let heir = try start(waitingFor: "earlier")
    heir.send("rs")
    #expect(waits(for: SampleFolder.choiceFile, left) && waits(for: draft + "-2", nil))
    #expect(folder.text(of: draft) == moved)
    heir.send("q")
    #expect(heir.exitCode() == 0)
    other.send("qd")
    #expect(other.exitCode() == 0)
    idle.process.send(SIGTERM)
    idle.process.wait()
  }

  @Test("a draft that is neither restored nor dropped stays as it is")
  func undecided() throws {
    try folder.write(moved, to: draft)
    let terminal = try start(waitingFor: "earlier")
    terminal.send("\u{1B}")
    #expect(terminal.shows("help"))
    terminal.send("GK")
    #expect(waits(for: draft + "-2", SampleFolder.choice("1", "2", "4", "3")))
    #expect(folder.text(of: draft) == moved)
    terminal.send("qd")
    #expect(terminal.exitCode() == 0)
    #expect(folder.text(of: draft) == moved && folder.text(of: draft + "-2") == nil)
  }

  // MARK: The terminal

  @Test("when the input ends with something unsaved, that is said and kept")
  func endOfInput() throws {
    let (person, input) = try PseudoTerminal.open()
    let errors = try ChildPipe()
    let terminal = try start(input: input, errors: errors.writing)
    close(input)
    _ = write(person, "J", 1)
    #expect(waits(for: draft, moved))
    close(person)
    #expect(terminal.exitCode() == 1)
    #expect(
      errors.readToEnd()
        == "error: the terminal was lost before the choice was saved; the next 'edit' offers to restore it\n"
    )
    #expect(folder.text(of: SampleFolder.choiceFile) == nil && folder.text(of: draft) == moved)
  }

  @Test(
    "a signal gives the terminal back and keeps what is unsaved",
    arguments: [SIGHUP, SIGTERM, SIGINT, SIGQUIT])
  func signals(_ signal: Int32) throws {
    let terminal = try start()
    terminal.send("J")
    #expect(waits(for: draft, moved))
    terminal.process.send(signal)
    #expect(terminal.process.wait() == .signal(signal))
    #expect(terminal.shows("\u{1B}[?1049l"))
    #expect(folder.text(of: draft) == moved && folder.text(of: SampleFolder.choiceFile) == nil)
  }

  @Test(
    "Ctrl-C behind a save ends the session only once it is saved, and asks where something is not")
  func interruptedSave() throws {
    let terminal = try start()
    terminal.send("Js\u{03}")
    #expect(terminal.process.wait() == .signal(SIGINT))
    #expect(folder.text(of: SampleFolder.choiceFile) == moved)
    #expect(terminal.shows("note: saved '\(SampleFolder.choiceFile)'"))
    let second = try start()
    second.send("GK\u{03}")
    #expect(second.shows("The choice is not saved"))
    second.send("s")
    #expect(second.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("2", "1", "4", "3"))
  }

  @Test("a second Ctrl-C leaves with the signal's exit code, and what is unsaved is kept")
  func secondInterrupt() throws {
    let terminal = try start()
    terminal.send("J\u{03}")
    #expect(terminal.shows("The choice is not saved"))
    terminal.send("\u{03}")
    #expect(terminal.process.wait() == .signal(SIGINT))
    #expect(terminal.shows("\u{1B}[?1049l"))
    #expect(terminal.shows("note: the choice is not saved; the next 'edit' offers to restore it"))
    #expect(folder.text(of: draft) == moved && folder.text(of: SampleFolder.choiceFile) == nil)
    // With nothing unsaved, the first one does.
    let second = try start(waitingFor: "earlier")
    second.send("d\u{03}")
    #expect(second.process.wait() == .signal(SIGINT))
    #expect(folder.text(of: draft) == nil)
  }

  @Test("a terminal that is too small changes nothing, and one of 40 by 12 shows the way out")
  func smallTerminals() throws {
    let tiny = try start(columns: 20, rows: 5, waitingFor: "small")
    // With something moved, the question whether to save it would keep the session open.
    tiny.send("Jq")
    #expect(tiny.exitCode() == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == nil && folder.text(of: draft) == nil)
    let small = try start(columns: 40, rows: 12, waitingFor: "quit")
    small.send("J")
    #expect(small.shows("save") && small.shows("help") || small.screen.contains("help"))
    small.send("qd")
    #expect(small.exitCode() == 0)
  }

  // MARK: Disks

  @Test(
    "on a full disk the choice is kept, the reason said, and another place offered",
    .enabled(if: SmallDisk.isPossible, SmallDisk.missing))
  func fullDisk() throws {
    let disk = try SmallDisk(in: folder)
    defer { withExtendedLifetime(disk) {} }
    let file = "disk/choice.json"
    try folder.write(SampleFolder.choice("1", "2", "3", "4"), to: file)
    try disk.fill()
    let terminal = try start("--choice", file)
    terminal.send("Js")
    #expect(terminal.shows("the disk is full"))
    #expect(folder.text(of: file) == SampleFolder.choice("1", "2", "3", "4"))
    // Tried again, it is as before; elsewhere there is room.
    terminal.send("teelsewhere.json\r")
    #expect(terminal.shows("saved 'elsewhere.json'"))
    terminal.send("q")
    #expect(terminal.exitCode() == 0)
    #expect(folder.text(of: "elsewhere.json") == moved)
    #expect(folder.text(of: file) == SampleFolder.choice("1", "2", "3", "4"))
    #expect(try folder.names(in: "disk") == ["choice.json", "filling"])
  }

  @Test(
    "where nothing can be written, that is said at the start, and saving elsewhere works",
    .enabled(if: SmallDisk.isPossible, SmallDisk.missing))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(in: folder)
    defer { withExtendedLifetime(disk) {} }
    let file = "disk/choice.json"
    try folder.write(SampleFolder.choice("1", "2", "3", "4"), to: file)
    try disk.makeReadOnly()
    let terminal = try start("--choice", file, waitingFor: "read-only")
    #expect(terminal.screen.contains("choice.json' cannot be written"))
    terminal.send("Js")
    #expect(terminal.shows("permission denied"))
    terminal.send("eelsewhere.json\r")
    #expect(terminal.shows("saved 'elsewhere.json'"))
    #expect(folder.text(of: "elsewhere.json") == moved)
    terminal.send("q")
    #expect(terminal.process.wait() == .exit(0))
  }
}
