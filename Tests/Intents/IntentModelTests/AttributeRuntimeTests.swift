// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("What the runtime makes of a parameter")
struct AttributeRuntimeTests {
  @Test("an enum's name decides before everything else", arguments: Attribute.Owner.allCases)
  func enumeration(owner: Attribute.Owner) throws {
    let attribute = try Fixture.attribute(
      [
        "…EnumType": "Size", "…EnumTypeNamespace": "aB3dE6", "…Type": "Integer",
        "…ObjectType": "Place", "…ObjectTypeNamespace": "System",
      ], of: owner)
    #expect(attribute.kind == .enumeration(.init(name: "Size", namespace: "aB3dE6")))
    #expect(attribute.owner == owner)
  }

  @Test("an enum of version 1.0 has no namespace")
  func enumerationWithoutNamespace() throws {
    let attribute = try Fixture.attribute(["…EnumType": "Size", "…Type": "Integer"])
    #expect(attribute.kind == .enumeration(.init(name: "Size", namespace: nil)))
  }

  @Test("a scalar's name decides before a custom type's", arguments: Attribute.Owner.allCases)
  func scalar(owner: Attribute.Owner) throws {
    for scalar in Attribute.Scalar.allCases {
      let attribute = try Fixture.attribute(
        ["…Type": .string(scalar.rawValue), "…ObjectType": "Place"], of: owner)
      #expect(attribute.kind == .scalar(scalar))
    }
    #expect(
      Attribute.Scalar.allCases.map(\.rawValue) == ["String", "Boolean", "Integer", "Decimal"])
  }

  @Test("a custom type decides before the system's", arguments: Attribute.Owner.allCases)
  func object(owner: Attribute.Owner) throws {
    let attribute = try Fixture.attribute(
      ["…Type": "Object", "…ObjectType": "Place", "…ObjectTypeNamespace": "aB3dE6"], of: owner)
    #expect(attribute.kind == .object(.init(name: "Place", namespace: "aB3dE6")))
  }

  @Test("any other type is the system's", arguments: ["DateComponents", "URL", "Object", "string"])
  func system(name: String) throws {
    #expect(try Fixture.attribute(["…Type": .string(name)]).kind == .system(name))
  }

  @Test("a parameter without any type is of a type without a name")
  func untyped() throws {
    #expect(try Fixture.attribute(["…Name": "size"]).kind == .system(""))
  }

  @Test(
    "a property's name begins with a lower-case letter",
    arguments: [
      ("Period", "period"), ("period", "period"), ("URL", "uRL"), ("Öl", "öl"), ("", ""),
      ("_A", "_A"), ("1A", "1A"),
    ])
  func propertyName(name: String, propertyName: String) throws {
    let attribute = try Fixture.attribute(["…Name": .string(name)])
    #expect(attribute.propertyName == propertyName)
    #expect(attribute.name?.value == name)
  }

  @Test("a parameter without a name has an empty one in code")
  func nameless() throws {
    #expect(try Fixture.attribute(["…Type": "String"]).propertyName == "")
  }

  @Test("an absent tag is 0")
  func tag() throws {
    #expect(try Fixture.attribute(["…Tag": 7]).tag == 7)
    #expect(try Fixture.attribute([:]).tag == 0)
  }

  @Test("of several parameters with one tag, or with none, the last is left")
  func duplicateTags() throws {
    let intent = try Fixture.intent([
      "…Parameters": [
        ["…ParameterName": "a", "…ParameterTag": 1], ["…ParameterName": "b"],
        ["…ParameterName": "c", "…ParameterTag": 2], ["…ParameterName": "d", "…ParameterTag": 1],
        ["…ParameterName": "e", "…ParameterTag": 0],
      ]
    ])
    #expect(intent.parameters.map(\.propertyName) == ["a", "b", "c", "d", "e"])
    #expect(intent.parameters.lastOfEachTag.map(\.propertyName) == ["c", "d", "e"])
  }

  @Test("six options are shown at once, unless the file has a number from 1 up")
  func windowSize() throws {
    #expect(try Fixture.attribute([:]).windowSize == 6)
    #expect(try Fixture.attribute(["…WindowSize": 0]).windowSize == 6)
    #expect(try Fixture.attribute(["…WindowSize": -3]).windowSize == 6)
    #expect(try Fixture.attribute(["…WindowSize": 1]).windowSize == 1)
    #expect(try Fixture.attribute(["…WindowSize": 12]).windowSize == 12)
  }

  @Test("a parameter holds one value, unless it supports several")
  func isArray() throws {
    #expect(try Fixture.attribute(["…SupportsMultipleValues": true]).isArray)
    #expect(try !Fixture.attribute(["…SupportsMultipleValues": false]).isArray)
    #expect(try !Fixture.attribute([:]).isArray)
  }
}
