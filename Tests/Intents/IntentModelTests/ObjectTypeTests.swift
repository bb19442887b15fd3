// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Custom types")
struct ObjectTypeTests {
  @Test("the class's name is the override, else the prefix and the type's name")
  func className() throws {
    #expect(try Fixture.type(["…Name": "Tag"]).className == "Tag")
    #expect(try Fixture.type(["…Name": "Tag", "…ClassPrefix": "SP"]).className == "SPTag")
    #expect(
      try Fixture.type(["…Name": "Tag", "…ClassPrefix": "SP", "…ClassName": "WidgetTag"])
        .className == "WidgetTag")
    #expect(
      try Fixture.type(["…Name": "Tag", "…ClassPrefix": "SP", "…ClassName": ""]).className
        == "SPTag")
  }

  @Test("inherited properties are told by their flag, wherever they stand and whatever their tag")
  func properties() throws {
    let type = try Fixture.type([
      "…Properties": [
        ["…PropertyName": "identifier", "…PropertyDefault": true, "…PropertyTag": 1],
        ["…PropertyName": "Currency", "…PropertyTag": 103],
        ["…PropertyName": "pronunciationHint", "…PropertyDefault": true, "…PropertyTag": 102],
        ["…PropertyName": "name", "…PropertyDefault": false, "…PropertyTag": 3],
      ]
    ])
    #expect(type.properties.map(\.isInherited) == [true, false, true, false])
    #expect(type.customProperties.map(\.propertyName) == ["currency", "name"])
    #expect(type.property(named: "currency")?.tag == 103)
    #expect(type.property(named: "Currency")?.tag == nil)
  }

  @Test("the sample's type has the four inherited properties and two of its own")
  func sample() throws {
    let type = try #require(Sample.definition().types.first)
    #expect(type.properties.prefix(4).map(\.propertyName) == ObjectType.inheritedProperties)
    #expect(type.customProperties.map(\.propertyName) == ["imageName", "urlScheme"])
  }
}
