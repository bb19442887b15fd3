// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables
import WidgetValues

/// The elements of a list while an edit changes them, and what the edit must keep to.
struct EditedList {
  private var elements: [ParameterValue]
  private let isArray: Bool
  private let spelling: ParameterSpelling
  private let capacity: Int?
  private let widget: WidgetIntent
  private let family: WidgetFamily
  private let locale: LocaleName?
  private let attribute: Attribute
  private let choice: WidgetChoice

  /// The elements that a parameter has in a choice; those of its default if it has none of its own.
  ///
  /// - Throws: ``ChoiceError/noList(_:)`` if the parameter holds one value. That of the catalog counts as a list
  ///   of one.
  init(
    _ attribute: Attribute, of choice: WidgetChoice, widget: WidgetIntent,
    family: WidgetFamily, locale: LocaleName?
  ) throws(ChoiceError) {
    spelling = widget.spelling(of: attribute, in: locale)
    guard attribute.isArray || spelling.control == .destination else {
      throw .noList(attribute.propertyName)
    }
    isArray = attribute.isArray
    capacity = attribute.capacity(for: family)
    self.widget = widget
    self.attribute = attribute
    self.choice = choice
    self.family = family
    self.locale = locale
    let own = widget.ownValue(of: attribute, in: choice)
    // A choice without destinations has none; that of another parameter begins with the default.
    let value =
      spelling.control == .destination
      ? own : own ?? widget.defaultValue(of: attribute, for: family, in: locale)
    elements = value?.elements ?? []
  }

  /// The value of the parameter; nil for no single destination.
  var value: ParameterValue? { isArray ? .array(elements) : elements.first }

  private var hasDestinations: Bool { spelling.control == .destination }

  mutating func replace(_ position: Int, with text: String) throws(ChoiceError) {
    let index = try index(of: position)
    elements[index] = try element(text, except: index)
  }

  mutating func move(_ from: Int, to: Int) throws(ChoiceError) {
    let (source, target) = (try index(of: from), try index(of: to))
    elements.insert(elements.remove(at: source), at: target)
  }

  mutating func swap(_ first: Int, _ second: Int) throws(ChoiceError) {
    elements.swapAt(try index(of: first), try index(of: second))
  }

  mutating func add(_ text: String) throws(ChoiceError) {
    let element = try element(text, except: nil)
    if let capacity, elements.count >= capacity {
      throw .full(capacity: capacity, family: family.rawValue)
    }
    elements.append(element)
  }

  mutating func remove(_ position: Int) throws(ChoiceError) {
    let index = try index(of: position)
    if let capacity, elements.count <= capacity {
      throw .fixedSize(capacity: capacity, family: family.rawValue)
    }
    elements.remove(at: index)
  }

  /// Puts the values that a text lists in place of all elements.
  mutating func set(_ text: String) throws(ChoiceError) {
    let parts = ListSpelling.parts(of: text)
    // A list of destinations always begins full. Another begins empty, so that it may be filled in part.
    if let capacity, hasDestinations ? parts.count != capacity : parts.count > capacity {
      throw .invalidValue(
        parameter: spelling.parameter, value: text,
        expected: .list(count: capacity, isExact: hasDestinations, family: family.rawValue))
    }
    elements = []
    for part in parts { elements.append(try element(part, except: nil)) }
  }

  /// The index of a position that counts from 1.
  private func index(of position: Int) throws(ChoiceError) -> Int {
    guard position >= 1, position <= elements.count else {
      if hasDestinations { throw .noPosition(position, count: elements.count) }
      throw .noElement(
        parameter: spelling.parameter, position: position, count: elements.count)
    }
    return position - 1
  }

  /// The element that a text means, which must not be among the others: a list has a destination, an object and a value of an
  /// enum at most once.
  private func element(
    _ text: String, except index: Int?
  ) throws(ChoiceError) -> ParameterValue {
    if hasDestinations, widget.destination(text) == nil {
      throw .unknownIdentifier(text, near: nearDestination(text))
    }
    let typed = try spelling.element(text)
    let element =
      widget.handler(of: attribute) == nil
      ? typed
      : try widget.offered(
        typed, of: attribute, spelled: text, in: choice, family: family)
    guard let identity = identity(of: element) else { return element }
    let other = elements.firstIndex { self.identity(of: $0) == identity }
    if let other, other != index {
      throw .alreadyChosen(identity, title: title(of: element, identity), position: other + 1)
    }
    return element
  }

  /// The identifier that a text may mean: a near one, or that of the destination with this title in a language of the widget.
  private func nearDestination(_ text: String) -> String? {
    let destinations = widget.catalog?.destinations ?? []
    if let near = NearName.of(text, among: destinations.lazy.map(\.identifier.value)) {
      return near
    }
    let key = text.lowercased()
    for language in widget.locales {
      let titled = destinations.filter { widget.title(of: $0, in: language).lowercased() == key }
      if titled.count == 1 { return titled[0].identifier.value }
    }
    return nil
  }

  private func identity(of element: ParameterValue) -> String? {
    switch spelling.control {
    case .destination, .object, .enumeration: element.identifier
    default: nil
    }
  }

  private func title(of element: ParameterValue, _ identity: String) -> String {
    switch (spelling.control, element) {
    case (.destination, _):
      widget.destination(identity).map { widget.title(of: $0, in: locale) } ?? identity
    case (.enumeration(let choices), _):
      choices.first { $0.name == identity }?.title ?? identity
    case (_, .object(_, let title)): title
    default: identity
    }
  }
}
