// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

/// A change by an edit, with the titles of the sheet.
///
/// A list is nil if it is the one that edits change if they name no list.
package enum EditorChange: Hashable, Sendable {
  /// A position of a list has another element.
  case replaced(String, by: String, position: Int, list: String?)
  /// An element has another position.
  case moved(String, from: Int, to: Int, list: String?)
  /// Two elements of a list, by their titles, were swapped.
  case swapped(String, String, list: String?)
  /// A list has one element more.
  case added(String, position: Int, list: String?)
  /// A list has one element less.
  case removed(String, position: Int, list: String?)
  /// A parameter has a value of its own.
  case set(String, value: String)
  /// A parameter has its default again, which follows; empty for none.
  case cleared(String, value: String)
  /// All parameters have their defaults again.
  case reset
  /// The unsaved changes of an earlier session were restored.
  case restored
  /// The file was read again.
  case reloaded
  /// A saved change was undone.
  indirect case tookBack(EditorChange)

  /// Describes the change of an edit by the forms before and after it.
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
