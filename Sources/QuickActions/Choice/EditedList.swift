// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables
import WidgetValues

/// The elements of a list while an edit changes them, and what the edit must keep to.
struct EditedList {
  /// The elements.
  private(set) var elements: [PropertyListLiteral]

  private let spelling: ParameterSpelling
  private let capacity: Int?
  private let handler: IntentHandler?
  private let family: WidgetFamily
  private let locale: LocaleName?

  /// The elements that a parameter has in a choice; those of its default where it has none of its own.
  ///
  /// - Throws: ``ChoiceError/noList(_:)`` where the parameter holds one value. That of the catalog counts as a list
  ///   of one.
  init(
    _ attribute: Attribute, of choice: WidgetChoice, widget: WidgetIntent,
    family: WidgetFamily, locale: LocaleName?
  ) throws(ChoiceError) {
    spelling = widget.spelling(of: attribute, in: locale)
    guard attribute.isArray || spelling.control == .destination else {
      throw .noList(attribute.propertyName)
    }
    handler = spelling.control == .destination ? widget.handler : nil
    capacity = attribute.capacity(for: family)
    self.family = family
    self.locale = locale
    let value =
      widget.ownValue(of: attribute, in: choice)
      ?? widget.defaultValue(of: attribute, for: family, in: locale)
    switch value {
    case .array(let elements): self.elements = elements
    case let value?: elements = [value]
    case nil: elements = []
    }
  }

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
    if let capacity, handler == nil ? parts.count > capacity : parts.count != capacity {
      throw .invalidValue(
        parameter: spelling.parameter, value: text,
        expected: .list(count: capacity, isExact: handler != nil, family: family.rawValue))
    }
    elements = []
    for part in parts { elements.append(try element(part, except: nil)) }
  }

  /// The index of a position that counts from 1.
  private func index(of position: Int) throws(ChoiceError) -> Int {
    guard position >= 1, position <= elements.count else {
      if handler != nil { throw .noPosition(position, count: elements.count) }
      throw .noElement(
        parameter: spelling.parameter, position: position, count: elements.count)
    }
    return position - 1
  }

  /// The element that a text means, which must not be among the others: of a destination, an object and a value of an enum
  /// a list holds one at most.
  private func element(
    _ text: String, except index: Int?
  ) throws(ChoiceError) -> PropertyListLiteral {
    if let handler, handler.destination(text) == nil {
      let known = handler.catalog.destinations.lazy.map(\.identifier.value)
      throw .unknownIdentifier(text, near: NearName.of(text, among: known))
    }
    let element = try spelling.element(text)
    guard let identity = identity(of: element) else { return element }
    let other = elements.firstIndex { self.identity(of: $0) == identity }
    if let other, other != index {
      throw .alreadyChosen(identity, title: title(of: element, identity), position: other + 1)
    }
    return element
  }

  private func identity(of element: PropertyListLiteral) -> String? {
    switch spelling.control {
    case .destination, .object, .enumeration: SavedObject(element)?.identifier
    default: nil
    }
  }

  private func title(of element: PropertyListLiteral, _ identity: String) -> String {
    if let destination = handler?.destination(identity) {
      return handler?.title(of: destination, in: locale) ?? identity
    }
    if case .enumeration(let choices) = spelling.control {
      return choices.first { $0.name == identity }?.title ?? identity
    }
    return SavedObject(element)?.title ?? identity
  }
}
