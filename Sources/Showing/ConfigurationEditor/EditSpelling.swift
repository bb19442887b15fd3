// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
package import QuickActions
import SourceText

/// Edits as options spell them, and as a line of the plain form can.
///
/// A list other than the main one comes first: `tags:2=new` for `2=new`, `tags:4:1` for `4:1`, `tags=new` for `new`.
package enum EditSpelling {
  /// The edit of a name and a value; nil if the value is not spelled as the edit asks for.
  ///
  /// An element to add that begins like `tags=` is not interpreted: only the parameters tell whether it
  /// names one. See `ChoiceEdit.namingList(in:)`.
  package static func edit(_ name: String, _ text: String) -> ChoiceEdit? {
    switch name {
    case "replace":
      guard let (place, value) = split(text), !value.isEmpty || place.contains(":"),
        let (list, positions) = positions(place, count: 1)
      else { return nil }
      return .replace(position: positions[0], identifier: value, in: list)
    case "move", "swap":
      guard let (list, positions) = positions(text[...], count: 2) else { return nil }
      return name == "move"
        ? .move(from: positions[0], to: positions[1], in: list)
        : .swap(positions[0], positions[1], in: list)
    case "add": return .add(identifier: text)
    case "remove":
      return positions(text[...], count: 1).map { .remove(position: $0.1[0], in: $0.0) }
    case "set":
      guard let (parameter, value) = split(text), !parameter.isEmpty else { return nil }
      return .set(parameter: String(parameter), value: value)
    case "clear":
      return text.isEmpty || text.contains(where: \.isWhitespace) ? nil : .clear(parameter: text)
    default: return nil
    }
  }

  /// The name and the value of an edit, from which it is read again.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - mainList: The list that edits mean which name none; it is named where that is needed to tell what is meant.
  /// - Returns: The name, and the value; nil if the edit has none.
  package static func text(
    of edit: ChoiceEdit, mainList: String?
  ) -> (name: String, value: String?) {
    func place(_ list: String?, _ positions: Int...) -> String {
      ((list.map { [$0] } ?? []) + positions.map(String.init)).joined(separator: ":")
    }
    switch edit {
    case .replace(let position, let text, let list):
      // Without a value there is nothing to replace with, unless a list is named.
      let list = list ?? (text.isEmpty ? mainList : nil)
      return ("replace", place(list, position) + "=" + text)
    case .move(let from, let to, let list): return ("move", place(list, from, to))
    case .swap(let first, let second, let list): return ("swap", place(list, first, second))
    case .add(let text, let list):
      let list = list ?? (text.contains("=") || text.isEmpty ? mainList : nil)
      return ("add", (list.map { $0 + "=" } ?? "") + text)
    case .remove(let position, let list): return ("remove", place(list, position))
    case .set(let parameter, let value): return ("set", parameter + "=" + value)
    case .clear(let parameter): return ("clear", parameter)
    case .reset: return ("reset", nil)
    }
  }

  /// The text before and after the first `=`.
  private static func split(_ text: String) -> (Substring, String)? {
    guard let mark = text.firstIndex(of: "=") else { return nil }
    return (text[..<mark], String(text[text.index(after: mark)...]))
  }

  /// Positions joined by colons, perhaps after the name of a list.
  private static func positions(_ text: Substring, count: Int) -> (String?, [Int])? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var list: String?
    if parts.count == count + 1, let name = parts.first, isName(name) {
      list = String(name)
      parts.removeFirst()
    }
    let positions = parts.compactMap { Int($0) }
    return parts.count == count && positions.count == count ? (list, positions) : nil
  }

  /// Whether a word can be the name of a parameter, and no number.
  static func isName(_ word: some StringProtocol) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } ?? false
  }
}

extension ChoiceEdit {
  /// The edit with the list that its element names: `tags=new` adds `new` to `tags` where the intent has such a list.
  package func namingList(in widget: WidgetIntent) -> ChoiceEdit {
    guard case .add(let text, nil) = self, let mark = text.firstIndex(of: "=") else { return self }
    let name = String(text[..<mark])
    let isList = widget.intent.parameters.contains { $0.propertyName == name && $0.isArray }
    guard isList || name == widget.destinationParameter else { return self }
    return .add(identifier: String(text[text.index(after: mark)...]), in: name)
  }
}
