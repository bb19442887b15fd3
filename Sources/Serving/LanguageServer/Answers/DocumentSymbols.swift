// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AppIntentSources
import Disk
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText
import StringTables
import SwiftDeclarations

/// The parts of a file that an editor lists: intents, parameters, enums, types, destinations, widgets, texts, settings.
struct DocumentSymbols {
  let subject: SubjectText

  /// The kinds of the protocol.
  private enum Kind: Int {
    case `class` = 5
    case property = 7
    case `enum` = 10
    case string = 15
    case key = 20
    case enumMember = 22
    case `struct` = 23
    case event = 24
  }

  /// The answer to `textDocument/documentSymbol`.
  var literal: PropertyListLiteral {
    if subject.name.hasSuffix(".intentdefinition") { return .array(definition) }
    if subject.name.hasSuffix(ActionCatalog.fileSuffix) { return .array(catalog) }
    if subject.name.hasSuffix(".swift") { return .array(swift) }
    if subject.name.hasSuffix(".strings") { return .array(table(.strings)) }
    if subject.name.hasSuffix(".stringsdict") { return .array(table(.stringsDictionary)) }
    if subject.name.hasSuffix(".xcstrings") { return .array(stringCatalog) }
    if FilePath(subject.name).name == LintConfiguration.fileName { return .array(settings) }
    return .array([])
  }

  private var definition: [PropertyListLiteral] {
    guard let definition = try? IntentDefinition(subject.source) else { return [] }
    let intents = definition.intents.compactMap { intent in
      symbol(
        intent.name, .class, in: intent.declaration, detail: intent.className,
        children: intent.parameters.compactMap { attribute($0) })
    }
    let enums = definition.enums.compactMap { type in
      symbol(
        type.name, .enum, in: type.declaration, detail: type.displayName.text?.value,
        children: type.values.compactMap {
          symbol($0.name, .enumMember, in: $0.declaration, detail: $0.displayName.text?.value)
        })
    }
    let types = definition.types.compactMap { type in
      symbol(
        type.name, .struct, in: type.declaration, detail: type.displayName.text?.value,
        children: type.properties.compactMap { attribute($0) })
    }
    return intents + enums + types
  }

  private func attribute(_ attribute: Attribute) -> PropertyListLiteral? {
    let type =
      attribute.objectTypeName?.value ?? attribute.enumTypeName?.value ?? attribute.typeName?.value
    return symbol(attribute.name, .property, in: attribute.declaration, detail: type)
  }

  private var catalog: [PropertyListLiteral] {
    guard let catalog = try? ActionCatalog(subject.source) else { return [] }
    return catalog.destinations.map { destination in
      symbol(
        destination.identifier.value, .key, in: destination.range,
        at: destination.identifier.range,
        detail: destination.title.text?.value ?? destination.title.key?.value)
    }
  }

  private func table(_ format: StringTable.Format) -> [PropertyListLiteral] {
    let path = FilePath(subject.name)
    // Which language it is does not matter for its keys.
    let table = try? StringTable(
      subject.source, name: path.stem, locale: LocaleName("en"), format: format)
    return table?.entries.map { entry in
      symbol(
        entry.key.value, .string, in: entry.key.range.union(entry.text.range), at: entry.key.range,
        detail: entry.text.value)
    } ?? []
  }

  /// The keys of a string catalog, each with the languages that it is in.
  private var stringCatalog: [PropertyListLiteral] {
    members(of: json?["strings"]).map { entry in
      let languages = members(of: entry.value["localizations"]).map(\.key)
      return symbol(
        entry.key, .string, in: entry.value.fullRange, at: entry.keyRange,
        detail: languages.joined(separator: ", "))
    }
  }

  private var settings: [PropertyListLiteral] {
    members(of: json).map { entry in
      symbol(
        entry.key, .key, in: entry.value.fullRange, at: entry.keyRange, detail: entry.value.string)
    }
  }

  private var json: PropertyListValue? {
    try? PropertyListDocument(subject.source, as: .json).root
  }

  private func members(of value: PropertyListValue?) -> [PropertyListValue.Entry] {
    value.map { $0.kind == .dictionary ? Array($0.entries) : [] } ?? []
  }

  private var swift: [PropertyListLiteral] {
    let sources = AppIntentSources([subject.source])
    let widgets = sources.widgets.map { widget in
      symbol(
        widget.kind.value ?? widget.type, .event, in: widget.kind.range, at: widget.kind.range,
        detail: widget.configuration.rawValue)
    }
    let intents = sources.intents.map { intent in
      symbol(
        intent.name, .class, in: intent.type.main.declaration.range, at: intent.type.nameRange,
        detail: intent.migratedClass?.name,
        children: intent.parameters.map {
          symbol($0.name, .property, in: $0.property.range, at: $0.property.name.range)
        })
    }
    return widgets + intents
  }

  private func symbol(
    _ name: Located<String>?, _ kind: Kind, in declaration: PropertyListValue, detail: String?,
    children: [PropertyListLiteral] = []
  ) -> PropertyListLiteral? {
    guard let name else { return nil }
    return symbol(
      name.value, kind, in: declaration.fullRange, at: name.range, detail: detail,
      children: children)
  }

  private func symbol(
    _ name: String, _ kind: Kind, in range: SourceRange, at place: SourceRange,
    detail: String? = nil, children: [PropertyListLiteral] = []
  ) -> PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [
      // Editors refuse a symbol without a name.
      ("name", .string(name.isEmpty ? "(no name)" : name)), ("kind", .integer(kind.rawValue)),
      ("range", subject.positions.range(range.union(place))),
      ("selectionRange", subject.positions.range(place)),
    ]
    if let detail { members.append(("detail", .string(detail))) }
    if !children.isEmpty { members.append(("children", .array(children))) }
    return .object(members)
  }
}
