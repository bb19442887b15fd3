// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

/// What an edit changed, in the words of the sheet: for the list of what is not saved yet.
///
/// A list is nil where it is the one that edits mean which name none.
package enum EditorChange: Hashable, Sendable {
  /// Another element stands at a position of a list.
  case replaced(String, by: String, position: Int, list: String?)
  /// An element stands at another position.
  case moved(String, from: Int, to: Int, list: String?)
  /// Two elements changed places.
  case swapped(String, String, list: String?)
  /// A list has one element more.
  case added(String, position: Int, list: String?)
  /// A list has one element less.
  case removed(String, position: Int, list: String?)
  /// A parameter has a value of its own.
  case set(String, value: String)
  /// A parameter has its default again, which is given as well; empty for none.
  case cleared(String, value: String)
  /// All parameters have their defaults again.
  case reset
  /// What an earlier session left unsaved is there again.
  case restored
  /// The choice that somebody else saved took the place of the present one.
  case reloaded
  /// A change was taken back that had been saved.
  indirect case tookBack(EditorChange)

  /// What an edit changed.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - before: The sheet before it.
  ///   - after: The sheet after it.
  package init(_ edit: ChoiceEdit, before: ParameterForm, after: ParameterForm) {
    func title(_ name: String) -> String { (after[name] ?? before[name])?.title ?? name }
    func list(_ name: String?) -> (before: Elements, after: Elements, title: String?) {
      let main = before.mainList?.parameter
      let own = name ?? main ?? ""
      return (Elements(before[own]), Elements(after[own]), own == main ? nil : title(own))
    }
    switch edit {
    case .replace(let position, let text, let name):
      let list = list(name)
      self = .replaced(
        list.before[position] ?? "", by: list.after[position] ?? text, position: position,
        list: list.title)
    case .move(let from, let to, let name):
      let list = list(name)
      self = .moved(list.after[to] ?? "", from: from, to: to, list: list.title)
    case .swap(let first, let second, let name):
      let list = list(name)
      self = .swapped(list.before[first] ?? "", list.before[second] ?? "", list: list.title)
    case .add(let text, let name):
      let list = list(name)
      self = .added(
        list.after[list.after.count] ?? text, position: list.after.count, list: list.title)
    case .remove(let position, let name):
      let list = list(name)
      self = .removed(list.before[position] ?? "", position: position, list: list.title)
    case .set(let name, let value):
      self = .set(title(name), value: after[name]?.text ?? value)
    case .clear(let name): self = .cleared(title(name), value: after[name]?.text ?? "")
    case .reset: self = .reset
    }
  }

  /// The titles of a list's elements by position from 1.
  private struct Elements {
    let titles: [String]

    init(_ row: ParameterForm.Row?) { titles = row?.elements.map(\.title) ?? [] }

    var count: Int { titles.count }

    subscript(position: Int) -> String? {
      titles.indices.contains(position - 1) ? titles[position - 1] : nil
    }
  }
}

extension EditorChange: CustomStringConvertible {
  /// What happened, in the past tense.
  package var description: String {
    switch self {
    case .replaced(let old, let new, let position, let list):
      "replaced \(old) by \(new) at position \(position)" + Self.of(list)
    case .moved(let title, let from, let to, let list):
      "moved \(title) from position \(from) to \(to)" + Self.of(list)
    case .swapped(let first, let second, let list):
      "exchanged \(first) and \(second)" + (list.map { " in \($0)" } ?? "")
    case .added(let title, let position, let list):
      "added \(title) at position \(position)" + Self.of(list)
    case .removed(let title, let position, let list):
      "took \(title) out at position \(position)" + Self.of(list)
    case .set(let title, let value):
      value.isEmpty ? "emptied \(title)" : "set \(title) to \(value)"
    case .cleared(let title, let value):
      "cleared \(title)" + (value.isEmpty ? "" : ", which is \(value) again")
    case .reset: "went back to the defaults"
    case .restored: "restored what an earlier session left unsaved"
    case .reloaded: "read the file again"
    case .tookBack(let change): "took back: \(change)"
    }
  }
  private static func of(_ list: String?) -> String {
    list.map { " of \($0)" } ?? ""
  }
}
