// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

/// `quickaction audit`.
@Suite struct AuditTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
    try folder.write(Self.lines.joined(separator: "\n") + "\n", to: "choices.jsonl")
  }

  private static func line(_ user: Int, _ destinations: String) -> String {
    #"{"user":\#(user),"choice":{"version":1,"intent":"QuickActionConfiguration","parameters":"#
      + #"{"transitionDestinations":[\#(destinations)]}}}"#
  }

  private static let lines = [
    line(1, #""1","2","3","4""#), line(2, #""1","99""#), line(3, #""98","99""#), #"{"user":4"#,
  ]

  private func run(
    _ arguments: String..., isTerminal: Bool = false, isErrorTerminal: Bool = false,
    environment: [String: String] = [:], outputError: String? = nil
  ) -> CommandRun {
    CommandRun(
      ["audit"] + arguments, in: folder, isTerminal: isTerminal, isErrorTerminal: isErrorTerminal,
      environment: environment, outputError: outputError)
  }

  private var catalog: String { "@" + SampleFolder.catalog }

  @Test("a summary as text, in English and Japanese")
  func texts() throws {
    for (language, environment) in [("en", [:]), ("ja", ["LANG": "ja_JP.UTF-8"])] {
      let run = run(catalog, "@choices.jsonl", environment: environment)
      #expect(run.exitCode == 1)
      #expect(run.errors == "")
      let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/audit/\(language).txt")
      try #expect(golden.mismatch(with: run.output) == nil)
      let asked = self.run(catalog, "@choices.jsonl", "--language", language)
      #expect(asked.output == run.output)
    }
  }

  @Test("a definition finds the catalog beside it")
  func definition() {
    let run = run("@" + SampleFolder.definition, "@choices.jsonl", "--format", "json")
    #expect(run.output == self.run(catalog, "@choices.jsonl", "--format", "json").output)
    #expect(run.output.contains(#""lost": 1,"#))
  }

  @Test("each line has the verdict in place of the choice")
  func lines() {
    let run = run(catalog, "@choices.jsonl", "--lines")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0] == #"{"user":1,"choice":{"verdict":"whole"}}"#)
    #expect(lines[1].hasPrefix(#"{"user":2,"choice":{"verdict":"incomplete","losses":[{"cause":"#))
    #expect(lines[3].hasPrefix(#"{"verdict":"unreadable","message":"the line ends inside"#))
    #expect(run.errors == "note: 4 choices: 1 whole, 1 incomplete, 1 lost, 1 unreadable\n")
    #expect(run.exitCode == 1)
  }

  @Test(
    "the exit code is 1 from the verdict on that fails",
    arguments: [
      ("1", [], 0), ("2", [], 1), ("2", ["--fail-on", "lost"], 0), ("3", ["--fail-on", "lost"], 1),
      ("3", ["--exit-zero"], 0),
    ] as [(String, [String], Int32)])
  func exitCodes(user: String, options: [String], code: Int32) throws {
    let line = Self.lines.first { $0.contains("\"user\":\(user),") }
    try folder.write(line ?? "", to: "one.jsonl")
    let run = CommandRun(["audit", catalog, "@one.jsonl"] + options, in: folder)
    #expect(run.exitCode == code)
    #expect(run.errors == "")
  }

  @Test("where no line can be read, the path is asked for")
  func nothingReadable() throws {
    try folder.write("{\"a\":1}\n[]\n", to: "other.jsonl")
    let run = run(catalog, "@other.jsonl", "--exit-zero")
    #expect(
      run.errors
        == "error: no line holds a saved choice; name the member that holds the choice with '--choice-path'\n"
    )
    #expect(run.exitCode == 2)
    #expect(self.run(catalog, "@other.jsonl", "--choice-path", "a.b").exitCode == 2)
  }

  @Test("summaries of parts add up to that of all")
  func merge() throws {
    try folder.write(Self.lines[..<2].joined(separator: "\n"), to: "a.jsonl")
    try folder.write(Self.lines[2...].joined(separator: "\n"), to: "b.jsonl")
    for name in ["a", "b"] {
      let part = run(catalog, "@\(name).jsonl", "--format", "json", "--exit-zero")
      try folder.write(part.output, to: "\(name).json")
    }
    let merged = run("--merge", "@a.json", "@b.json")
    #expect(merged.exitCode == 1)
    let all = run(catalog, "@a.jsonl", "@b.jsonl")
    #expect(merged.output == all.output)
  }

  @Test("a summary of another version, and what is not one, is refused")
  func refusals() throws {
    let json = run(catalog, "@choices.jsonl", "--format", "json").output
    try folder.write(json.replacing("\"version\": 1,", with: "\"version\": 2,"), to: "new.json")
    try folder.write(json, to: "own.json")
    try SampleFolder.change(
      SampleFolder.catalog, #""identifier": "15""#, to: #""identifier": "16""#, in: folder)
    try folder.write(
      run(catalog, "@choices.jsonl", "--format", "json").output, to: "other.json")
    let expected = [
      (
        ["@new.json"],
        "error: version '2' of the summary 'new.json' is not supported; use 1, which this program writes with 'audit --format json'\n"
      ),
      (
        ["@choices.jsonl"],
        "error: 'choices.jsonl' is not a summary of 'audit': 'version' is missing or malformed\n"
      ),
      (
        ["@own.json", "@other.json"],
        "error: 'other.json' is a summary of choices that were audited against another definition, catalog or family; audit all parts against the same\n"
      ),
      (["@none.json"], "error: there is no file 'none.json'; check the path\n"),
    ]
    for (files, message) in expected {
      let run = CommandRun(["audit", "--merge"] + files, in: folder)
      #expect(run.errors == message)
      #expect(run.exitCode == 2)
    }
  }

  @Test("standard output that is full is an error", arguments: [["--lines"], []])
  func full(options: [String]) {
    let run = CommandRun(
      ["audit", catalog, "@choices.jsonl"] + options, in: folder,
      outputError: "no space left on device")
    #expect(run.errors == "error: standard output cannot be written: no space left on device\n")
    #expect(run.exitCode == 2)
  }

  @Test("wrong usage is explained")
  func usage() {
    let cases: [([String], String)] = [
      (
        [catalog, "--lines", "--format", "json"],
        "error: '--lines' writes JSON lines; remove '--format json'"
      ),
      (
        ["--merge", "@a.json", "--lines"],
        "error: '--merge' writes a summary; remove '--lines'"
      ),
      (
        ["--merge", "@a.json", "--family", "systemLarge"],
        "error: '--family' is for an audit, and not for '--merge'; remove it"
      ),
      (
        [catalog, "--lines", "--language", "ja"],
        "error: '--language' is for the text summary; remove it"
      ),
      (
        [catalog, "--format", "json", "--language", "ja"],
        "error: '--language' is for the text summary; remove it"
      ),
      (
        [catalog, "--exit-zero", "--fail-on", "lost"],
        "error: '--exit-zero' and '--fail-on' exclude each other; use one of them"
      ),
      (
        [catalog, "@choices.jsonl", "--choice-path", "a..b"],
        "error: 'a..b' for '--choice-path' is not a path; use names with dots between them, such as widget.choice"
      ),
      ([catalog, "--jobs", "0"], "error: '0' for '--jobs' is not a number from 1 to 256"),
      (
        [catalog, "@choices.jsonl", "--language", "fr"],
        "error: unknown language 'fr'; use en, ja"
      ),
      ([catalog, "@none.jsonl"], "error: there is no file 'none.jsonl'; check the path"),
    ]
    for (arguments, message) in cases {
      let run = CommandRun(["audit"] + arguments, in: folder)
      #expect(run.errors.split(separator: "\n").first.map(String.init) == message)
      #expect(run.exitCode == 2)
    }
    let terminal = run(catalog, isTerminal: true)
    #expect(
      terminal.errors == "error: name the files with the choices, or - for standard input\n")
  }
}
