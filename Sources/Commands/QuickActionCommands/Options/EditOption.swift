// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ConfigurationEditor
import QuickActions

/// Reads edits that are given as options.
enum EditOption {
  static func replace(_ text: String) throws -> ChoiceEdit {
    try edit(
      "replace", text,
      orSay: "is not a position with an identifier; write 'POSITION=IDENTIFIER', like '2=5'")
  }

  static func move(_ text: String) throws -> ChoiceEdit {
    try edit("move", text, orSay: "is not a pair of positions; write 'FROM:TO', like '4:1'")
  }

  static func swap(_ text: String) throws -> ChoiceEdit {
    try edit("swap", text, orSay: "is not a pair of positions; write 'FROM:TO', like '4:1'")
  }

  static func add(_ text: String) throws -> ChoiceEdit {
    .add(identifier: text)
  }

  static func remove(_ text: String) throws -> ChoiceEdit {
    try edit("remove", text, orSay: "is not a position; write a number, like '3'")
  }

  static func set(_ text: String) throws -> ChoiceEdit {
    try edit("set", text, orSay: "is not a parameter with a value; write 'NAME=VALUE'")
  }

  static func clear(_ text: String) throws -> ChoiceEdit {
    try edit("clear", text, orSay: "is not the name of a parameter")
  }

  private static func edit(
    _ name: String, _ text: String, orSay words: String
  ) throws -> ChoiceEdit {
    guard let edit = EditSpelling.edit(name, text) else {
      throw ValidationError("'\(text)' \(words)")
    }
    return edit
  }

  /// The edits of several options in the order in which the options were given.
  ///
  /// ArgumentParser collects the values of each option apart. Values never begin with two hyphens, so the names of options
  /// among the arguments tell the order.
  static func inOrder(
    _ edits: [String: [ChoiceEdit]], of arguments: [String]
  ) -> [ChoiceEdit] {
    var rest = edits
    return arguments.compactMap { argument in
      let name = String(argument.prefix { $0 != "=" })
      guard let first = rest[name]?.first else { return nil }
      rest[name]?.removeFirst()
      return first
    }
  }
}
