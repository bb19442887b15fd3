// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables

/// A widget that a test makes up: a definition with one intent, and a catalog for it.
///
/// The destinations are called `d1`, `d2` and so on, with the titles `Destination 1`, `Destination 2`.
struct TestWidget {
  /// Whether the parameter of the destinations is a list.
  var isArray = true

  /// The sizes of the list by size class; nil for a list of any length.
  var sizes: [String: Int]? = ["Medium": 4]

  /// The widget's families.
  var families = ["systemMedium"]

  /// How many destinations there are.
  var count = 6

  /// The identifiers of the defaults; nil where the catalog names none.
  var defaults: [String]?

  /// The titles of the first destinations, in place of the made-up ones.
  var titles: [String] = []

  /// Parameters beside that of the destinations.
  var parameters: [PropertyListLiteral] = []

  /// Enums of the definition.
  var enums: [PropertyListLiteral] = []

  /// Properties of the custom type beside the URL.
  var properties: [PropertyListLiteral] = []

  static let intent = "ShopConfiguration"

  /// A parameter of an intent, or a property of a type, that has a name, a type and other keys.
  static func attribute(
    _ prefix: String, _ name: String, _ type: String, isArray: Bool = false,
    _ keys: KeyValuePairs<String, PropertyListLiteral> = [:]
  ) -> PropertyListLiteral {
    var members: [PropertyListLiteral.Member] = [
      .init(prefix + "Name", .string(name)), .init(prefix + "Type", .string(type)),
    ]
    if isArray { members.append(.init(prefix + "SupportsMultipleValues", true)) }
    return .dictionary(members + keys.map { .init(prefix + $0.key, $0.value) })
  }

  /// An enum with its values.
  static func enumType(_ name: String, _ values: String...) -> PropertyListLiteral {
    [
      "INEnumName": .string(name),
      "INEnumValues": .array(values.map { ["INEnumValueName": .string($0)] }),
    ]
  }

  func definition() throws -> IntentDefinition {
    let prefix = "INIntentParameter"
    var keys: KeyValuePairs<String, PropertyListLiteral> = ["ObjectType": "Screen"]
    if let sizes {
      keys = [
        "ObjectType": "Screen", "FixedSizeArray": true,
        "ArraySizes": .array(
          sizes.sorted { $0.key < $1.key }.map { sizeClass, size in
            [
              "INIntentParameterArraySizeSize": .integer(size),
              "INIntentParameterArraySizeSizeClass": .string(sizeClass),
            ]
          }),
      ]
    }
    let own = Self.attribute(prefix, "screens", "Object", isArray: isArray, keys)
    let inherited: [PropertyListLiteral] = ["identifier", "displayString"].map {
      Self.attribute("INTypeProperty", $0, "String", ["Default": true])
    }
    let url = Self.attribute("INTypeProperty", "url", "URL")
    let content = XMLWriter.document([
      "INEnums": .array(enums),
      "INIntents": [
        ["INIntentName": .string(Self.intent), "INIntentParameters": .array([own] + parameters)]
      ],
      "INTypes": [
        ["INTypeName": "Screen", "INTypeProperties": .array(inherited + [url] + properties)]
      ],
    ])
    return try IntentDefinition(SourceFile(name: "Shop.intentdefinition", content: content))
  }

  func catalog() throws -> ActionCatalog {
    var members: [PropertyListLiteral.Member] = [
      .init("version", 1), .init("intent", .string(Self.intent)), .init("parameter", "screens"),
      .init("widget", ["kind": "Shop", "families": .array(families.map { .string($0) })]),
    ]
    if let defaults {
      members.append(.init("defaults", .array(defaults.map { .string($0) })))
    }
    let destinations = (1...count).map { number -> PropertyListLiteral in
      [
        "identifier": .string("d\(number)"),
        "title": .string(
          number <= titles.count ? titles[number - 1] : "Destination \(number)"),
        "properties": ["url": .string("shop://destination/\(number)")],
      ]
    }
    members.append(.init("destinations", .array(destinations)))
    return try ActionCatalog(
      SourceFile(name: "Shop.actions.json", text: JSONWriter.document(.dictionary(members))))
  }

  func intent() throws -> WidgetIntent {
    try WidgetIntent(catalog(), of: definition(), tables: StringTableSet())
  }

  /// A choice of the widget.
  static func choice(
    _ identifiers: String..., others: [WidgetChoice.Member] = []
  ) -> WidgetChoice {
    let screens = ParameterValue.array(identifiers.map { .string($0) })
    return WidgetChoice(
      intent: intent, parameter: "screens", members: [.init("screens", screens)] + others)
  }
}
