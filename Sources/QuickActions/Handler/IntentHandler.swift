// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import IntentModel
import SourceText
public import StringTables
public import WidgetValues

/// Answers for a parameter of destinations what an intents extension answers on the phone: what is chosen before anybody
/// chooses, and what else there is to choose.
///
/// It works for any parameter of a custom type: arrays of a fixed size, free arrays, and single objects, which count as
/// arrays of one.
public struct IntentHandler: Sendable {
  /// What a catalog names in a definition.
  public struct Target: Sendable {
    /// The intent.
    public let intent: Intent

    /// The parameter of the intent.
    public let parameter: Attribute

    /// The custom type of the parameter.
    public let type: ObjectType
  }

  /// The catalog.
  public let catalog: ActionCatalog

  /// The definition.
  public let definition: IntentDefinition

  /// What the catalog names in the definition.
  public let target: Target

  /// The string tables of both.
  public let tables: StringTableSet

  /// The name of the property that holds a destination's URL; nil where the type has none.
  public let urlPropertyName: String?

  /// The name of the string table of the definition's texts.
  let definitionTableName: String

  private let indexByIdentifier: [String: Int]

  /// Binds a catalog to its definition.
  ///
  /// - Throws: ``ActionCatalogError`` with every error of the catalog, its own and those against the definition.
  public init(
    catalog: ActionCatalog, definition: IntentDefinition, tables: StringTableSet
  ) throws(ActionCatalogError) {
    let (target, findings) = Self.check(catalog, against: definition)
    guard let target, !findings.contains(where: { $0.severity == .error }) else {
      throw ActionCatalogError(diagnostics: findings)
    }
    self.catalog = catalog
    self.definition = definition
    self.target = target
    self.tables = tables
    urlPropertyName = Self.urlPropertyName(catalog, target.type)
    definitionTableName = definition.source.name.fileStem
    indexByIdentifier = Dictionary(
      catalog.destinations.enumerated().map { ($0.element.identifier.value, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The findings about a catalog, its own and those against its definition, in the order of the file.
  public static func diagnostics(
    of catalog: ActionCatalog, against definition: IntentDefinition
  ) -> [Diagnostic] {
    check(catalog, against: definition).1
  }

  private static func check(
    _ catalog: ActionCatalog, against definition: IntentDefinition
  ) -> (Target?, [Diagnostic]) {
    var checker = CatalogChecker(catalog, against: definition)
    let target = checker.target()
    checker.checkReferences()
    if let target { checker.checkProperties(of: target.type) }
    let findings = (catalog.diagnostics + checker.diagnostics)
      .sorted { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
    return (target, findings)
  }

  /// The name of the property that holds a URL: the one that the catalog names, else the type's first URL.
  package static func urlPropertyName(_ catalog: ActionCatalog, _ type: ObjectType?) -> String? {
    catalog.urlPropertyName?.value
      ?? type?.customProperties.first { $0.typeName?.value == "URL" && !$0.isArray }?.propertyName
  }

  /// The destination of the given identifier; nil where the catalog has none, or no longer has it.
  public func destination(_ identifier: String) -> Destination? {
    indexByIdentifier[identifier].map { catalog.destinations[$0] }
  }

  /// The language of the catalog's own texts.
  public var developmentLanguage: LocaleName? { catalog.developmentLanguage?.value }

  /// The family that is meant where nobody names one: the first of the catalog.
  public var defaultFamily: WidgetFamily? {
    catalog.widget.families.lazy.compactMap { WidgetFamily(rawValue: $0.value) }.first
  }

  /// How many destinations a widget of a family holds; nil where any number.
  public func capacity(for family: WidgetFamily) -> Int? {
    target.parameter.capacity(for: family)
  }
}

extension IntentHandler {
  /// The words of a text of the catalog, in a language.
  ///
  /// - Returns: The translation in the catalog's table, looked for as `StringTableSet` says; else the
  ///   catalog's own words; else the key, as Foundation does.
  public func text(_ text: CatalogText, in locale: LocaleName?) -> String {
    let translation = text.key.flatMap {
      tables.match(
        for: $0.value, inTable: catalog.tableName, locale: locale ?? developmentLanguage)
    }
    return translation?.entry.text.value ?? text.text?.value ?? text.key?.value ?? ""
  }

  /// What people read for a destination.
  public func title(of destination: Destination, in locale: LocaleName?) -> String {
    text(destination.title, in: locale)
  }

  /// The words of a text of the definition, in a language: of its table, else its own, else nil.
  public func text(_ text: LocalizedText, in locale: LocaleName?) -> String? {
    let translation = text.id.flatMap {
      tables.match(
        for: $0.value, inTable: definitionTableName, locale: locale ?? developmentLanguage)
    }
    return translation?.entry.text.value ?? text.text?.value
  }
}

extension String {
  /// The last part of a path, without its extension: the name of the file's string table.
  package var fileStem: String {
    let name = split(separator: "/").last ?? Substring(self)
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
