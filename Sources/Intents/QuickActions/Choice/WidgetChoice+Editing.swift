// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
public import StringTables
public import WidgetValues

extension WidgetChoice {
  /// The choice after an edit.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - widget: The intent, with what is known about its values.
  ///   - family: The family of the widget, which may fix how many elements a list has.
  ///   - locale: The language of titles in what is thrown; nil means the catalog's own.
  /// - Returns: A choice that has each destination at most once, and up to as many as the family holds.
  /// - Throws: ``ChoiceError`` if that is not possible; the choice stays as it is.
  public func applying(
    _ edit: ChoiceEdit, to widget: WidgetIntent, family: WidgetFamily,
    in locale: LocaleName? = nil
  ) throws(ChoiceError) -> WidgetChoice {
    var editing = Editing(result: self, widget: widget, family: family, locale: locale)
    try editing.apply(edit)
    return editing.result
  }
}

/// An edit at work.
private struct Editing {
  var result: WidgetChoice
  let widget: WidgetIntent
  let family: WidgetFamily
  let locale: LocaleName?

  mutating func apply(_ edit: ChoiceEdit) throws(ChoiceError) {
    switch edit {
    case .replace(let position, let text, let list):
      try change(list) { list throws(ChoiceError) in
        try list.replace(position, with: text)
      }
    case .move(let from, let to, let list):
      try change(list) { list throws(ChoiceError) in try list.move(from, to: to) }
    case .swap(let first, let second, let list):
      try change(list) { list throws(ChoiceError) in try list.swap(first, second) }
    case .add(let text, let list):
      try change(list) { list throws(ChoiceError) in try list.add(text) }
    case .remove(let position, let list):
      try change(list) { list throws(ChoiceError) in try list.remove(position) }
    case .set(let parameter, let value): try set(parameter, to: value)
    case .clear(let parameter): try clear(parameter)
    case .reset: reset()
    }
  }

  /// Changes a list; nil means the one that an edit without a name is for.
  private mutating func change(
    _ name: String?, _ change: (inout EditedList) throws(ChoiceError) -> Void
  ) throws(ChoiceError) {
    let name = if let name { name } else { try mainList() }
    let attribute = try widget.parameter(name)
    var list = try EditedList(attribute, of: result, widget: widget, family: family, locale: locale)
    try change(&list)
    result[name] = list.value
  }

  private func mainList() throws(ChoiceError) -> String {
    if let destination = widget.destinationParameter { return destination }
    let lists = widget.offeredParameters.filter(\.isArray).map(\.propertyName)
    guard let only = lists.first, lists.count == 1 else { throw .listNotNamed(lists) }
    return only
  }

  /// Gives a parameter a value; a list takes its elements, joined by commas.
  private mutating func set(_ name: String, to text: String) throws(ChoiceError) {
    let attribute = try widget.parameter(name)
    guard attribute.isArray || name == result.parameter else {
      let value = try widget.spelling(of: attribute, in: locale).value(text)
      result[name] =
        widget.handler(of: attribute) == nil
        ? value
        : try widget.offered(
          value, of: attribute, spelled: text, in: result, family: family)
      return
    }
    var list = try EditedList(attribute, of: result, widget: widget, family: family, locale: locale)
    try list.set(text)
    result[name] = list.value
  }

  private mutating func clear(_ name: String) throws(ChoiceError) {
    if name == result.parameter {
      result[name] = widget.destinationValue(widget.defaultIdentifiers(for: family))
    } else {
      // Also what the intent does not have, so that a choice can be rid of what is left of an older definition.
      if result[name] == nil { _ = try widget.parameter(name) }
      result[name] = nil
    }
  }

  private mutating func reset() {
    let own = Set(widget.intent.parameters.map(\.propertyName))
    let unknown = result.otherMembers.filter { !own.contains($0.parameter) }
    result = widget.defaultChoice(for: family)
    for member in unknown { result[member.parameter] = member.value }
  }
}
