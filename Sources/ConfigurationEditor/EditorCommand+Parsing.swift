// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText

extension EditorCommand {
  /// How each command is written, and what it does, in the order of the help.
  package static let summaries: [(usage: String, summary: String)] = [
    ("list", "what is chosen"),
    ("options [TEXT]", "what else there is, perhaps only what matches a text"),
    ("replace POSITION IDENTIFIER", "put another destination at a position"),
    ("move FROM TO", "take the destination at one position to another"),
    ("swap POSITION POSITION", "exchange two destinations"),
    ("add IDENTIFIER", "add a destination, where the widget has room"),
    ("remove POSITION", "take a destination out, where the number is free"),
    ("set PARAMETER VALUE", "give a parameter a value"),
    ("reset", "go back to the defaults"),
    ("undo", "take the last change back"),
    ("redo", "make it again"),
    ("show", "draw the widget"),
    ("save", "save the choice"),
    ("quit", "leave; asks where something is unsaved"),
    ("help", "this list"),
  ]

  /// Reads a line; nil for one that is empty or a comment, which begins with `#`.
  ///
  /// - Throws: ``EditorCommandError`` where the line is no command.
  package static func parse(_ line: String) throws(EditorCommandError) -> EditorCommand? {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return nil }
    let rest = words.count > 1 ? words[1].trimmed : ""
    guard let usage = summaries.first(where: { $0.usage.split(separator: " ").first == name[...] })
    else {
      let names = summaries.map { String($0.usage.prefix { $0 != " " }) }
      throw .unknown(name, near: NearName.of(name, among: names))
    }
    guard let command = command(name, rest) else { throw .usage(usage.usage) }
    return command
  }

  private static func command(_ name: String, _ rest: String) -> EditorCommand? {
    let arguments = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    let numbers = arguments.map { Int($0) }
    switch (name, arguments.count) {
    case ("list", 0): return .list
    case ("options", _): return .options(rest.isEmpty ? nil : rest)
    case ("replace", 2):
      return numbers[0].map { .edit(.replace(position: $0, identifier: arguments[1])) }
    case ("move", 2), ("swap", 2):
      guard let first = numbers[0], let second = numbers[1] else { return nil }
      return .edit(name == "move" ? .move(from: first, to: second) : .swap(first, second))
    case ("add", 1): return .edit(.add(identifier: arguments[0]))
    case ("remove", 1): return numbers[0].map { .edit(.remove(position: $0)) }
    case ("set", 2...):
      // The value is the rest of the line, spaces and all.
      let value = String(rest.drop { !$0.isWhitespace }).trimmed
      return .edit(.set(parameter: arguments[0], value: value))
    case ("reset", 0): return .edit(.reset)
    case ("undo", 0): return .undo
    case ("redo", 0): return .redo
    case ("show", 0): return .show
    case ("save", 0): return .save
    case ("quit", 0): return .quit
    case ("help", 0): return .help
    default: return nil
    }
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
