// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables
public import WidgetValues

/// A catalog to start from: example destinations with a value for each property of a definition's custom type.
public struct CatalogSkeleton: Sendable {
  private let target: ActionCatalog.Target
  private let definition: IntentDefinition
  private let widgetKind: String
  private let definitionPath: String?
  private let localizationPath: String?
  private let families: [WidgetFamily]
  private let language: LocaleName?
  private let tables: StringTableSet

  /// Creates a skeleton for a parameter.
  ///
  /// - Parameters:
  ///   - target: The parameter.
  ///   - definition: The definition that declares it.
  ///   - widgetKind: The kind of the widget.
  ///   - families: The families that the widget comes in.
  ///   - language: The language of the texts; nil if it is not known.
  ///   - tables: The string tables of the definition.
  ///   - definitionPath: The definition's path from the catalog's folder; nil if it has the catalog's stem and is
  ///     beside it.
  ///   - localizationPath: The path of the folder of the tables; nil if it is beside the definition, or there is none.
  public init(
    target: ActionCatalog.Target, definition: IntentDefinition, widgetKind: String,
    families: [WidgetFamily] = [.systemMedium], language: LocaleName? = nil,
    tables: StringTableSet = StringTableSet(), definitionPath: String? = nil,
    localizationPath: String? = nil
  ) {
    self.families = families
    self.language = language
    self.tables = tables
    self.localizationPath = localizationPath
    self.target = target
    self.definition = definition
    self.widgetKind = widgetKind
    self.definitionPath = definitionPath
  }

  /// The scheme of the example URLs.
  private static let scheme = "myapp"

  /// The catalog as JSON text.
  ///
  /// It is a valid catalog for the definition.
  public var document: String {
    let url = target.type.customProperties.first {
      $0.typeName?.value == "URL" && !$0.isArray
    }
    let image = target.type.customProperties.first {
      $0.kind == .scalar(.string) && $0.propertyName.lowercased().contains("image")
    }
    var members: [PropertyListLiteral.Member] = [
      .init("version", .integer(ActionCatalog.supportedVersion)),
      .init("intent", .string(target.intent.name?.value ?? "")),
      .init("parameter", .string(target.parameter.propertyName)),
    ]
    if let definitionPath { members.append(.init("definition", .string(definitionPath))) }
    if let language {
      members.append(.init("developmentLanguage", .string(language.identifier)))
    }
    if let localizationPath { members.append(.init("localization", .string(localizationPath))) }
    members.append(
      .init(
        "widget",
        [
          "kind": .string(widgetKind),
          "families": .array(families.map { .string($0.rawValue) }),
          "displayName": .string(text(target.intent.title) ?? widgetKind),
          "description": .string(text(target.intent.description) ?? ""),
        ]))
    if let url {
      members.append(.init("urlSchemes", [.string(Self.scheme)]))
      members.append(.init("urlProperty", .string(url.propertyName)))
    }
    if let image { members.append(.init("imageProperty", .string(image.propertyName))) }
    let chosen = families.compactMap { target.parameter.capacity(for: $0) }.max() ?? 4
    members.append(.init("defaults", .array((1...chosen).map { .string(String($0)) })))
    // One more than the widget holds, so that there is an option left to replace one with.
    members.append(.init("destinations", .array((1...chosen + 1).map(destination))))
    return JSONWriter.document(.dictionary(members))
  }

  /// The words of a text of the definition, in the language of the catalog; nil if there are none.
  private func text(_ text: LocalizedText) -> String? {
    let translation = text.id.flatMap {
      tables.match(
        for: $0.value, inTable: definition.source.name.fileStem, locale: language)
    }
    return translation?.entry.text.value ?? text.text?.value
  }

  private func title(_ number: Int) -> String {
    language?.identifier.prefix(2) == "ja" ? "遷移先 \(number)" : "Destination \(number)"
  }

  private func destination(_ number: Int) -> PropertyListLiteral {
    let properties = target.type.customProperties.map { property in
      PropertyListLiteral.Member(property.propertyName, value(of: property, number))
    }
    return [
      "identifier": .string(String(number)), "title": .string(title(number)),
      "properties": .dictionary(properties),
    ]
  }

  /// An example value that the property can have.
  private func value(of property: Attribute, _ number: Int) -> PropertyListLiteral {
    let single: PropertyListLiteral =
      switch property.kind {
      case .enumeration:
        .string(definition.enumType(of: property)?.values.last?.name?.value ?? "")
      case .scalar(.boolean): false
      case .scalar(.integer), .scalar(.decimal), .system("TimeInterval"): 0
      case .system("URL"): .string("\(Self.scheme)://destination/\(number)")
      case .scalar(.string), .object, .system: ""
      }
    return property.isArray ? .array([single]) : single
  }
}
