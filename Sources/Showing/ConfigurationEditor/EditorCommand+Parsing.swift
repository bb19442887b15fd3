// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText

extension EditorCommand {
  /// The usage and the summary of each command, in the order of the help.
  package static let summaries: [(usage: String, summary: String)] = [
    ("list", "the rows of the sheet, with their values"),
    ("options [PARAMETER] [TEXT]", "what can be chosen, or only what matches a text"),
    ("replace [PARAMETER] POSITION VALUE", "replace an item of a list"),
    ("move [PARAMETER] FROM TO", "move an item of a list"),
    ("swap [PARAMETER] POSITION POSITION", "swap two items of a list"),
    ("add [PARAMETER] VALUE", "add an item to a list, if it has room"),
    ("remove [PARAMETER] POSITION", "remove an item of a list, if its length is not fixed"),
    ("set PARAMETER VALUE", "set a parameter"),
    ("clear PARAMETER", "reset a parameter to its default"),
    ("reset", "reset all parameters to their defaults"),
    ("undo", "undo the last change"),
    ("redo", "redo it"),
    ("changes", "the unsaved changes"),
    ("show", "draw the widget"),
    ("save", "save the choice"),
    ("quit", "quit; asks if there are unsaved changes"),
    ("help", "list the commands"),
  ]

  /// Reads a line; nil if it is empty or a comment, which begins with `#`.
  ///
  /// An edit can also be written as its option is: `set note= two words ` keeps the spaces, as `--set 'note= two words '` does.
  ///
  /// - Throws: ``EditorCommandError`` if the line is not a command.
  package static func parse(_ line: String) throws(EditorCommandError) -> EditorCommand? {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return nil }
    var rest = words.count > 1 ? words[1] : ""
    if rest.last == "\r" { rest.removeLast() }
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
    switch (name, arguments.count) {
    case ("list", 0): return .list
    case ("options", _): return .options(rest.trimmed.isEmpty ? nil : rest.trimmed)
    case ("reset", 0): return .edit(.reset)
    case ("undo", 0): return .undo
    case ("redo", 0): return .redo
    case ("changes", 0): return .changes
    case ("show", 0): return .show
    case ("save", 0): return .save
    case ("quit", 0): return .quit
    case ("help", 0): return .help
    default: return edit(name, rest, arguments).map { .edit($0) }
    }
  }

  /// The edit of a line: in words, or as its option is written.
  private static func edit(
    _ name: String, _ rest: String, _ words: [String]
  ) -> ChoiceEdit? {
    guard let first = words.first else { return nil }
    // In words neither a name nor a position holds this sign.
    if first.contains("="), ["replace", "add", "set"].contains(name) {
      return EditSpelling.edit(name, String(rest.drop(while: \.isWhitespace)))
    }
    if words.count == 1 { return EditSpelling.edit(name, first) }
    let list = EditSpelling.isName(first) ? first : nil
    let numbers = words.dropFirst(list == nil ? 0 : 1).map { Int($0) }
    switch (name, numbers.count) {
    case ("replace", 2...):
      guard let position = numbers[0], list != nil || numbers.count == 2 else { return nil }
      return .replace(
        position: position, identifier: rest.dropping(words: list == nil ? 1 : 2), in: list)
    case ("move", 2), ("swap", 2):
      guard let from = numbers[0], let to = numbers[1] else { return nil }
      return name == "move" ? .move(from: from, to: to, in: list) : .swap(from, to, in: list)
    case ("add", _):
      return list.map { .add(identifier: rest.dropping(words: 1), in: $0) }
    case ("remove", 1): return numbers[0].map { .remove(position: $0, in: list) }
    case ("set", _): return .set(parameter: first, value: rest.dropping(words: 1))
    default: return nil
    }
  }
}

extension String {
  /// The rest of the line after a number of words, with its inner spaces.
  fileprivate func dropping(words count: Int) -> String {
    var text = self[...]
    for _ in 0..<count {
      text = text.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    }
    return String(text).trimmed
  }
}
