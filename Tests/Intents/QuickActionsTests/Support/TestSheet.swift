// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetValues

/// An intent without a catalog that a test makes up, and a choice for it.
struct TestSheet {
  /// The intent.
  let widget: WidgetIntent

  /// The family of the widget.
  var family = WidgetFamily.systemMedium

  /// The language of texts.
  var locale: LocaleName?

  /// The choice.
  var choice: WidgetChoice

  /// An intent with parameters that ``parameter(_:_:isArray:_:)`` makes.
  init(
    _ parameters: [PropertyListLiteral], enums: [PropertyListLiteral] = [],
    types: [PropertyListLiteral] = [], intent members: [PropertyListLiteral.Member] = [],
    strings: String? = nil
  ) throws {
    let intent: [PropertyListLiteral.Member] =
      [.init("INIntentName", "Configure"), .init("INIntentEligibleForWidgets", true)] + members
      + [.init("INIntentParameters", .array(parameters))]
    let content = XMLWriter.document([
      "INEnums": .array(enums), "INIntents": [.dictionary(intent)], "INTypes": .array(types),
    ])
    let definition = try IntentDefinition(
      SourceFile(name: "Sheet.intentdefinition", content: content))
    var tables = StringTableSet()
    if let strings {
      tables.insert(
        try StringTable(
          SourceFile(name: "ja.lproj/Sheet.strings", text: strings), name: "Sheet",
          locale: LocaleName("ja"), format: .strings))
    }
    widget = WidgetIntent(definition.widgetIntents[0], of: definition, tables: tables)
    choice = widget.defaultChoice(for: .systemMedium)
  }

  /// The rows.
  var form: ParameterForm { widget.form(of: choice, family: family, in: locale) }

  /// Makes a choice of values, be they possible or not.
  mutating func choose(_ members: WidgetChoice.Member...) {
    choice = WidgetChoice(intent: widget.name, members: members)
  }

  /// Changes the choice.
  mutating func apply(_ edits: ChoiceEdit...) throws {
    for edit in edits {
      choice = try choice.applying(edit, to: widget, family: family, in: locale)
    }
  }

  /// The sentence with which an edit is refused; nil where it is not.
  func refusal(of edit: ChoiceEdit) -> String? {
    do throws(ChoiceError) {
      _ = try choice.applying(edit, to: widget, family: family, in: locale)
      return nil
    } catch {
      return error.description
    }
  }

  /// The choice after it was saved and loaded again.
  func reloaded() throws -> WidgetChoice {
    try WidgetChoice(
      SourceFile(name: "Sheet.configuration.json", text: choice.saved()), for: widget)
  }

  /// A parameter as Xcode writes it for a widget: shown, in the place of its number.
  static func parameter(
    _ name: String, _ type: String, priority: Int = 1, isArray: Bool = false,
    _ keys: KeyValuePairs<String, PropertyListLiteral> = [:]
  ) -> PropertyListLiteral {
    let prefix = "INIntentParameter"
    let members: [PropertyListLiteral.Member] = [
      .init(prefix + "Name", .string(name)), .init(prefix + "Type", .string(type)),
      .init(prefix + "Tag", .integer(tag(of: name))), .init(prefix + "Configurable", true),
      .init(prefix + "DisplayPriority", .integer(priority)),
    ]
    let array = isArray ? [PropertyListLiteral.Member(prefix + "SupportsMultipleValues", true)] : []
    // What a test states takes the place of what is usual.
    let own = keys.map { PropertyListLiteral.Member(prefix + $0.key, $0.value) }
    return .dictionary(
      (members + array).filter { member in !own.contains { $0.key == member.key } }
        + own.filter { $0.value != .null })
  }

  /// Metadata by the ends of their keys.
  static func metadata(
    _ keys: KeyValuePairs<String, PropertyListLiteral>
  ) -> PropertyListLiteral {
    .dictionary(keys.map { .init("INIntentParameterMetadata" + $0.key, $0.value) })
  }

  /// A relationship to another parameter.
  static func relationship(
    to parent: String, _ predicate: String, _ value: PropertyListLiteral? = nil
  ) -> PropertyListLiteral {
    let prefix = "INIntentParameterRelationship"
    var members: [PropertyListLiteral.Member] = [
      .init(prefix + "ParentName", .string(parent)),
      .init(prefix + "PredicateName", .string(predicate)),
    ]
    switch value {
    case .array: members += value.map { [.init(prefix + "PredicateValues", $0)] } ?? []
    case let value?: members.append(.init(prefix + "PredicateValue", value))
    case nil: break
    }
    return .dictionary(members)
  }

  /// An enum of values with titles, numbered from 1 behind `unknown`.
  static func enumType(
    _ name: String, _ values: KeyValuePairs<String, String>
  ) -> PropertyListLiteral {
    let unknown: PropertyListLiteral = [
      "INEnumValueName": "unknown", "INEnumValueDisplayName": "Unknown",
    ]
    return [
      "INEnumName": .string(name),
      "INEnumValues": .array(
        [unknown]
          + values.enumerated().map { index, value in
            [
              "INEnumValueName": .string(value.key), "INEnumValueIndex": .integer(index + 1),
              "INEnumValueDisplayName": .string(value.value),
              "INEnumValueDisplayNameID": .string("enum-" + value.key),
            ]
          }),
    ]
  }

  /// A number for a name, since two parameters with one would be one.
  private static func tag(of name: String) -> Int {
    name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFFFF }
  }
}

extension ParameterForm.Row {
  /// The problem in English.
  var problemSentence: String? {
    problem.map { ChoiceTexts().sentence(for: $0, of: parameter) }
  }

  /// The note in English.
  var noteSentence: String? { note.map { ChoiceTexts().sentence(for: $0) } }
}
