// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import QuickActions

/// The edits that a command line makes.
struct EditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Replace the destination at a position; in another list, 'list:position=value'.",
      valueName: "position=identifier"),
    transform: EditOption.replace)
  var replace: [ChoiceEdit] = []

  @Option(
    help: ArgumentHelp("Move a destination to another position.", valueName: "from:to"),
    transform: EditOption.move)
  var move: [ChoiceEdit] = []

  @Option(
    help: ArgumentHelp("Swap two destinations.", valueName: "position:position"),
    transform: EditOption.swap)
  var swap: [ChoiceEdit] = []

  @Option(
    help: ArgumentHelp(
      "Add a destination; to another list, 'list=value'.", valueName: "identifier"),
    transform: EditOption.add)
  var add: [ChoiceEdit] = []

  @Option(
    help: ArgumentHelp("Remove a destination.", valueName: "position"),
    transform: EditOption.remove)
  var remove: [ChoiceEdit] = []

  @Option(
    help: ArgumentHelp("Set a parameter.", valueName: "parameter=value"),
    transform: EditOption.set)
  var set: [ChoiceEdit] = []

  @Option(
    help: ArgumentHelp("Reset a parameter to its default.", valueName: "parameter"),
    transform: EditOption.clear)
  var clear: [ChoiceEdit] = []

  @Flag(name: .customLong("reset"), help: "Reset all parameters to their defaults.")
  var resetCount: Int

  /// Whether none is made.
  var isEmpty: Bool { byOption.allSatisfy(\.value.isEmpty) }

  /// The edits of all options in the order in which they were given.
  func inOrder(of arguments: [String]) -> [ChoiceEdit] {
    EditOption.inOrder(byOption, of: arguments)
  }

  /// The edits of each option.
  private var byOption: [String: [ChoiceEdit]] {
    [
      "--replace": replace, "--move": move, "--swap": swap, "--add": add, "--remove": remove,
      "--set": set, "--clear": clear, "--reset": Array(repeating: .reset, count: resetCount),
    ]
  }
}
