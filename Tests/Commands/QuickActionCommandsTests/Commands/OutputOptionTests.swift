// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@Suite("Names of files on the command line")
struct OutputOptionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func run(_ arguments: [String]) -> CommandRun { CommandRun(arguments, in: folder) }

  /// A call of each command that has a result.
  static let results = [
    ["validate", "@"], ["export", "@"], ["preview", "@"], ["rules"], ["timeline", "@"],
    ["load", "@", "--devices", "100", "--for", "1h"],
  ]

  @Test("'-' as --output is standard output, with the same words", arguments: results)
  func standardOutput(arguments: [String]) async throws {
    let plain = await CommandRun.onOwnThread(arguments, in: folder)
    let named = await CommandRun.onOwnThread(arguments + ["--output", "-"], in: folder)
    #expect(!plain.output.isEmpty)
    #expect(named.output == plain.output)
    #expect(named.errors == plain.errors)
    #expect(named.exitCode == plain.exitCode)
  }

  @Test("a catalog on standard output is the one that would lie beside its definition")
  func printedCatalog() throws {
    let before = try folder.names(in: "IntentDefinitions")
    let run = run(["init", "@" + SampleFolder.definition, "-o", "-"])
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/init-catalog.json")
    try #expect(golden.mismatch(with: run.output) == nil)
    #expect(try folder.names(in: "IntentDefinitions") == before)
  }

  @Test("a choice is not saved to standard output, and there is another way to see it")
  func choice() {
    let run = run(["edit", "@", "--move", "4:1", "--output", "-"])
    #expect(
      run.errors.hasPrefix(
        "error: a choice cannot be saved to standard output; use '--dry-run' to print it, "
          + "or './-' for a file of that name\n"))
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(
    "a name that is empty is wrong usage, whatever it is the name of",
    arguments: results.map { ($0 + ["--output", ""], "--output") } + [
      (["edit", "@", "--reset", "-o", ""], "--output"), (["init", "a", "-o", ""], "--output"),
      (["init", ""], "<definition>"), (["validate", ""], "<path>"),
      (["validate", "@", ""], "<path>"), (["validate", "--config", ""], "--config"),
      (["validate", "--baseline", ""], "--baseline"),
      (["validate", "--write-baseline", ""], "--write-baseline"),
      (["export", ""], "<catalog>"), (["edit", "@", "--choice", ""], "--choice"),
      (["timeline", "@", "--feed", ""], "--feed"),
      (["timeline", "@", "--choice", ""], "--choice"),
    ])
  func empty(arguments: [String], argument: String) {
    let run = run(arguments)
    #expect(
      run.errors.hasPrefix(
        "error: the name for '\(argument)' is empty; name a file, or omit it\n"))
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }
}
