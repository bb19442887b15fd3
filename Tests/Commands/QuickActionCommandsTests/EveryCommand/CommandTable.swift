// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What each command may change: a command or an option that is not here fails the tests until it is.
struct CommandTable {
  /// What is at the end of an option or an argument that names a file.
  enum File {
    /// It is read; the value is a file of the tree.
    case input(String)
    /// It is written, and nothing else may be overwritten by it; the value is a name that is free.
    case output(String)
    /// What is built, generated or recorded is written below the folder, which is not there.
    case folder(String)

    /// The name.
    var name: String {
      switch self {
      case .input(let name), .output(let name), .folder(let name): name
      }
    }
  }

  /// The arguments without which the command does nothing; `<name>` is the file of that name.
  var arguments: [String] = []

  /// The arguments with which an option has an effect, where the usual ones refuse it; an at sign stands for the tree.
  var others: [String: [String]] = [:]

  /// The options that name files without which the command does nothing.
  var required: [String] = []

  /// The files that it may change or make of its own accord.
  var changes: Set<String> = []

  /// The folders in which it may make files of its own accord, and change none.
  var folders: [String] = []

  /// The options and arguments that name files.
  var files: [String: File] = [:]

  /// The options for an app's own widget.
  static let program: [String: File] = [
    "--program": .input("tool"), "--project": .input("Shop.xcodeproj"),
    "--package": .input("Package"), "--engine": .input("engine"), "--build-path": .folder("built"),
    "--app-group": .input("group.json"),
  ]

  /// Where what is built goes, if no option names another folder.
  private static let builds = [".build", "Package/.build", "home"]

  private static func running(
    _ arguments: [String], changes: Set<String> = [], _ files: [String: File],
    others: [String: [String]] = [:]
  ) -> CommandTable {
    CommandTable(
      arguments: arguments, others: others, changes: changes, folders: builds,
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
      arguments: ["<definition>", "--intent", "QuickActionConfiguration"], required: ["--output"],
      files: ["<definition>": definition, "--output": .output("New.actions.json")]),
    ["validate"]: CommandTable(
      arguments: ["<path>"],
      files: [
        "<path>": .input("Widget"), "--stdin-filename": .input("Widget/Widget.intentdefinition"),
        "--config": config, "--baseline": .input("baseline.json"),
        "--write-baseline": .output("new-baseline.json"), "--output": result,
      ]),
    ["check"]: CommandTable(
      // What a build writes is said of 'build'; here nothing is built, as that takes seconds each time.
      arguments: ["<path>", "--fast"],
      files: [
        "<path>": .input("Widget"), "--config": config, "--baseline": .input("baseline.json"),
        "--write-baseline": .output("new-baseline.json"), "--output": result, "--feed": feed,
        "--app-group": .input("group.json"), "--choice": choice,
        "--project": .input("Shop.xcodeproj"),
        "--package": .input("Package"),
        "--engine": .input("engine"), "--build-path": .folder("built"),
      ]),
    ["rules"]: CommandTable(files: ["--output": result]),
    ["edit"]: .running(
      ["<catalog>", "--move", "4:1"],
      // Where the choice of a catalog is saved, and that of a catalog by another name; or where '--choice' says.
      changes: [
        "Widget/Widget.configuration.json", "hard.configuration.json", "link.configuration.json",
        "nowhere",
      ],
      [
        "<catalog>": catalog, "--choice": choice, "--feed": feed,
        "--output": .output("New.configuration.json"),
      ]),
    ["export"]: .running(
      ["<catalog>"],
      ["<catalog>": catalog, "--choice": choice, "--feed": feed, "--output": result]),
    ["preview"]: .running(
      ["<catalog>"],
      [
        "<catalog>": catalog, "--choice": choice, "--feed": feed, "--fonts": .input("fonts"),
        "--output": result,
      ]),
    ["timeline"]: .running(
      ["<widget>", "--for", "10m"],
      ["<widget>": catalog, "--choice": choice, "--feed": feed, "--output": result]),
    ["load"]: .running(
      ["<widget>", "--for", "10m", "--devices", "10"],
      ["<widget>": catalog, "--feed": feed, "--output": result]),
    ["snapshot"]: .running(
      ["record", "<folder>", "<widget>", "--locale", "en"],
      [
        "<folder>": .folder("pictures"), "<widget>": catalog, "--choice": choice, "--feed": feed,
        "--page": .output("new.html"), "--output": result, "--cases": config,
        "--drawings": .folder("drawings"), "--fonts": .input("fonts"),
      ],
      others: Dictionary(
        uniqueKeysWithValues: ["--page", "--cases", "--drawings", "--fonts"].map {
          ($0, ["compare", "@Recorded", "<widget>", "--locale", "en"])
        })),
    ["devices"]: CommandTable(files: ["--output": result]),
    ["diff"]: CommandTable(
      arguments: ["<old>", "<new>"],
      files: [
        "<old>": .input("Old.intentdefinition"), "<new>": definition, "--path": .input("Widget"),
        "--choices": choice, "--config": config, "--output": result,
      ]),
    ["audit"]: .running(
      ["<source>", "<file>"],
      ["<source>": catalog, "<file>": .input("choices.jsonl"), "--output": result]),
    ["generate"]: CommandTable(
      arguments: ["<definition>"], required: ["--output"],
      files: ["<definition>": definition, "--output": .folder("generated")]),
    ["migrate"]: CommandTable(
      arguments: ["<path>"], required: ["--output"],
      files: [
        "<path>": definition, "--output": .folder("migrated"), "--catalog": catalog,
        "--config": config,
      ]),
    ["build"]: CommandTable(
      // No manifest: reading one starts Swift, which takes a second each time.
      required: ["--package"], folders: builds,
      files: [
        "--project": .input("Shop.xcodeproj"), "--package": .input("Package"),
        "--engine": .input("engine"), "--build-path": .folder("built"), "--output": result,
      ]),
    ["intentbuilderc", "generate"]: CommandTable(
      required: ["-input", "-output"], files: ["-input": definition, "-output": .folder("made")]),
    ["intentbuilderc", "compile"]: CommandTable(
      required: ["-input", "-output"], files: ["-input": definition, "-output": .folder("made")]),
  ]

  /// The arguments with other files.
  ///
  /// - Parameters:
  ///   - given: What is given for options and arguments that name files, by their names.
  ///   - tree: The tree that the files are in.
  /// - Returns: The arguments of the command, with the options in the order of their names.
  func arguments(with given: [String: String], in tree: UserTree) -> [String] {
    func path(_ name: String) -> String? {
      (given[name] ?? files[name]?.name).map { tree.path($0) }
    }
    let options = Set(given.keys.filter { !$0.hasPrefix("<") }).union(required).sorted()
    let arguments = options.lazy.compactMap { others[$0] }.first ?? arguments
    return arguments.map { argument in
      argument.hasPrefix("@") ? tree.path(String(argument.dropFirst())) : path(argument) ?? argument
    } + options.flatMap { [$0, path($0) ?? ""] }
  }
}
