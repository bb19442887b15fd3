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

  @Test("a command changes no file that it was not told to write", arguments: commands)
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

  @Test("no result takes the place of anything that a user has", arguments: commands)
  func outputs(command: Command) throws {
    let table = try #require(CommandTable.all[command.words])
    let hasForce = command.arguments.contains { $0.spelling == "--force" }
    for (option, file) in table.files {
      guard case .output = file else { continue }
      for name in UserTree.files + UserTree.links + ["empty", "Widget"] {
        try check(command, [(option, name)], table)
        // What a command reads stays even then; the rest may go, as somebody said so.
        if hasForce { try check(command, [(option, name)], table, isForced: true) }
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
    var words = table.arguments
    for option in options {
      // An option that is given already takes the new value in its place.
      if let index = words.firstIndex(of: option.name) { words.removeSubrange(index...(index + 1)) }
      if option.name.hasPrefix("<") {
        if option.name == "<folder>" {
          words[words.firstIndex(of: "@pictures") ?? 0] = "@\(option.value)"
        }
        continue
      }
      words += [option.name, "@\(option.value)"]
    }
    let run = CommandRun(
      command.words + words + (isForced ? ["--force"] : []), in: tree.folder,
      environment: [
        "HOME": tree.folder.path("home"), "QUICKACTION_ENGINE": tree.folder.path("engine"),
      ])
    let after = try tree.states()
    let line = (command.words + words + (isForced ? ["--force"] : [])).joined(separator: " ")
    var written: [String] = []
    for option in options {
      switch table.files[option.name] {
      case .output(let name) where name == option.value || isForced: written.append(option.value)
      case .folder(let name) where name == option.value: written.append(name)
      case .folder(let name):
        if run.exitCode == 0 {
          written.append(option.value + "/")
          _ = name
        }
      default: break
      }
    }
    for (name, state) in before where after[name] != state {
      let isAllowed =
        table.changes.contains { name.hasPrefix($0) }
        || isForced && written.contains(name) && !table.arguments.contains("@\(name)")
      #expect(
        isAllowed, "'\(line)' changed '\(name)' and ended with \(run.exitCode): \(run.errors)")
      // Nothing is written through a link, nor in place of one.
      #expect(!UserTree.links.contains(name), "'\(line)' changed the link '\(name)'")
    }
    for name in after.keys where before[name] == nil {
      let isAllowed = (table.changes + written).contains { name.hasPrefix($0) }
      #expect(isAllowed, "'\(line)' made '\(name)' and ended with \(run.exitCode): \(run.errors)")
      #expect(!name.contains(".quickaction-"), "'\(line)' left '\(name)'")
    }
  }
}
