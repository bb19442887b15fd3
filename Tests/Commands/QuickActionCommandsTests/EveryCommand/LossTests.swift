// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

/// Runs every command with every option that names a file, and looks at everything that a user has.
@Suite struct LossTests {
  /// A command with its options and what it may change.
  struct Command: Sendable, CustomTestStringConvertible {
    var words: [String]
    var arguments: [CommandDescription.Argument]

    var testDescription: String { words.joined(separator: " ") }
  }

  static let commands =
    (try? CommandDescription.all().map { Command(words: $0.words, arguments: $0.arguments) }) ?? []

  @Test("each command and each option that names a file is in the table, and nothing else")
  func table() throws {
    let known = Set(try CommandDescription.all().map(\.words))
    #expect(known == Set(CommandTable.all.keys))
    for command in try CommandDescription.all() {
      let named = Set(command.arguments.filter(\.namesFile).map(\.spelling))
      let listed = Set(try #require(CommandTable.all[command.words]).files.keys)
      // The name of a widget can be the path of a catalog, too.
      #expect(named == listed.subtracting(["<widget>"]), "\(command.words)")
    }
  }

  /// What is given for an input in place of the right file.
  private static let otherInputs = [
    "Shop.swift", "link.actions.json", "hard.actions.json", "nowhere",
  ]

  /// What results are written over: one of each sort of file.
  private static let overwritten = [
    "link.actions.json", "dangling.out", "Widget/Widget.actions.json",
    "Widget/Widget.configuration.json", "report.json", "Shop.swift", "notes.txt", "index.html",
    "picture.svg", "photo.png",
  ]

  /// Whether an option is one of those for an app's own widget, which seven commands share.
  ///
  /// Each parse of arguments takes a tenth of a second in a debug build, so one of the commands tries all of them.
  private static func isShared(_ option: String, by command: Command) -> Bool {
    CommandTable.program.keys.contains(option)
      && !["preview", "build"].contains(command.words.first)
  }

  @Test("a command changes no file, whatever it is to read", arguments: commands)
  func inputs(command: Command) async throws {
    var trial = try CommandTrial(command.words)
    try await trial.run()
    for (option, file) in trial.table.files where !Self.isShared(option, by: command) {
      guard case .input = file else { continue }
      for name in Self.otherInputs { try await trial.run([option: name]) }
    }
  }

  @Test("a command with two files changes neither, nor any other", arguments: commands)
  func pairs(command: Command) async throws {
    var trial = try CommandTrial(command.words)
    // What a command is always given is there in each run.
    let always = trial.table.arguments + trial.table.required
    let options = trial.table.files.filter { !always.contains($0.key) }.sorted { $0.key < $1.key }
    for (index, first) in options.enumerated() {
      try await trial.run([first.key: first.value.name])
      for second in options[(index + 1)...] {
        let shared = [first.key, second.key].filter { Self.isShared($0, by: command) }
        guard shared.isEmpty || shared.count == 1 && [first.key, second.key].contains("--output")
        else { continue }
        try await trial.run([first.key: first.value.name, second.key: second.value.name])
      }
    }
  }

  @Test("no result takes the place of anything that a user has", arguments: commands)
  func outputs(command: Command) async throws {
    var trial = try CommandTrial(command.words)
    for (option, file) in trial.table.files {
      guard case .output = file else { continue }
      for name in Self.overwritten {
        // An earlier result of the same sort may be replaced.
        let isOwn = option == "--write-baseline" && name == "baseline.json"
        try await trial.run([option: name], mayChange: isOwn ? [name] : [])
      }
    }
  }

  @Test("a result that is forced takes the place of no input, and of no link", arguments: commands)
  func forced(command: Command) async throws {
    guard command.arguments.contains(where: { $0.spelling == "--force" }) else { return }
    var trial = try CommandTrial(command.words)
    for (option, file) in trial.table.files {
      guard case .output = file else { continue }
      for name in ["notes.md", "link.actions.json"] {
        try await trial.run([option: name], isForced: true)
      }
      for (other, file) in trial.table.files
      where other != option && !Self.isShared(other, by: command) {
        // A baseline is not read where it is written again.
        guard case .input(let name) = file, other != "--baseline" else { continue }
        try await trial.run([other: name, option: name], isForced: true)
        if name == "Widget/Widget.actions.json" {
          try await trial.run([other: name, option: "hard.actions.json"], isForced: true)
        }
      }
    }
  }

  @Test("nothing of a user's is replaced in a folder that results go to", arguments: commands)
  func folders(command: Command) async throws {
    let table = try #require(CommandTable.all[command.words])
    for (option, file) in table.files where !Self.isShared(option, by: command) {
      guard case .folder = file else { continue }
      var first = try CommandTrial(command.words)
      let made = try await first.run([option: "made"])
        .filter { $0.hasPrefix("made/") }.map { String($0.dropFirst("made/".count)) }
      try await first.run([option: "Widget"])
      let isBuilt = option == "--build-path"
      #expect(isBuilt || !made.isEmpty, "\(command.words) wrote nothing")
      var files = try CommandTrial(command.words)
      files.prepare = { tree in
        for name in made { try tree.write(Data("a user's own\n".utf8), to: "mine/\(name)") }
      }
      try await files.run([option: "mine"])
      var links = try CommandTrial(command.words)
      links.prepare = { tree in
        for name in made { try tree.link("mine/\(name)", to: tree.path("notes.md")) }
      }
      try await links.run([option: "mine"])
      guard command.arguments.contains(where: { $0.spelling == "--force" }) else { continue }
      try await links.run([option: "mine"], isForced: true)
    }
  }
}
