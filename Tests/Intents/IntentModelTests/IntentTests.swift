// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Intents")
struct IntentTests {
  @Test("the class's name is the override, else the prefix, the name and 'Intent'")
  func className() throws {
    #expect(try Fixture.intent(["…Name": "View"]).className == "ViewIntent")
    #expect(try Fixture.intent(["…Name": "ViewIntent"]).className == "ViewIntentIntent")
    #expect(
      try Fixture.intent(["…Name": "View", "…ClassPrefix": "SJ"]).className == "SJViewIntent")
    #expect(
      try Fixture.intent(["…Name": "View", "…ClassPrefix": "SP", "…ClassName": "NoteIntent"])
        .className == "NoteIntent")
    #expect(try Fixture.intent(["…Name": "View", "…ClassName": ""]).className == "ViewIntent")
  }

  @Test("the response's class is named after the intent's")
  func responseClassName() throws {
    #expect(try Fixture.intent(["…Name": "View"]).responseClassName == "ViewIntentResponse")
    #expect(
      try Fixture.intent(["…Name": "View", "…ClassName": "Note"]).responseClassName
        == "NoteResponse")
  }

  @Test("an intent with a title has its title and its description")
  func title() throws {
    let intent = try Fixture.intent([
      "…Title": "Order", "…TitleID": "t1", "…Description": "Orders", "…DescriptionID": "d1",
      "…Summary": "Old",
    ])
    #expect(intent.title.text?.value == "Order")
    #expect(intent.title.id?.value == "t1")
    #expect(intent.description.text?.value == "Orders")
    #expect(intent.description.id?.value == "d1")
  }

  @Test("without a title, the description is the title and the summary the description")
  func titleMissing() throws {
    let intent = try Fixture.intent([
      "…TitleID": "t1", "…Description": "Orders", "…DescriptionID": "d1", "…Summary": "Old",
    ])
    #expect(intent.title.text?.value == "Orders")
    #expect(intent.title.id?.value == "d1")
    #expect(intent.description.text?.value == "Old")
    #expect(intent.description.id == nil)
  }

  @Test("an empty title is a title")
  func emptyTitle() throws {
    let intent = try Fixture.intent(["…Title": "", "…Description": "Orders"])
    #expect(intent.title.text?.value == "")
    #expect(intent.description.text?.value == "Orders")
  }

  @Test("an intent may be suggested unless the file says otherwise")
  func suggestions() throws {
    #expect(try Fixture.intent([:]).isEligibleForSuggestions)
    #expect(try Fixture.intent(["…IneligibleForSuggestions": false]).isEligibleForSuggestions)
    #expect(try !Fixture.intent(["…IneligibleForSuggestions": true]).isEligibleForSuggestions)
  }

  @Test("a parameter is found by its name in code; of several, the last")
  func parameter() throws {
    let intent = try Fixture.intent([
      "…Parameters": [
        ["…ParameterName": "Period", "…ParameterTag": 1],
        ["…ParameterName": "period", "…ParameterTag": 2],
      ]
    ])
    #expect(intent.parameter(named: "period")?.tag == 2)
    #expect(intent.parameter(named: "Period")?.tag == nil)
  }

  @Test("parameters are displayed by priority, in the file's order where it is the same")
  func displayOrder() throws {
    func parameter(_ name: String, _ tag: Int, _ priority: PropertyListLiteral)
      -> PropertyListLiteral
    {
      [
        "…ParameterName": .string(name), "…ParameterTag": .integer(tag),
        "…ParameterDisplayPriority": priority,
      ]
    }
    let intent = try Fixture.intent([
      "…Parameters": [
        parameter("a", 1, 3), parameter("b", 2, 1), parameter("hidden", 3, .null),
        parameter("c", 4, 3), parameter("d", 5, 2), parameter("dropped", 6, 1),
        parameter("e", 6, -1),
      ]
    ])
    #expect(intent.displayedParameters.map(\.propertyName) == ["e", "b", "d", "a", "c"])
  }

  @Test("managed combinations are absent or empty, as in the file")
  func combinations() throws {
    #expect(try Fixture.intent([:]).managedParameterCombinations?.count == nil)
    #expect(
      try Fixture.intent(["…ManagedParameterCombinations": [:]]).managedParameterCombinations?.count
        == 0)
    #expect(try Fixture.intent([:]).parameterCombinations.isEmpty)
  }
}
