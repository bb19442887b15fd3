// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct KillTests {
  /// The rotations of the defaults, which are all that the session ever saves.
  private static let choices: Set<String> = [
    SampleFolder.choice("1", "2", "3", "4"), SampleFolder.choice("4", "1", "2", "3"),
    SampleFolder.choice("3", "4", "1", "2"), SampleFolder.choice("2", "3", "4", "1"),
  ]

  /// How many processes are killed: few enough to wait for, unless the variable QUICKACTION_KILLS names another number, as
  /// Scripts/kill-editor.sh does.
  private static let count =
    ProcessInfo.processInfo.environment["QUICKACTION_KILLS"].flatMap { Int($0) } ?? 40

  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
    try folder.write(String(repeating: "move 4 1\nsave\n", count: 5000), to: "commands")
  }

  /// Starts a process that saves again and again, and ends it a moment after its first command.
  private func end(
    with signal: Int32, after microseconds: UInt32
  ) throws -> ChildProcess.End {
    let output = try ChildPipe()
    let (input, errors) = (
      open(folder.path("commands"), O_RDONLY | O_CLOEXEC), open("/dev/null", O_RDWR | O_CLOEXEC)
    )
    defer { for descriptor in [input, errors] { close(descriptor) } }
    let process = try Executable.command(["edit", "--quiet"], in: folder)
      .start(ChildProcess.Streams(input: input, output: output.writing, errors: errors))
    output.closeWriting()
    _ = output.readSome()
    usleep(microseconds)
    process.send(signal)
    return process.wait()
  }

  @Test("a process that is killed while it saves leaves the old choice or the new one, whole")
  func kills() throws {
    var generator = SeededGenerator(seed: 2026)
    var seen: Set<String> = []
    var round = 0
    // On a machine that has much else to do, some more until one was at work.
    while round < Self.count || seen.count < 2 && round < 10 * Self.count {
      round += 1
      let moment = UInt32.random(in: 0...6_000, using: &generator)
      #expect(try end(with: SIGKILL, after: moment) == .signal(SIGKILL))
      guard let text = folder.text(of: SampleFolder.choiceFile) else { continue }
      #expect(Self.choices.contains(text), "after \(round) kills: \(text)")
      seen.insert(text)
    }
    print("\(round) kills while lines were saved; choices found: \(seen.count); broken: 0")
    // The kills came while it saved, not before.
    #expect(seen.count > 1)
    // What a killed process left behind is in nobody's way.
    let run = try Executable.run("edit", "--reset", "--quiet", in: folder)
    #expect(run.exitCode == 0)
    #expect(
      folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("1", "2", "3", "4"))
    #expect(
      try Executable.run("validate", in: folder).output
        == "21 files checked: no findings\n")
  }

  @Test("killed while it saves and keeps drafts on the full screen, both files are whole")
  func screenKills() throws {
    var generator = SeededGenerator(seed: 5)
    let draft = SampleFolder.choiceFile + ".unsaved"
    var (saved, drafts, seen) = (0, 0, Set<String>())
    let whole: Set = [
      SampleFolder.choice("1", "2", "3", "4"), SampleFolder.choice("2", "1", "3", "4"),
    ]
    let signals = [SIGKILL, SIGKILL, SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    var round = 0
    while round < Self.count || seen.count < 2 && round < 10 * Self.count {
      round += 1
      let terminal = try PseudoTerminal(
        Executable.command(["edit", "--locale", "en"], in: folder), columns: 80, rows: 24)
      #expect(
        PseudoTerminal.wait {
          terminal.screen.contains("help") || terminal.screen.contains("restore")
        })
      // What an earlier round left is dropped.
      terminal.send("d")
      // Moved there and back, so that drafts come and go; each third time it is saved before.
      let keys = ["J", "s", "K", "J", "K", "s", "J", "K"]
      for number in 0..<Int.random(in: 1...12, using: &generator) {
        terminal.send(keys[number % keys.count])
        usleep(UInt32.random(in: 0...2500, using: &generator))
      }
      let signal = signals[round % signals.count]
      terminal.process.send(signal)
      #expect(terminal.process.wait() == .signal(signal))
      if let text = folder.text(of: SampleFolder.choiceFile) {
        #expect(whole.contains(text), "\(text)")
        seen.insert(text)
        saved += 1
      }
      if let text = folder.text(of: draft) {
        #expect(whole.contains(text), "\(text)")
        drafts += 1
      }
    }
    print(
      "\(round) kills on the full screen; saved choices found: \(saved), drafts found: "
        + "\(drafts); broken: 0")
    #expect(seen.count > 1)
  }

  @Test("a process that is told to end while it saves leaves nothing else behind")
  func terminations() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 1...(Self.count / 4) {
      let moment = UInt32.random(in: 0...6_000, using: &generator)
      #expect(try end(with: SIGTERM, after: moment) == .signal(SIGTERM))
      #expect(
        try folder.names(in: "IntentDefinitions").allSatisfy { $0.hasPrefix("QuickActionWidget.") })
    }
    let text = try #require(folder.text(of: SampleFolder.choiceFile))
    #expect(Self.choices.contains(text))
  }
}
