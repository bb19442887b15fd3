// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing

@Suite("Defaults of the definition")
struct DefinedDefaultTests {
  private typealias Sheet = TestSheet

  private static let defaults: [(String, PropertyListLiteral?, ParameterValue?)] = [
    ("Boolean", true, true), ("Boolean", nil, false), ("Boolean", false, false),
    ("Boolean", "YES", true), ("Boolean", 1, true),
    ("Integer", 5, 5), ("Integer", nil, nil), ("Integer", -3, -3),
    ("Decimal", .real(spelling: "1"), 1), ("Decimal", .real(spelling: "0.5"), .number(0.5)),
    ("TimeInterval", .real(spelling: "90"), 90), ("TimeInterval", nil, nil),
    ("String", "Hello", "Hello"), ("String", " ", " "), ("String", nil, nil),
    ("URL", nil, nil), ("DateComponents", nil, nil), ("Placemark", nil, nil),
  ]

  @Test("a value that nobody gave is that of the metadata", arguments: defaults)
  func single(
    type: String, metadata: PropertyListLiteral?, expected: ParameterValue?
  ) throws {
    let keys: PropertyListLiteral =
      metadata.map { Sheet.metadata(["DefaultValue": $0]) } ?? .dictionary([])
    let sheet = try Sheet([Sheet.parameter("p", type, ["Metadata": keys])])
    #expect(sheet.form["p"]?.value == expected)
    #expect(sheet.form["p"]?.isDefault == true)
    #expect(sheet.form["p"]?.isSet == false)
  }

  @Test("the single default of a list becomes a list of one")
  func list() throws {
    let sheet = try Sheet([
      Sheet.parameter(
        "p", "String", isArray: true, ["Metadata": Sheet.metadata(["DefaultValue": "a"])]),
      Sheet.parameter("flags", "Boolean", priority: 2, isArray: true),
    ])
    #expect(sheet.form["p"]?.value == ["a"])
    #expect(sheet.form["p"]?.elements.map(\.title) == ["a"])
    #expect(sheet.form["flags"]?.value == nil)
    #expect(sheet.form["flags"]?.elements.isEmpty == true)
  }

  @Test(
    "the default of an enum is one of its values, by name or number, and never 'unknown'",
    arguments: [
      ("two", "two"), (2, "two"), ("three", nil), ("unknown", nil), (0, nil), (nil, nil),
    ] as [(PropertyListLiteral?, String?)])
  func enumeration(metadata: PropertyListLiteral?, expected: String?) throws {
    let keys: PropertyListLiteral =
      metadata.map { Sheet.metadata(["DefaultValue": $0]) } ?? .dictionary([])
    let sheet = try Sheet(
      [Sheet.parameter("p", "Integer", ["EnumType": "Count", "Metadata": keys])],
      enums: [Sheet.enumType("Count", ["one": "One", "two": "Two"])])
    #expect(sheet.form["p"]?.value == expected.map { .string($0) })
  }

  @Test("where the options come from the app, only the app knows a default")
  func dynamic() throws {
    let sheet = try Sheet([
      Sheet.parameter(
        "p", "String",
        [
          "SupportsDynamicEnumeration": true, "Metadata": Sheet.metadata(["DefaultValue": "a"]),
        ])
    ])
    #expect(sheet.form["p"]?.value == nil)
  }

  @Test("a default that does not fit is shown with what is wrong")
  func unfitting() throws {
    let sheet = try Sheet([
      Sheet.parameter(
        "p", "Integer",
        [
          "Metadata": Sheet.metadata([
            "DefaultValue": 12, "MinimumValue": 1, "MaximumValue": 10,
          ])
        ])
    ])
    #expect(sheet.form["p"]?.value == 12)
    #expect(
      sheet.form["p"]?.problemSentence
        == "'p' cannot be '12'; it must be a whole number of at most 10")
  }

  @Test("what depends on another value has no default while it is hidden")
  func hidden() throws {
    let default5 = Sheet.metadata(["DefaultValue": 5])
    var sheet = try Sheet([
      Sheet.parameter("on", "Boolean"),
      Sheet.parameter(
        "size", "Integer", priority: 2,
        [
          "Metadata": default5,
          "Relationship": Sheet.relationship(to: "on", "BooleanHasExactValue", true),
        ]),
      // Shown while there is a size, so only while 'on' is.
      Sheet.parameter(
        "unit", "String", priority: 3,
        ["Relationship": Sheet.relationship(to: "size", "HasAnyValue")]),
    ])
    #expect(sheet.form.rows.map(\.parameter) == ["on"])
    try sheet.apply(.set(parameter: "on", value: "true"))
    #expect(sheet.form.rows.map(\.parameter) == ["on", "size", "unit"])
    #expect(sheet.form["size"]?.value == 5)
  }
}
