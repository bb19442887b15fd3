// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Definitions")
struct IntentDefinitionTests {
  /// A definition whose parts come twice, each with another class name.
  private func twice() throws -> IntentDefinition {
    try Fixture.definition([
      "INIntentDefinitionNamespace": "aB3dE6",
      "INEnums": [
        ["INEnumName": "Size", "INEnumClassName": "One"],
        ["INEnumName": "Size", "INEnumClassName": "Two"],
      ],
      "INTypes": [
        ["INTypeName": "Place", "INTypeClassName": "One"],
        ["INTypeName": "Place", "INTypeClassName": "Two"],
      ],
      "INIntents": [
        ["INIntentName": "View", "INIntentClassName": "One"],
        ["INIntentName": "View", "INIntentClassName": "Two"],
      ],
    ])
  }

  @Test("of several parts of one name the last is found, as at run time")
  func lookup() throws {
    let definition = try twice()
    #expect(definition.enumType(named: "Size")?.className == "Two")
    #expect(definition.type(named: "Place")?.className == "Two")
    #expect(definition.intent(named: "View")?.className == "Two")
    #expect(definition.enumType(named: "Place")?.className == nil)
    #expect(definition.type(named: "Size")?.className == nil)
    #expect(definition.intent(named: "ViewIntent")?.className == nil)
  }

  @Test("a custom type is found under the file's own namespace, or under none")
  func objectTypes() throws {
    let definition = try twice()
    func className(_ literal: PropertyListLiteral) throws -> String? {
      definition.objectType(of: try Fixture.attribute(literal))?.className
    }
    #expect(
      try className([
        "…Type": "Object", "…ObjectType": "Place", "…ObjectTypeNamespace": "aB3dE6",
      ]) == "Two")
    #expect(try className(["…Type": "Object", "…ObjectType": "Place"]) == "Two")
    #expect(
      try className([
        "…Type": "Object", "…ObjectType": "Place", "…ObjectTypeNamespace": "System",
      ]) == nil)
    #expect(try className(["…Type": "Object", "…ObjectType": "Other"]) == nil)
    #expect(try className(["…Type": "String", "…ObjectType": "Place"]) == nil)
    #expect(try className(["…Type": "Object", "…ObjectType": "Place", "…EnumType": "Size"]) == nil)
  }

  @Test("an enum is found under the file's own namespace, or under none")
  func enums() throws {
    let definition = try twice()
    func className(_ literal: PropertyListLiteral) throws -> String? {
      definition.enumType(of: try Fixture.attribute(literal))?.className
    }
    #expect(try className(["…EnumType": "Size", "…EnumTypeNamespace": "aB3dE6"]) == "Two")
    #expect(try className(["…EnumType": "Size"]) == "Two")
    #expect(try className(["…EnumType": "Size", "…EnumTypeNamespace": "88xZPY"]) == nil)
    #expect(try className(["…EnumType": "Place"]) == nil)
    #expect(try className(["…Type": "Integer"]) == nil)
  }

  @Test("in a file without a namespace, a reference into another one finds nothing")
  func noNamespace() throws {
    let definition = try Fixture.definition(["INEnums": [["INEnumName": "Size"]]])
    let system = try Fixture.attribute(["…EnumType": "Size", "…EnumTypeNamespace": "System"])
    let own = try Fixture.attribute(["…EnumType": "Size"])
    #expect(definition.enumType(of: system)?.className == nil)
    #expect(definition.enumType(of: own)?.className == "Size")
  }
}
