// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What each command may change: a command or an option that is not here fails the tests until it is.
struct CommandTable {
  /// What is at the end of an option that names a file.
  enum File {
    /// It is read; the value is a file of the tree.
    case input(String)
    /// It is written, and nothing else may be overwritten by it; the value is a name that is free.
    case output(String)
    /// What is built or recorded is written below the folder.
    case folder(String)
  }

  /// The arguments without which the command does nothing.
  var arguments: [String] = []

  /// The files that it may change or make of its own accord, as prefixes of their paths.
  var changes: [String] = []

  /// The options that name files.
  var files: [String: File] = [:]

  private static let program: [String: File] = [
    "--program": .input("tool"), "--project": .input("Shop.xcodeproj"),
    "--package": .input("Package"), "--engine": .input("engine"), "--build-path": .folder("built"),
    "--app-group": .input("group.json"),
  ]

  /// What is written where sources are built.
  private static let builds = [".build", "Package/.build", "home"]

  private static func running(
    _ arguments: [String] = [], changes: [String] = [], _ files: [String: File]
  ) -> CommandTable {
    CommandTable(
      arguments: arguments, changes: changes + builds,
      files: files.merging(program) { own, _ in own })
  }

  private static let catalog = File.input("Widget/Widget.actions.json")
  private static let definition = File.input("Widget/Widget.intentdefinition")
  private static let choice = File.input("Widget/Widget.configuration.json")
  private static let feed = File.input("My.feed.json")
  private static let config = File.input("config.json")
  private static let result = File.output("new.out")

  /// The commands, by the words that call them.
  static let all: [[String]: CommandTable] = [
    ["init"]: CommandTable(
      arguments: ["@Widget/Widget.intentdefinition", "--intent", "QuickActionConfiguration"],
      files: ["<definition>": definition, "--output": .output("New.actions.json")]),
    ["validate"]: CommandTable(
      arguments: ["@Widget"],
      files: [
        "<path>": .input("Widget"), "--stdin-filename": .input("Widget/Widget.intentdefinition"),
        "--config": config, "--baseline": .input("baseline.json"),
        "--write-baseline": .output("new-baseline.json"), "--output": result,
      ]),
    ["rules"]: CommandTable(files: ["--output": result]),
    ["edit"]: .running(
      ["@Widget/Widget.actions.json", "--move", "4:1"],
      changes: ["Widget/Widget.configuration.json"],
      [
        "<catalog>": catalog, "--choice": choice, "--feed": feed,
        "--output": .output("New.configuration.json"),
      ]),
    ["export"]: .running(
      ["@Widget/Widget.actions.json"],
      ["<catalog>": catalog, "--choice": choice, "--feed": feed, "--output": result]),
    ["preview"]: .running(
      ["@Widget/Widget.actions.json"],
      [
        "<catalog>": catalog, "--choice": choice, "--feed": feed, "--fonts": .input("fonts"),
        "--output": result,
      ]),
    ["timeline"]: .running(
      ["@Widget/Widget.actions.json", "--for", "10m"],
      ["--choice": choice, "--feed": feed, "--output": result]),
    ["load"]: .running(
      ["@Widget/Widget.actions.json", "--for", "10m", "--devices", "10"],
      ["--feed": feed, "--output": result]),
    ["snapshot"]: .running(
      ["record", "@pictures", "@Widget/Widget.actions.json", "--locale", "en"],
      changes: ["pictures"],
      [
        "<folder>": .folder("pictures"), "--choice": choice, "--feed": feed,
        "--page": .output("new.html"), "--output": result,
      ]),
    ["devices"]: CommandTable(files: ["--output": result]),
    ["diff"]: CommandTable(
      arguments: ["@Widget/Widget.intentdefinition", "@Widget/Widget.intentdefinition"],
      files: [
        "<old>": definition, "<new>": definition, "--path": .input("Widget"), "--choices": choice,
        "--config": config, "--output": result,
      ]),
    ["audit"]: .running(
      ["@Widget/Widget.actions.json", "@choices.jsonl"],
      ["<source>": catalog, "<file>": .input("choices.jsonl"), "--output": result]),
    ["generate"]: CommandTable(
      arguments: ["@Widget/Widget.intentdefinition", "--output", "@generated"],
      changes: ["generated"],
      files: ["<definition>": definition, "--output": .folder("generated")]),
    ["migrate"]: CommandTable(
      arguments: ["@Widget/Widget.intentdefinition", "--output", "@migrated"],
      changes: ["migrated"],
      files: [
        "<path>": definition, "--output": .folder("migrated"), "--catalog": catalog,
        "--config": config,
      ]),
    ["build"]: CommandTable(
      // No manifest: reading one starts Swift, which takes a second each time.
      arguments: ["--package", "@Package"], changes: builds,
      files: [
        "--project": .input("Shop.xcodeproj"), "--package": .input("Package"),
        "--engine": .input("engine"), "--build-path": .folder("built"), "--output": result,
      ]),
    ["intentbuilderc", "generate"]: CommandTable(
      arguments: ["-input", "@Widget/Widget.intentdefinition", "-output", "@generated"],
      changes: ["generated"],
      files: ["-input": definition, "-output": .folder("generated")]),
    ["intentbuilderc", "compile"]: CommandTable(
      arguments: ["-input", "@Widget/Widget.intentdefinition", "-output", "@compiled"],
      changes: ["compiled"], files: ["-input": definition, "-output": .folder("compiled")]),
  ]
}
