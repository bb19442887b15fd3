// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import SourceText
public import StringTables

/// An intent that a person configures a widget with, and all that is known about its values.
///
/// The catalog is optional: without one the sheet still has all of its rows, and the objects that the app would offer
/// are typed by the person.
public struct WidgetIntent: Sendable {
  /// The definition.
  public let definition: IntentDefinition

  /// The intent.
  public let intent: Intent

  /// What knows the destinations of one parameter; nil where there is no catalog for the intent.
  public let handler: IntentHandler?

  /// The string tables of the definition.
  public let tables: StringTableSet

  /// The name of the string table of the definition's texts.
  package let tableName: String

  /// The intent that a catalog is for.
  public init(_ handler: IntentHandler) {
    definition = handler.definition
    intent = handler.target.intent
    tables = handler.tables
    tableName = handler.definitionTableName
    self.handler = handler
  }

  /// An intent without a catalog.
  public init(_ intent: Intent, of definition: IntentDefinition, tables: StringTableSet) {
    self.definition = definition
    self.intent = intent
    self.tables = tables
    tableName = definition.source.name.fileStem
    handler = nil
  }

  /// The intent's name in the definition, by which a saved choice names it.
  public var name: String { intent.name?.value ?? "" }

  /// The name of the parameter whose values the catalog has; nil without a catalog.
  public var destinationParameter: String? { handler?.target.parameter.propertyName }

  /// The words of a text of the definition, in a language: of its table, else its own, else nil.
  public func text(_ text: LocalizedText, in locale: LocaleName?) -> String? {
    if let handler { return handler.text(text, in: locale) }
    let translation = text.id.flatMap {
      tables.match(for: $0.value, inTable: tableName, locale: locale)
    }
    return translation?.entry.text.value ?? text.text?.value
  }

  /// The parameter of the given name.
  ///
  /// - Throws: ``ChoiceError/unknownParameter(_:near:)`` where the intent has none.
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
