// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
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
      #expect(named == listed, "\(command.words)")
    }
  }

  /// Thousands of runs of commands take many minutes, so that they are asked for.
  private static let isAskedFor =
    ProcessInfo.processInfo.environment["QUICKACTION_EVERY_COMMAND"] != nil

  @Test(
    "a command changes no file that it was not told to write", .enabled(if: isAskedFor),
    arguments: commands)
  func pairs(command: Command) throws {
    let table = try #require(CommandTable.all[command.words])
    let names = table.files.keys.sorted()
    try check(command, [], table)
    for (index, first) in names.enumerated() {
      for value in values(of: first, table) {
        try check(command, [(first, value)], table)
        for second in names[(index + 1)...] {
          for other in values(of: second, table) {
            try check(command, [(first, value), (second, other)], table)
          }
        }
      }
    }
  }

  @Test(
    "no result takes the place of anything that a user has", .enabled(if: isAskedFor),
    arguments: commands)
  func outputs(command: Command) throws {
    let table = try #require(CommandTable.all[command.words])
    let hasForce = command.arguments.contains { $0.spelling == "--force" }
    for (option, file) in table.files {
      guard case .output = file else { continue }
      for name in UserTree.files + UserTree.links + ["empty", "Widget"] {
        // An earlier result of the same sort may be replaced.
        if option == "--write-baseline", name == "baseline.json" { continue }
        try check(command, [(option, name)], table)
        // What a command reads stays even then; the rest may go, as somebody said so.
        // One of two names of a file is no file of its own: the other keeps the content.
        if hasForce, !["hard.actions.json", "Widget/Widget.actions.json"].contains(name) {
          try check(command, [(option, name)], table, isForced: true)
        }
      }
    }
  }

  /// The values to try: the one of the table, and for a folder that is written to also one with a user's files.
  private func values(of option: String, _ table: CommandTable) -> [String] {
    switch table.files[option] {
    case .input(let name), .output(let name): [name]
    case .folder(let name): [name, "Package", "Widget"]
    case nil: []
    }
  }

  private func check(
    _ command: Command, _ options: [(name: String, value: String)], _ table: CommandTable,
    isForced: Bool = false
  ) throws {
    let tree = try UserTree()
    let before = try tree.states()
    let words =
      command.words + Self.arguments(table.arguments, with: options) + (isForced ? ["--force"] : [])
    let run = CommandRun(
      words, in: tree.folder,
      environment: [
        "HOME": tree.folder.path("home"), "QUICKACTION_ENGINE": tree.folder.path("engine"),
      ])
    let after = try tree.states()
    let line = "'\(words.joined(separator: " "))', which ended with \(run.exitCode): \(run.errors)"
    let written = options.filter { option in
      switch table.files[option.name] {
      case .output(let name): name == option.value || isForced
      // With results of its own, never in place of what was there.
      case .folder: run.exitCode == 0 || !before.keys.contains(option.value)
      default: false
      }
    }.map(\.value)
    for (name, state) in before where after[name] != state {
      let isNamed = isForced && written.contains(name) && !table.arguments.contains("@\(name)")
      #expect(
        isNamed || table.changes.contains { name.hasPrefix($0) }, "changed '\(name)' by \(line)")
      // Nothing is written through a link, nor in place of one.
      #expect(!UserTree.links.contains(name), "changed the link '\(name)' by \(line)")
    }
    for name in after.keys where before[name] == nil {
      #expect(
        (table.changes + written).contains { name.hasPrefix($0) }, "made '\(name)' by \(line)")
      // The list of what was generated stays, so that the next run knows its own files.
      #expect(
        !name.contains(".quickaction-") || name.hasSuffix(".quickaction-generated.json"),
        "left '\(name)' by \(line)")
    }
  }

  /// The arguments of a command, with other values for the options that they have, and the other options.
  private static func arguments(
    _ arguments: [String], with options: [(name: String, value: String)]
  ) -> [String] {
    var words = arguments
    for option in options {
      if let index = words.firstIndex(of: option.name) {
        words[index + 1] = "@\(option.value)"
      } else if option.name == "<folder>" {
        words = words.map { $0 == "@pictures" ? "@\(option.value)" : $0 }
      } else if !option.name.hasPrefix("<") {
        words += [option.name, "@\(option.value)"]
      }
    }
    return words
  }
}
