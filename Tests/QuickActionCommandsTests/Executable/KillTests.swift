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

  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
    try folder.write(String(repeating: "move 4 1\nsave\n", count: 5000), to: "commands")
  }

  /// Starts a process that saves again and again, and ends it a moment after its first command.
  private func end(
    with signal: Int32, after microseconds: UInt32
  ) throws -> Process.TerminationReason {
    let process = Executable.process(["edit", "--quiet"], in: folder)
    let output = Pipe()
    process.standardInput = FileHandle(forReadingAtPath: folder.path("commands"))
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try Executable.start(process)
    _ = output.fileHandleForReading.availableData
    usleep(microseconds)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason
  }

  @Test("a process that is killed while it saves leaves the old choice or the new one, whole")
  func kills() throws {
    var generator = SeededGenerator(seed: 2026)
    var seen: Set<String> = []
    for round in 1...200 {
      let moment = UInt32.random(in: 0...6_000, using: &generator)
      #expect(try end(with: SIGKILL, after: moment) == .uncaughtSignal)
      guard let text = folder.text(of: SampleFolder.configuration) else { continue }
      #expect(Self.choices.contains(text), "after \(round) kills: \(text)")
      seen.insert(text)
    }
    // The kills came while it saved, not before.
    #expect(seen.count > 1)
    // What a killed process left behind is in nobody's way.
    let run = try Executable.run("edit", "--reset", "--quiet", in: folder)
    #expect(run.exitCode == 0)
    #expect(
      folder.text(of: SampleFolder.configuration) == SampleFolder.choice("1", "2", "3", "4"))
    #expect(
      try Executable.run("validate", in: folder).output.hasSuffix("\n6 files checked: 1 note\n"))
  }

  @Test("a process that is told to end while it saves leaves nothing else behind")
  func terminations() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 1...50 {
      let moment = UInt32.random(in: 0...6_000, using: &generator)
      #expect(try end(with: SIGTERM, after: moment) == .uncaughtSignal)
      #expect(
        try folder.names(in: "IntentDefinitions").allSatisfy { $0.hasPrefix("QuickActionWidget.") })
    }
    let text = try #require(folder.text(of: SampleFolder.configuration))
    #expect(Self.choices.contains(text))
  }
}
