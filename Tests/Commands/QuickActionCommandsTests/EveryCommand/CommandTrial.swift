// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

/// Runs of one command in a tree, which is made again whenever one of them has changed it.
struct CommandTrial {
  let words: [String]
  let table: CommandTable

  /// Makes changes to each new tree.
  var prepare: (UserTree) throws -> Void = { _ in }

  private var current: (tree: UserTree, states: [String: UserTree.State])?

  init(_ words: [String]) throws {
    self.words = words
    table = try #require(CommandTable.all[words])
  }

  /// Runs the command, and records an issue for each file that it may not change or make.
  ///
  /// - Parameters:
  ///   - given: What is given for options and arguments that name files.
  ///   - isForced: Whether `--force` is given, so that what an output names may be replaced if it is no input.
  ///   - more: The files that may be changed, too.
  /// - Returns: The names of the files that were made.
  /// - Throws: An error if the tree cannot be made or read.
  @discardableResult
  mutating func run(
    _ given: [String: String] = [:], isForced: Bool = false, mayChange more: [String] = []
  ) async throws -> [String] {
    if case (var tree, let states)? = current {
      // What another run has read is not an input of this one.
      try tree.rename()
      current = (tree, states)
    }
    let (tree, before) = try current ?? newTree()
    let arguments = words + table.arguments(with: given, in: tree) + (isForced ? ["--force"] : [])
    let run = await CommandRun.onOwnThread(
      arguments,
      environment: ["HOME": tree.path("home"), "QUICKACTION_ENGINE": tree.path("engine")])
    let after = try tree.states()
    current = after == before ? (tree, before) : nil
    let line =
      "'\(arguments.joined(separator: " "))', which ended with \(run.exitCode): \(run.errors)"
      .replacing(tree.root + "/", with: "")
    var allowed = table.changes.union(more)
    for case .output(let name)? in table.required.map({ table.files[$0] }) where before[name] == nil
    {
      allowed.insert(name)
    }
    for (option, name) in given {
      switch table.files[option] {
      case .output(let free) where free == name || isForced: allowed.insert(name)
      default: break
      }
    }
    let inputs = table.files.compactMap { option, file -> String? in
      guard case .input = file else { return nil }
      return given[option] ?? (table.arguments.contains(option) ? file.name : nil)
    }
    for (name, state) in before where after[name] != state {
      // A choice is the one input that is there to be changed.
      let isAllowed =
        table.changes.contains(name) || allowed.contains(name) && !inputs.contains(name)
      #expect(isAllowed, "changed '\(name)' by \(line)")
      #expect(!UserTree.links.contains(name), "changed the link '\(name)' by \(line)")
    }
    let made = after.keys.filter { before[$0] == nil }
    let folders = folders(given)
    for name in made {
      let isBelow = folders.contains { name == $0 || name.hasPrefix($0 + "/") }
      #expect(isBelow || allowed.contains(name), "made '\(name)' by \(line)")
      // The list of what was generated stays, so that the next run knows its own files.
      #expect(
        !name.contains(".quickaction-") || name.hasSuffix("/.quickaction-generated.json"),
        "left '\(name)' by \(line)")
    }
    return made
  }

  /// The folders in which files may be made.
  private func folders(_ given: [String: String]) -> [String] {
    table.folders
      + table.files.compactMap { option, file in
        guard case .folder(let name) = file else { return nil }
        let isUsed = table.arguments.contains(option) || table.required.contains(option)
        return given[option] ?? (isUsed ? name : nil)
      }
  }

  private func newTree() throws -> (UserTree, [String: UserTree.State]) {
    let tree = try UserTree()
    try prepare(tree)
    return (tree, try tree.states())
  }
}
