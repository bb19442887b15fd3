// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Enums")
struct EnumTypeTests {
  @Test("the class's name is the override or, where that is empty or absent, the enum's")
  func className() throws {
    #expect(try Fixture.enumType(["…Name": "Kind"]).className == "Kind")
    #expect(
      try Fixture.enumType(["…Name": "Kind", "…ClassName": "ListKind"]).className == "ListKind")
    #expect(try Fixture.enumType(["…Name": "Kind", "…ClassName": ""]).className == "Kind")
    #expect(try Fixture.enumType([:]).className == "")
  }

  @Test("an enum is a state, options or, by any other name, regular")
  func kind() throws {
    #expect(try Fixture.enumType(["…Type": "State"]).kind == .state)
    #expect(try Fixture.enumType(["…Type": "Options"]).kind == .options)
    #expect(try Fixture.enumType(["…Type": "Regular"]).kind == .regular)
    #expect(try Fixture.enumType(["…Type": "state"]).kind == .regular)
    #expect(try Fixture.enumType([:]).kind == .regular)
    #expect([EnumType.Kind.regular, .state, .options].map(\.rawValue) == [0, 1, 2])
  }

  @Test("a value without an index is 0, and of several with one index the last wins")
  func indexes() throws {
    let type = try Fixture.enumType([
      "…Values": [
        ["…ValueName": "unknown"], ["…ValueName": "low", "…ValueIndex": 3],
        ["…ValueName": "middle", "…ValueIndex": 1], ["…ValueName": "high", "…ValueIndex": 3],
        ["…ValueName": "none", "…ValueIndex": 0],
      ]
    ])
    #expect(type.values.map(\.index) == [0, 3, 1, 3, 0])
    #expect(type.value(at: 0)?.name?.value == "none")
    #expect(type.value(at: 1)?.name?.value == "middle")
    #expect(type.value(at: 3)?.name?.value == "high")
    #expect(type.value(at: 2)?.index == nil)
  }

  @Test("a value is found by its name; of several, the last")
  func names() throws {
    let type = try Fixture.enumType([
      "…Values": [
        ["…ValueName": "low", "…ValueIndex": 1], ["…ValueName": "low", "…ValueIndex": 2],
      ]
    ])
    #expect(type.value(named: "low")?.index == 2)
    #expect(type.value(named: "Low")?.index == nil)
  }
}
