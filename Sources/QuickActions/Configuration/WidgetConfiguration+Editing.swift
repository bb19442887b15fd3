// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables

extension WidgetConfiguration {
  /// The choice after an edit.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - handler: What knows the destinations.
  ///   - family: The family of the widget, which may fix how many destinations there are.
  ///   - locale: The language of titles in what is thrown; nil means the catalogue's own.
  /// - Returns: A choice that holds each destination at most once, and as many as the family holds at most.
  /// - Throws: ``ConfigurationError`` where that is not possible; the choice stays as it is.
  public func applying(
    _ edit: ConfigurationEdit, by handler: IntentHandler, family: SizeClass,
    in locale: LocaleName? = nil
  ) throws(ConfigurationError) -> WidgetConfiguration {
    var result = self
    switch edit {
    case .replace(let position, let identifier):
      let index = try index(of: position)
      try checkChoice(of: identifier, except: index, by: handler, in: locale)
      result.identifiers[index] = identifier
    case .move(let from, let to):
      let (source, target) = (try index(of: from), try index(of: to))
      result.identifiers.insert(result.identifiers.remove(at: source), at: target)
    case .swap(let first, let second):
      result.identifiers.swapAt(try index(of: first), try index(of: second))
    case .add(let identifier):
      try checkChoice(of: identifier, except: nil, by: handler, in: locale)
      if let capacity = handler.capacity(for: family), identifiers.count >= capacity {
        throw .full(capacity: capacity, family: family.widgetFamily)
      }
      result.identifiers.append(identifier)
    case .remove(let position):
      let index = try index(of: position)
      if let capacity = handler.capacity(for: family), identifiers.count <= capacity {
        throw .fixedSize(capacity: capacity, family: family.widgetFamily)
      }
      result.identifiers.remove(at: index)
    case .set(let parameter, let value):
      try result.set(parameter, to: value, by: handler, family: family, in: locale)
    case .reset:
      result = handler.defaultConfiguration(for: family)
    }
    return result
  }

  /// The index of a position that counts from 1.
  private func index(of position: Int) throws(ConfigurationError) -> Int {
    guard position >= 1, position <= identifiers.count else {
      throw .noPosition(position, count: identifiers.count)
    }
    return position - 1
  }

  /// Checks that a destination exists and is not chosen elsewhere.
  private func checkChoice(
    of identifier: String, except index: Int?, by handler: IntentHandler, in locale: LocaleName?
  ) throws(ConfigurationError) {
    guard let destination = handler.destination(identifier) else {
      let known = handler.catalog.destinations.lazy.map(\.identifier.value)
      throw .unknownIdentifier(identifier, near: NearName.of(identifier, among: known))
    }
    if let other = identifiers.firstIndex(of: identifier), other != index {
      throw .alreadyChosen(
        identifier, title: handler.title(of: destination, in: locale), position: other + 1)
    }
  }

  /// Gives a parameter a value; the parameter of the destinations takes identifiers, joined by commas.
  private mutating func set(
    _ name: String, to value: String, by handler: IntentHandler, family: SizeClass,
    in locale: LocaleName?
  ) throws(ConfigurationError) {
    if name == parameter {
      return try setIdentifiers(to: value, by: handler, family: family, in: locale)
    }
    let parameters = handler.target.intent.parameters
    guard let attribute = handler.target.intent.parameter(named: name) else {
      throw .unknownParameter(
        name, near: NearName.of(name, among: parameters.map(\.propertyName)))
    }
    let literal = try ParameterSpelling(attribute, in: handler.definition).literal(value)
    if let index = otherValues.firstIndex(where: { $0.key == name }) {
      otherValues[index].value = literal
    } else {
      otherValues.append(.init(name, literal))
    }
  }

  private mutating func setIdentifiers(
    to value: String, by handler: IntentHandler, family: SizeClass,
    in locale: LocaleName?
  ) throws(ConfigurationError) {
    let list = ParameterSpelling.parts(of: value)
    if let capacity = handler.capacity(for: family), list.count != capacity {
      let expected =
        "\(capacity) \(capacity == 1 ? "identifier" : "identifiers, joined by commas"), "
        + "as many as the widget holds in \(family.widgetFamily)"
      throw .invalidValue(parameter: parameter, value: value, expected: expected)
    }
    var result = self
    result.identifiers = []
    for identifier in list {
      try result.checkChoice(of: identifier, except: nil, by: handler, in: locale)
      result.identifiers.append(identifier)
    }
    self = result
  }
}
