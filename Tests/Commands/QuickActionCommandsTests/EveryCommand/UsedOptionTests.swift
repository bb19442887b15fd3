// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import ProgramTestSupport
import TestSupport
import Testing
import WidgetPrograms

/// Asks of every option of every command that it has an effect, or is refused: never that it is taken without a word.
@Suite struct UsedOptionTests {
  /// The options that only an app's own widget has a use for.
  private static let ofPrograms: Set<String> = [
    "--target", "--build-configuration", "--stub", "--keep-going", "--offline", "--no-packages",
    "--engine", "--build-path", "--container",
    "--widget", "--app-group", "--network", "--time-limit", "--limit", "--preview", "--part",
    "--always-on",
  ]

  /// Those that other options of the same name share with catalogs.
  private static let alsoOfPrograms: Set<String> = [
    "edit --feed", "export --at", "export --time-zone", "export --feed", "export --format",
    "preview --list", "preview --at", "preview --time-zone", "preview --feed", "snapshot --at",
    "snapshot --time-zone", "snapshot --feed",
  ]

  /// The options whose effect is not seen in a run of a test, with the reason.
  private static let unseen: [String: String] = [
    "init --quiet": "the owner of a file that cannot be kept is all that could be said",
    "rules --quiet": "the owner of a file that cannot be kept is all that could be said",
    "snapshot --quiet": "the owner of a file that cannot be kept is all that could be said",
    "build --quiet": "what is said of a build is said while it lasts",
    "build --color": "errors of sources need a build (ProgramBuilderTests)",
    "build --format": "what is built needs a build (BuildLossTests)",
    "build --output": "what is built needs a build (BuildLossTests)",
    "build --force": "what is built needs a build (BuildLossTests)",
    "build --package": "without a source there is nothing to build",
    "edit --plain": "without a terminal the editor is plain anyway (TerminalSessionTests)",
    "validate --stdin-filename": "standard input is that of the process (ValidateInputTests)",
    "check --watch": "it does not end (WatchTests)",
    "validate --watch": "it does not end (WatchTests)",
    "preview --watch": "it does not end (WatchTests)",
    "audit --jobs": "the result does not depend on it (AuditTests)",
    "audit --locale": "the languages of a definition that is given (AuditTests)",
    "diff --since": "revisions need a repository (DiffTests)",
    "diff --path": "revisions need a repository (DiffScopeTests)",
    "diff --steps": "revisions need a repository (DiffTests)",
    "intentbuilderc compile -classPrefix": "Apple's compiler takes it, for classes alone",
  ]

  /// What `load` and `timeline` do with these needs a widget with requests; see the test of the example.
  private static let ofRequests: Set<String> = [
    "load --time-zone", "load --habits", "load --feed", "load --interval", "load --jitter",
    "load --maintenance", "load --at", "load --compare", "load --rule", "load --debugger",
    "load --resolution", "timeline --feed", "timeline --all-lines", "timeline --fail-on",
  ]

  @Test("an option changes what its command does, or is refused", arguments: LossTests.commands)
  func effects(command: LossTests.Command) async throws {
    let name = command.words.joined(separator: " ")
    let standard = try #require(OptionUse.commands[name])
    var trial = OptionTrial()
    var outcomes: [[String]: OptionTrial.Outcome] = [:]
    for option in command.arguments where option.kind != "positional" {
      let key = "\(name) \(option.spelling)"
      guard Self.unseen[key] == nil, !Self.ofRequests.contains(key) else { continue }
      // A real build is in another test.
      if name == "build", Self.ofPrograms.contains(option.spelling) { continue }
      let use = OptionUse.others[key] ?? OptionUse(standard)
      let value = use.value ?? OptionUse.values[option.spelling] ?? "nonsense"
      var without = use.arguments ?? OptionUse(standard).arguments ?? []
      var with = without
      if let index = without.firstIndex(of: option.spelling) {
        if option.kind == "option" { with[index + 1] = value } else { without.remove(at: index) }
      } else {
        with += [option.spelling] + (option.kind == "option" ? [value] : [])
      }
      let base: OptionTrial.Outcome
      if let known = outcomes[without + use.input] {
        base = known
      } else {
        base = try await trial.run(command.words + without, input: use.input)
        outcomes[without + use.input] = base
      }
      let other = try await trial.run(command.words + with, input: use.input)
      let isSame = other == base
      #expect(!isSame, "'\(key)' does nothing: \(with.joined(separator: " ")) \(other.errors)")
      let isOfProgram =
        Self.ofPrograms.contains(option.spelling) || Self.alsoOfPrograms.contains(key)
      if isOfProgram {
        #expect(other.exitCode == 2 && other.errors.contains(option.spelling), "'\(key)'")
      }
    }
  }

  #if os(Linux)
    @Test(
      "an option changes what is counted and simulated of a widget with requests",
      .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
    func requests() async throws {
      let loads: [[String]] = [
        ["--time-zone", "Asia/Tokyo=1,UTC"], ["--habits", "rarely=1"],
        [
          "--feed",
          Repository.root.appending(path: "Examples/Feeds/coupons-maintenance.feed.json").path,
        ],
        ["--interval", "20m"], ["--jitter", "10m"], ["--maintenance", "00:30-01:00"],
        ["--compare", "interval=60m"], ["--rule", "minimum-interval=45m"], ["--debugger"],
        ["--resolution", "10m"], ["--at", "00:30"],
      ]
      let base = ["load", "coupons", "--devices", "50", "--for", "3h", "--format", "json"]
      let counted = try await CommandRun.example(.coupons, base)
      #expect(counted.exitCode == 0)
      for option in loads {
        let run = try await CommandRun.example(.coupons, base + option)
        #expect(run.output != counted.output || run.exitCode != 0, "load \(option[0]) does nothing")
      }
      let day = ["timeline", "coupons", "--for", "1d"]
      let simulated = try await CommandRun.example(.coupons, day)
      #expect(simulated.exitCode == 0)
      for option in [["--all"], ["--fail-on", "note"], loads[2]] {
        let run = try await CommandRun.example(.coupons, day + option)
        let isSame = run.output == simulated.output && run.exitCode == simulated.exitCode
        #expect(!isSame, "timeline \(option[0]) does nothing")
      }
    }
  #endif

  /// The value of no option: not a name, a number, a length, a moment or a path of anything.
  private static let nonsense = "n\u{F6}nsense/*"

  /// The options that take any text, with the reason.
  private static let anyText: [String: String] = [
    "edit --choice": "a file that is not there yet is where the choice will be saved",
    "migrate --kind": "the kind of a widget is any text",
    "intentbuilderc compile -classPrefix": "Apple's compiler takes it, for classes alone",
  ]

  @Test("a value that makes no sense is refused", arguments: LossTests.commands)
  func values(command: LossTests.Command) async throws {
    let name = command.words.joined(separator: " ")
    let standard = try #require(OptionUse(OptionUse.commands[name] ?? "").arguments)
    var trial = OptionTrial()
    for option in command.arguments where option.kind == "option" {
      let key = "\(name) \(option.spelling)"
      // That an option for programs is refused without one is seen in the other test.
      guard Self.anyText[key] == nil, !Self.ofPrograms.contains(option.spelling) else { continue }
      switch CommandTable.all[command.words]?.files[option.spelling] {
      // Where results go can be called anything.
      case .output, .folder: continue
      case .input, nil: break
      }
      var arguments = standard
      if let index = arguments.firstIndex(of: option.spelling) {
        arguments.removeSubrange(index...(index + 1))
      }
      let run = try await trial.run(command.words + arguments + [option.spelling, Self.nonsense])
      #expect(run.exitCode != 0 && !run.errors.isEmpty, "'\(key)' takes '\(Self.nonsense)'")
    }
  }
}
