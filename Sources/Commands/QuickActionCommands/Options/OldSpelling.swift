// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The name that an option had once, which scripts still use.
enum OldSpelling {
  /// The old names with those that took their place, and the commands that have them.
  private static let names = ["--configuration": "--choice"]
  private static let commands: Set = [
    "check", "edit", "export", "preview", "snapshot", "timeline",
  ]

  /// Puts today's names in the place of old ones.
  ///
  /// - Parameter arguments: The arguments of the tool; words after `--` are values.
  /// - Returns: The arguments, and a sentence for each old name among them.
  static func replaced(in arguments: [String]) -> (arguments: [String], notes: [String]) {
    guard let command = arguments.first, commands.contains(command) else { return (arguments, []) }
    var notes: [String] = []
    var isOption = true
    let words = arguments.map { word in
      if word == "--" { isOption = false }
      let name = word.prefix { $0 != "=" }
      guard isOption, let new = names[String(name)] else { return word }
      let note = "'\(name)' is now '\(new)'"
      if !notes.contains(note) { notes.append(note) }
      return new + word.dropFirst(name.count)
    }
    return (words, notes)
  }
}
