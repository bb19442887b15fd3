// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// Edits that are given as options.
@Suite struct EditTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func edit(_ arguments: String...) -> CommandRun {
    CommandRun(["edit", "@"] + arguments, in: folder)
  }

  private var saved: String? { folder.text(of: SampleFolder.choiceFile) }

  @Test("edits are made, saved, and then shown")
  func saves() {
    let run = edit("--replace", "2=7", "--move", "4:1")
    #expect(saved == SampleFolder.choice("4", "1", "7", "3"))
    #expect(run.errors == "note: saved 'IntentDefinitions/QuickActionWidget.configuration.json'\n")
    #expect(
      run.output == """
          1  家計簿      4  hoge://hoge/cashflow
          2  入力        1  hoge://hoge/input
          3  カテゴリ別  7  hoge://hoge/category
          4  入出金      3  hoge://hoge/transaction

        """)
    #expect(run.exitCode == 0)
    #expect(run.transcript.map(\.stream) == [.error, .output])
  }

  @Test("the next edit goes on where the last one ended")
  func goesOn() {
    _ = edit("--swap", "1:2")
    _ = edit("--swap", "2:3", "--quiet")
    #expect(saved == SampleFolder.choice("2", "3", "1", "4"))
  }

  @Test("the rows and what can be chosen are printed, and nothing is saved")
  func questions() {
    let list = edit("--locale", "en", "--list")
    #expect(list.exitCode == 0 && list.errors == "" && saved == nil)
    #expect(list.output.hasPrefix("  1  New Entry     1  hoge://hoge/input\n"))
    let options = edit("--locale", "en", "--options")
    #expect(options.exitCode == 0 && options.output.hasPrefix("Record\n  5  Recurring"))
    // By the identifier, the URL, the title in another language, and the reading.
    for search in ["11", "hoge://hoge/card", "Cards", "kado", "カード"] {
      let found = edit("--locale", "ja", "--options", search)
      #expect(
        found.output == "資産\n  11  カード  hoge://hoge/card\n" && found.exitCode == 0, "\(search)")
    }
    let none = edit("--options", "nothing of the kind")
    #expect(none.exitCode == 1 && none.output == "nothing matches 'nothing of the kind'\n")
  }

  @Test("scripts read the rows and the options as JSON")
  func questionsInJSON() throws {
    func json(_ arguments: String...) throws -> [String: Any] {
      let run = CommandRun(
        ["edit", "@", "--locale", "en", "--format", "json"] + arguments, in: folder)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(object as? [String: Any])
    }
    let rows = try #require(try json("--list")["rows"] as? [[String: Any]])
    #expect(rows.map { $0["parameter"] as? String } == ["transitionDestinations"])
    #expect(rows.first?["value"] as? [String] == ["1", "2", "3", "4"])
    let elements = rows.first?["elements"] as? [[String: Any]]
    #expect(elements?.map { $0["title"] as? String }.first == "New Entry")
    let found = try #require(try json("--options", "card")["parameters"] as? [[String: Any]])
    let options = found.first?["options"] as? [[String: Any]]
    #expect(options?.map { $0["identifier"] as? String } == ["11"])
  }

  @Test("a choice that does not fit is listed, and ends with 1")
  func listedProblem() throws {
    try folder.write(SampleFolder.choice("1", "gone", "3", "4"), to: SampleFolder.choiceFile)
    let run = edit("--list")
    #expect(run.exitCode == 1 && run.output.contains("(missing)"))
  }

  @Test(
    "a question is asked alone",
    arguments: [
      ["--list", "--replace", "1=7"], ["--options", "x", "--dry-run"],
      ["--list", "--output", "x.json"],
      ["--list", "--options", "x"], ["--format", "json"], ["--list", "--plain"],
    ])
  func questionsAlone(_ arguments: [String]) {
    let run = CommandRun(["edit", "@"] + arguments, in: folder)
    #expect(run.exitCode == 2 && run.output == "" && saved == nil)
  }

  @Test(
    "an SDK is refused where nothing is drawn",
    arguments: [("--list", ["--list"]), ("--options", ["--options", "card"])])
  func unusedSDK(mode: String, arguments: [String]) {
    let run = CommandRun(["edit", "@", "--sdk", "16"] + arguments, in: folder)
    #expect(run.errors.contains("'--sdk' would do nothing beside '\(mode)'; leave it out"))
    #expect(run.exitCode == 2 && run.output == "" && saved == nil)
  }

  @Test("edits are made in the order in which they are given")
  func order() {
    _ = edit("--move", "4:1", "--replace", "1=7")
    #expect(saved == SampleFolder.choice("7", "1", "2", "3"))
    _ = edit("--reset")
    _ = edit("--replace", "1=7", "--move", "4:1")
    #expect(saved == SampleFolder.choice("4", "7", "2", "3"))
    _ = edit("--replace", "1=8", "--reset", "--replace=1=9", "--move=1:2", "--replace", "1=10")
    #expect(saved == SampleFolder.choice("10", "9", "3", "4"))
    _ = edit("--swap", "1:2", "--swap=3:4", "--reset", "--reset", "--swap", "1:4")
    #expect(saved == SampleFolder.choice("4", "2", "3", "1"))
  }

  @Test(
    "an edit that is refused ends with 1, and nothing is written, not even what came before it",
    arguments: [
      (
        ["--replace", "1=2"],
        "'レシート撮影' (2) is already chosen, at position 2; choose another, or move it"
      ),
      (["--replace", "9=5"], "there is no position 9; positions go from 1 to 4"),
      (["--replace", "0=5"], "there is no position 0; positions go from 1 to 4"),
      (["--move", "1:5"], "there is no position 5; positions go from 1 to 4"),
      (["--swap", "5:1"], "there is no position 5; positions go from 1 to 4"),
      (
        ["--add", "5"],
        "the widget holds 4 in systemMedium, and all are chosen; replace one"
      ),
      (
        ["--remove", "1"],
        "the widget always holds 4 in systemMedium; replace one instead of removing it"
      ),
      (
        ["--replace", "1=nothing"],
        "unknown destination 'nothing'; "
          + "to list all: quickaction edit . --options"
      ),
      (["--set", "color=red"], "unknown parameter 'color'"),
      (
        ["--set", "transitionDestination=1"],
        "unknown parameter 'transitionDestination'; "
          + "did you mean 'transitionDestinations'?"
      ),
      (
        ["--set", "transitionDestinations=1,2,3"],
        "'transitionDestinations' cannot be '1,2,3'; it must be a list of exactly 4, joined by commas; "
          + "systemMedium always holds as many"
      ),
      (
        ["--set", "transitionDestinations=1,2,3,1"],
        "'入力' (1) is already chosen, at position 1; choose another, or move it"
      ),
    ])
  func refused(arguments: [String], sentence: String) throws {
    let names = try folder.names(in: "IntentDefinitions")
    let run = CommandRun(["edit", "@", "--move", "4:1", "--reset"] + arguments, in: folder)
    #expect(run.errors == "error: \(sentence)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 1)
    #expect(saved == nil)
    #expect(try folder.names(in: "IntentDefinitions") == names)
  }

  @Test(
    "an edit that cannot be read is wrong usage",
    arguments: [
      (["--move", "1"], "'1' is not a pair of positions; write 'FROM:TO', like '4:1'"),
      (["--move", "a:b"], "'a:b' is not a pair of positions; write 'FROM:TO', like '4:1'"),
      (["--swap", "1:2:3"], "'1:2:3' is not a pair of positions; write 'FROM:TO', like '4:1'"),
      (
        ["--replace", "5"],
        "'5' is not a position with an identifier; write 'POSITION=IDENTIFIER', like '2=5'"
      ),
      (
        ["--replace", "x=5"],
        "'x=5' is not a position with an identifier; write 'POSITION=IDENTIFIER', like '2=5'"
      ),
      (
        ["--replace", "1="],
        "'1=' is not a position with an identifier; write 'POSITION=IDENTIFIER', like '2=5'"
      ),
      (["--remove", "x"], "'x' is not a position; write a number, like '3'"),
      (["--set", "name"], "'name' is not a parameter with a value; write 'NAME=VALUE'"),
      (["--set", "=value"], "'=value' is not a parameter with a value; write 'NAME=VALUE'"),
    ])
  func unreadable(arguments: [String], sentence: String) {
    let run = CommandRun(["edit", "@"] + arguments, in: folder)
    let line = run.errors.prefix { $0 != "\n" }
    #expect(line == "error: '\(arguments[0])': \(sentence)")
    #expect(run.exitCode == 2)
    #expect(saved == nil)
  }

  @Test("a dry run prints what would be saved, and saves nothing")
  func dryRun() throws {
    let run = edit("--move", "4:1", "--dry-run")
    #expect(run.output == SampleFolder.choice("4", "1", "2", "3"))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(saved == nil)
    #expect(edit("--dry-run").output == SampleFolder.choice("1", "2", "3", "4"))
    _ = edit("--dry-run", "--reset", "--output", folder.path("out.json"))
    #expect(folder.text(of: "out.json") == nil)
    #expect(edit("--dry-run", "--add", "5").exitCode == 1)
  }

  @Test("the choice of a file is changed in that file, or saved to another")
  func files() throws {
    try folder.write(SampleFolder.choice("5", "6", "7", "8"), to: "mine.json")
    #expect(edit("--choice", folder.path("mine.json"), "--move", "4:1").exitCode == 0)
    #expect(folder.text(of: "mine.json") == SampleFolder.choice("8", "5", "6", "7"))
    let run = edit(
      "--choice", folder.path("mine.json"), "--output", folder.path("other.json"), "--swap",
      "1:2")
    #expect(run.errors == "note: saved 'other.json'\n")
    #expect(folder.text(of: "mine.json") == SampleFolder.choice("8", "5", "6", "7"))
    #expect(folder.text(of: "other.json") == SampleFolder.choice("5", "8", "6", "7"))
    #expect(saved == nil)
  }

  @Test("where nothing can be saved, nothing is shown as if it were")
  func unsaved() {
    let run = edit("--choice", folder.path("gone/c.json"), "--move", "4:1")
    #expect(run.output == "")
    #expect(
      run.errors == "note: there is no 'gone/c.json' yet; the choice begins with the defaults\n"
        + "error: there is no folder for 'gone/c.json'; create it first\n")
    #expect(run.exitCode == 2)
  }

  @Test("a destination that is gone can be replaced, and stays until then")
  func missing() throws {
    try folder.write(SampleFolder.choice("1", "gone", "3", "4"), to: SampleFolder.choiceFile)
    #expect(edit("--move", "4:1").exitCode == 0)
    #expect(saved == SampleFolder.choice("4", "1", "gone", "3"))
    #expect(edit("--replace", "3=2").exitCode == 0)
    #expect(saved == SampleFolder.choice("4", "1", "2", "3"))
  }

  @Test("what a choice holds for parameters that the intent does not have stays")
  func unknownParameters() throws {
    let choice = SampleFolder.choice("1", "2", "3", "4")
      .replacing("    ]\n  }", with: "    ],\n    \"later\": 5\n  }")
    try folder.write(choice, to: SampleFolder.choiceFile)
    _ = edit("--swap", "1:2")
    #expect(saved?.contains("\"later\": 5") == true)
  }

  @Test(
    "a saved choice that is wrong is pointed into",
    arguments: [
      (
        SampleFolder.choice("1", "1"), Int32(1),
        "error[invalid-choice]: the destination '1' is chosen twice; keep it in one place\n"
      ),
      ("{", 2, "error[invalid-property-list]: "), ("", 2, "error[invalid-property-list]: "),
    ])
  func wrongChoice(content: String, exitCode: Int32, sentence: String) throws {
    try folder.write(content, to: SampleFolder.choiceFile)
    let run = edit("--move", "4:1")
    #expect(run.errors.hasPrefix(sentence), "\(run.errors)")
    #expect(run.errors.contains("--> IntentDefinitions/QuickActionWidget.configuration.json:"))
    #expect(run.output == "")
    #expect(run.exitCode == exitCode)
    #expect(saved == content)
  }

  @Test("a language that the screen does not speak is refused, also where there is no screen")
  func screenLanguage() {
    let run = CommandRun(["edit", "@", "--language", "fr", "--dry-run"], in: folder)
    #expect(run.errors == "error: unknown language of the screen 'fr'; use en, ja\n")
    #expect(run.exitCode == 2)
    let unused = CommandRun(["edit", "@", "--language", "ja_JP", "--dry-run"], in: folder)
    #expect(unused.errors == "note: '--language' is for the screen, and there is none\n")
    #expect(unused.exitCode == 0)
  }
}
