// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
public import IntentModel
import SourceText
public import StringTables

/// An intent that a user configures a widget with, and all that is known about its values.
///
/// It answers what an intents extension answers on the phone: what is chosen by default, what else can be chosen,
/// and what a choice resolves to. Its objects come from a catalog; without one the edit sheet still has all of its rows, and
/// users type the objects that the app would offer.
///
/// The parameter of the catalog can be any of a custom type: a list of a fixed size, a free list, or a single object.
public struct WidgetIntent: Sendable {
  /// The definition that declares the intent.
  public let definition: IntentDefinition

  /// The intent that configures the widget.
  public let intent: Intent

  /// The source of the objects that a user can choose from.
  public let options: OptionSource

  /// The string tables of the definition, and of the catalog.
  public let tables: StringTableSet

  /// The parameter and the type that the catalog is for; nil without a catalog.
  public let target: ActionCatalog.Target?

  /// The name of the property that holds a destination's URL; nil if the type has none, and without a catalog.
  public let urlPropertyName: String?

  /// The name of the string table of the definition's texts.
  package let tableName: String

  /// The places of the catalog's destinations by their identifiers.
  let destinationIndex: [String: Int]

  /// Creates an intent whose objects the app provides.
  public init(_ intent: Intent, of definition: IntentDefinition, tables: StringTableSet) {
    self.definition = definition
    self.intent = intent
    self.tables = tables
    options = .app
    target = nil
    urlPropertyName = nil
    tableName = definition.source.name.fileStem
    destinationIndex = [:]
  }

  /// Creates an intent whose objects the app's handler provides.
  public init(
    _ intent: Intent, of definition: IntentDefinition, tables: StringTableSet,
    handler: any ParameterHandler
  ) {
    self.definition = definition
    self.intent = intent
    self.tables = tables
    options = .handler(handler)
    target = nil
    urlPropertyName = nil
    tableName = definition.source.name.fileStem
    destinationIndex = [:]
  }

  /// Creates the intent that a catalog is for.
  ///
  /// - Throws: `ActionCatalogError` with every error of the catalog, its own and those against the definition.
  public init(
    _ catalog: ActionCatalog, of definition: IntentDefinition, tables: StringTableSet
  ) throws(ActionCatalogError) {
    let (target, findings) = catalog.check(against: definition)
    guard let target, !findings.contains(where: { $0.severity == .error }) else {
      throw ActionCatalogError(diagnostics: findings)
    }
    self.definition = definition
    self.tables = tables
    self.target = target
    intent = target.intent
    options = .catalog(catalog)
    urlPropertyName = catalog.urlPropertyName(of: target.type)
    tableName = definition.source.name.fileStem
    destinationIndex = Dictionary(
      catalog.destinations.enumerated().map { ($0.element.identifier.value, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The catalog; nil if the app provides the objects.
  public var catalog: ActionCatalog? {
    if case .catalog(let catalog) = options { catalog } else { nil }
  }

  /// The intent's name in the definition, by which a saved choice names it.
  public var name: String { intent.name?.value ?? "" }

  /// The name of the parameter whose values the catalog has; nil without a catalog.
  public var destinationParameter: String? { target?.parameter.propertyName }

  /// The language of the catalog's own texts.
  public var developmentLanguage: LocaleName? { catalog?.developmentLanguage?.value }

  /// The languages that the widget's texts are in: those of its catalog or, without one, of its definition.
  package var textLocales: [LocaleName] {
    tables.locales(ofTable: catalog?.tableName ?? tableName)
  }

  /// The words of a text of the definition in a language: those of its table, or its own; nil if it has none.
  public func text(_ text: LocalizedText, in locale: LocaleName?) -> String? {
    let translation = text.id.flatMap {
      tables.match(for: $0.value, inTable: tableName, locale: locale ?? developmentLanguage)
    }
    return translation?.entry.text.value ?? text.text?.value
  }

  /// The parameter of the given name.
  ///
  /// - Throws: ``ChoiceError/unknownParameter(_:near:)`` if the intent has none.
  func parameter(_ name: String) throws(ChoiceError) -> Attribute {
    guard let attribute = intent.parameter(named: name) else {
      let known = intent.parameters.lazy.map(\.propertyName)
      throw .unknownParameter(name, near: NearName.of(name, among: known))
    }
    return attribute
  }

  /// How values of a parameter are typed.
  func spelling(of attribute: Attribute, in locale: LocaleName? = nil) -> ParameterSpelling {
    ParameterSpelling(
      parameter: attribute.propertyName, control: control(of: attribute, in: locale),
      isArray: attribute.isArray)
  }
}

extension IntentDefinition {
  /// The intents that a widget can be configured with, in the order of the file.
  public var widgetIntents: [Intent] {
    intents.filter { $0.isEligibleForWidgets?.value == true }
  }
}

extension String {
  /// The last part of a path, without its extension: the name of the file's string table.
  package var fileStem: String {
    let name = split(separator: "/").last ?? Substring(self)
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
