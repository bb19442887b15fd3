// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

extension CatalogChecker {
  /// Checks the values of the destinations against the properties of the custom type.
  mutating func checkProperties(of type: ObjectType) {
    let typeName = type.name?.value ?? ""
    let known = type.customProperties.map(\.propertyName)
    for name in [catalog.urlPropertyName, catalog.imagePropertyName].compactMap(\.self)
    where !known.contains(name.value) {
      report(.unknownProperty(name.value, type: typeName, known: known), at: name.range)
    }
    let urlName = catalog.urlPropertyName(of: type)
    for destination in catalog.destinations {
      for property in destination.properties {
        let name = property.name
        guard let declared = type.property(named: name.value) else {
          report(.unknownProperty(name.value, type: typeName, known: known), at: name.range)
          continue
        }
        guard !declared.isInherited || !["identifier", "displayString"].contains(name.value) else {
          report(.inheritedProperty(name.value), at: name.range)
          continue
        }
        // What a shortcut opens is checked below, with its scheme, and for being there at all.
        let isShortcut = name.value == urlName && !declared.isArray
        checkValue(property.value, of: declared, named: name.value, isShortcut: isShortcut)
      }
    }
    if let urlName { checkURLs(in: urlName, of: type) }
  }

  /// Checks that each destination opens something, if the type has a property for that.
  private mutating func checkURLs(in name: String, of type: ObjectType) {
    // One that the type does not have is reported where the catalog names it, not at each destination.
    guard let property = type.customProperties.last(where: { $0.propertyName == name }) else {
      return
    }
    let typeName = property.typeName?.value ?? ""
    if let place = catalog.urlPropertyName,
      property.isArray || !["URL", "String"].contains(typeName)
    {
      let words = property.isArray ? "array of \(typeName)" : typeName
      return report(.urlPropertyIsNoURL(name, type: words), at: place.range)
    }
    for destination in catalog.destinations {
      guard let value = destination.value(of: name) else {
        report(
          .missingURL(destination.identifier.value, property: name),
          at: destination.identifier.range)
        continue
      }
      if let text = value.string { checkURL(text, at: value.range) }
    }
  }

  private mutating func checkURL(_ text: String, at range: SourceRange) {
    do throws(URLReference.Fault) {
      let url = try URLReference(text)
      guard let schemes = catalog.urlSchemes?.map(\.value) else { return }
      if !schemes.contains(where: { $0.lowercased() == url.scheme }) {
        report(.undeclaredScheme(url.scheme, declared: schemes), at: range)
      }
    } catch {
      report(.invalidURL(text, error), at: range)
    }
  }

  /// Checks a value, or each value of a list.
  private mutating func checkValue(
    _ value: PropertyListValue, of property: Attribute, named name: String, isShortcut: Bool
  ) {
    guard property.isArray else {
      return checkSingleValue(value, of: property, named: name, isShortcut: isShortcut)
    }
    guard value.kind == .array else {
      return reportType(of: value, named: name, expected: "an array")
    }
    for element in value.elements {
      checkSingleValue(element, of: property, named: name, isShortcut: isShortcut)
    }
  }

  private mutating func checkSingleValue(
    _ value: PropertyListValue, of property: Attribute, named name: String, isShortcut: Bool
  ) {
    switch property.kind {
    case .enumeration(let reference): checkEnumValue(value, of: property, reference, named: name)
    case .scalar(.string): expect(value, [.string], "a string", named: name)
    case .scalar(.boolean): expect(value, [.boolean], "a Boolean", named: name)
    case .scalar(.integer): expect(value, [.integer], "an integer", named: name)
    case .scalar(.decimal): expect(value, [.integer, .real], "a number", named: name)
    case .object: expect(value, [.string], "the identifier of an object, a string", named: name)
    case .system("TimeInterval"):
      expect(value, [.integer, .real], "seconds, a number", named: name)
    case .system("URL"):
      expect(value, [.string], "a URL, as a string", named: name)
      // Other URLs may have any scheme.
      if let text = value.string, !isShortcut, (try? URLReference(text)) == nil {
        checkURL(text, at: value.range)
      }
    case .system: expect(value, [.string, .integer, .real, .boolean], "a value", named: name)
    }
  }

  private mutating func checkEnumValue(
    _ value: PropertyListValue, of property: Attribute, _ reference: Attribute.TypeReference,
    named name: String
  ) {
    guard let type = definition.enumType(of: property) else {
      return expect(value, [.string], "a value's name, a string", named: name)
    }
    let names = type.values.compactMap { $0.name?.value }
    guard let text = value.string, names.contains(text) else {
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return reportType(of: value, named: name, expected: "one of \(list)")
    }
  }

  private mutating func expect(
    _ value: PropertyListValue, _ kinds: [PropertyListValue.Kind], _ words: String,
    named name: String
  ) {
    if !kinds.contains(value.kind) { reportType(of: value, named: name, expected: words) }
  }

  private mutating func reportType(
    of value: PropertyListValue, named name: String, expected: String
  ) {
    let found =
      value.kind == .string ? "'\(value.string ?? "")'" : value.kind.indefiniteWords
    report(.valueOfWrongType(name, expected: expected, found: found), at: value.range)
  }
}
