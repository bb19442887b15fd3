// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

/// Asks of every option of every command that it has an effect, or is refused: never that it is taken without a word.
@Suite struct UsedOptionTests {
  /// The value of no option: not a name, a number, a length, a moment or a path of anything.
  private static let nonsense = "n\u{F6}nsense/*"

  /// The arguments of each command, and those that an option needs to mean something.
  private static let arguments: [[String]: [String]] = [
    ["init"]: ["@Widget/Widget.intentdefinition", "--output", "-"],
    ["edit"]: ["@Widget/Widget.actions.json", "--dry-run"],
    ["generate"]: ["@Widget/Widget.intentdefinition", "--output", "-"],
    ["migrate"]: ["@Widget/Widget.intentdefinition", "--output", "-"],
    ["build"]: ["--package", "@Package"],
  ]

  /// The options that take any text, with the reason.
  private static let anyText = [
    "edit --choice": "a file that is not there yet is where the choice will be saved",
    "migrate --kind": "the kind of a widget is any text",
    "intentbuilderc compile -classPrefix": "Apple's compiler takes it, for classes alone",
  ]

  static let options: [(words: [String], argument: CommandDescription.Argument)] =
    ((try? CommandDescription.all()) ?? []).flatMap { words, arguments in
      arguments.filter { $0.kind != "positional" }.map { (words, $0) }
    }

  private static func base(_ words: [String]) -> [String] {
    arguments[words] ?? CommandTable.all[words]?.arguments ?? []
  }

  private func run(_ arguments: [String], in tree: UserTree) -> CommandRun {
    CommandRun(
      arguments, in: tree.folder,
      environment: [
        "HOME": tree.folder.path("home"), "QUICKACTION_ENGINE": tree.folder.path("engine"),
      ])
  }

  @Test("a value that makes no sense is refused")
  func values() throws {
    let tree = try UserTree()
    for (words, argument) in Self.options where argument.kind == "option" {
      let name = (words + [argument.spelling]).joined(separator: " ")
      guard Self.anyText[name] == nil else { continue }
      // Where results go can be called anything.
      if case .output = CommandTable.all[words]?.files[argument.spelling] { continue }
      if case .folder = CommandTable.all[words]?.files[argument.spelling] { continue }
      var arguments = Self.base(words)
      if let index = arguments.firstIndex(of: argument.spelling) {
        arguments.removeSubrange(index...(index + 1))
      }
      let run = run(words + arguments + [argument.spelling, Self.nonsense], in: tree)
      #expect(run.exitCode != 0 && !run.errors.isEmpty, "'\(name)' takes '\(Self.nonsense)'")
    }
  }
}
