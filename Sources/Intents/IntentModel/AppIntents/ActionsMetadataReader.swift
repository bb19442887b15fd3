// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Decodes the metadata of App Intents, and collects what is malformed.
struct ActionsMetadataReader {
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  // MARK: Findings

  mutating func report(_ message: Diagnostic.Message, at value: PropertyListValue) {
    diagnostics.append(
      Diagnostic(
        id: "malformed-app-intents-metadata", severity: .warning, message: message,
        at: .init(file: file, range: value.openingRange)))
  }

  mutating func reportVersion(_ version: Located<Int>) {
    diagnostics.append(
      Diagnostic(
        id: "unknown-metadata-version", severity: .note,
        message:
          "the App Intents metadata has version \(version.value), and \(ActionsMetadata.knownVersion) is known; it is read as far as it is known",
        at: .init(file: file, range: version.range)))
  }

  // MARK: Members

  /// The objects in an object; empty if there are none.
  mutating func objects(
    _ key: String, of value: PropertyListValue
  ) -> [PropertyListValue.Entry] {
    guard let member = value[key] else { return [] }
    guard member.kind == .dictionary else {
      report("'\(key)' of the App Intents metadata must be an object", at: member)
      return []
    }
    return Array(member.entries)
  }

  /// The elements of an array; empty if there are none.
  mutating func elements(_ key: String, of value: PropertyListValue) -> [PropertyListValue] {
    guard let member = value[key] else { return [] }
    guard member.kind == .array else {
      report("'\(key)' of the App Intents metadata must be an array", at: member)
      return []
    }
    return Array(member.elements)
  }

  private mutating func requiredText(
    _ key: String, of value: PropertyListValue, _ what: String
  ) -> Located<String>? {
    if let text = text(key, of: value) { return text }
    report("\(what) of the App Intents metadata has no '\(key)', so it is not read", at: value)
    return nil
  }

  private func text(_ key: String, of value: PropertyListValue) -> Located<String>? {
    value[key].flatMap { member in member.string.map { Located($0, at: member.range) } }
  }

  /// A text with its key in string tables; nil for none.
  private func localized(_ value: PropertyListValue?) -> MetadataText? {
    guard let value, let key = text("key", of: value) else { return nil }
    return MetadataText(key: key, table: value["table"]?.string)
  }

  // MARK: Parts

  mutating func action(_ key: String, _ value: PropertyListValue) -> AppAction? {
    guard let identifier = requiredText("identifier", of: value, "the action '\(key)'") else {
      return nil
    }
    let opens = value["openAppWhenRun"]
    return AppAction(
      identifier: identifier, typeName: value["fullyQualifiedTypeName"]?.string,
      title: localized(value["title"]),
      parameters: elements("parameters", of: value).compactMap { parameter($0) },
      replacedClass: text("customIntentClassName", of: value),
      opensApp: opens.flatMap { value in value.boolean.map { Located($0, at: value.range) } },
      isDiscoverable: value["isDiscoverable"]?.boolean ?? true,
      systemProtocols: elements("systemProtocols", of: value).compactMap(\.string))
  }

  private mutating func parameter(_ value: PropertyListValue) -> AppActionParameter? {
    guard let name = requiredText("name", of: value, "a parameter") else { return nil }
    return AppActionParameter(
      name: name, title: localized(value["title"]), type: type(value["valueType"]),
      isOptional: value["isOptional"]?.boolean ?? false)
  }

  private func type(_ value: PropertyListValue?, depth: Int = 0) -> AppValueType {
    // A type is an object with one member, whose name is the kind of type.
    guard let value, let entry = value.entries.first(where: { _ in true }), depth < 16 else {
      return .other("")
    }
    let wrapper = entry.value["wrapper"]
    switch entry.key {
    case "primitive":
      return wrapper?["typeIdentifier"]?.integer.map { .primitive($0) } ?? .other("")
    case "entity": return .entity(wrapper?["typeName"]?.string ?? "")
    case "linkEnumeration": return .enumeration(wrapper?["identifier"]?.string ?? "")
    case "array": return .array(type(wrapper?["memberValueType"], depth: depth + 1))
    default: return .other(entry.key)
    }
  }

  mutating func entity(_ key: String, _ value: PropertyListValue) -> AppEntityType? {
    guard let name = requiredText("typeName", of: value, "the entity '\(key)'") else { return nil }
    return AppEntityType(
      name: name, title: localized(value["displayTypeName"]),
      isTransient: value["transient"]?.boolean ?? false)
  }

  mutating func enumeration(_ value: PropertyListValue) -> AppEnumType? {
    guard let identifier = requiredText("identifier", of: value, "an enum") else { return nil }
    return AppEnumType(
      identifier: identifier, title: localized(value["displayTypeName"]),
      cases: elements("cases", of: value).compactMap { value in
        requiredText("identifier", of: value, "a case").map {
          AppEnumType.Case(
            identifier: $0, title: localized(value["displayRepresentation"]?["title"]))
        }
      })
  }

  mutating func shortcut(_ value: PropertyListValue) -> AppShortcut? {
    guard let action = requiredText("actionIdentifier", of: value, "an App Shortcut") else {
      return nil
    }
    return AppShortcut(
      action: action,
      phrases: elements("phraseTemplates", of: value).compactMap { localized($0) },
      shortTitle: localized(value["shortTitle"]))
  }
}
