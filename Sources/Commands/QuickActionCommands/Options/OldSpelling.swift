// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The name that an option had once, which scripts still use.
enum OldSpelling {
  /// The names that took the place of old ones, by the command that has them.
  private static let names: [String: [String: String]] = {
    let choice = ["--configuration": "--choice"]
    return [
      "check": choice, "edit": choice, "export": choice, "preview": choice, "snapshot": choice,
      "generate": ["--language": "--code-language", "--project": "--project-format"],
      "timeline": choice.merging(["--all": "--all-lines"]) { $1 },
    ]
  }()

  /// Puts today's names in the place of old ones.
  ///
  /// - Parameter arguments: The arguments of the tool; words after `--` are values.
  /// - Returns: The arguments, and a sentence for each old name among them.
  static func replaced(in arguments: [String]) -> (arguments: [String], notes: [String]) {
    guard let names = arguments.first.flatMap({ names[$0] }) else { return (arguments, []) }
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
