// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText
import Testing

@testable import IntentModel

@Suite("Metadata of App Intents")
struct ActionsMetadataTests {
  private static func metadata(_ text: String) throws -> ActionsMetadata {
    try ActionsMetadata(SourceFile(name: "extract.actionsdata", text: text))
  }

  @Test("an intent has its parameters with their types")
  func actions() throws {
    let metadata = try Self.metadata(
      """
      {
        "actions": {
          "ChoosePlace": {
            "identifier": "ChoosePlace", "fullyQualifiedTypeName": "Shop.ChoosePlace",
            "customIntentClassName": "ChoosePlaceIntent", "isDiscoverable": false,
            "openAppWhenRun": false, "title": { "key": "Choose Place" },
            "systemProtocols": ["com.apple.link.systemProtocol.WidgetConfiguration"],
            "parameters": [
              { "name": "name", "isOptional": true, "title": { "key": "Name", "table": "Other" },
                "valueType": { "primitive": { "wrapper": { "typeIdentifier": 0 } } } },
              { "name": "places", "valueType": { "array": { "wrapper": { "memberValueType":
                { "entity": { "wrapper": { "typeName": "Place" } } } } } } },
              { "name": "period",
                "valueType": { "linkEnumeration": { "wrapper": { "identifier": "Period" } } } },
              { "name": "new", "valueType": { "measurement": { "wrapper": {} } } }
            ]
          }
        },
        "generator": { "name": "xcode-tools", "version": "17F113" },
        "version": 1
      }
      """)
    let action = try #require(metadata.actions.first)
    #expect(action.identifier.value == "ChoosePlace")
    #expect(action.replacedClass?.value == "ChoosePlaceIntent")
    #expect(action.isConfiguration && !action.isDiscoverable && action.opensApp?.value == false)
    #expect(
      action.parameters.map(\.type) == [
        .primitive(0), .array(.entity("Place")), .enumeration("Period"), .other("measurement"),
      ])
    #expect(
      action.parameters.map(\.type.spelling) == ["String", "[Place]", "Period", "measurement"])
    #expect(action.parameters.map(\.isOptional) == [true, false, false, false])
    #expect(action.parameters.first?.title?.table == "Other")
    #expect(metadata.toolsBuild == "17F113" && metadata.diagnostics.isEmpty)
  }

  @Test("entities, enums and App Shortcuts are read")
  func others() throws {
    let metadata = try Self.metadata(
      """
      {
        "entities": { "Place": { "typeName": "Place", "displayTypeName": { "key": "Place" } } },
        "enums": [ { "identifier": "Period", "cases": [
          { "identifier": "week", "displayRepresentation": { "title": { "key": "Week" } } } ] } ],
        "autoShortcuts": [ { "actionIdentifier": "Show", "shortTitle": { "key": "Show" },
          "phraseTemplates": [ { "key": "Show ${applicationName}" } ] } ]
      }
      """)
    #expect(metadata.entities.map(\.shownTitle) == ["Place"])
    #expect(metadata.enums.flatMap(\.cases).map(\.shownTitle) == ["Week"])
    #expect(metadata.shortcuts.flatMap(\.phrases).map(\.key.value) == ["Show ${applicationName}"])
  }

  @Test("a newer version is read as far as it is known, and said")
  func newerVersion() throws {
    let metadata = try Self.metadata(
      """
      { "version": 2, "actions": { "Show": { "identifier": "Show", "parameters": [] } } }
      """)
    #expect(metadata.actions.count == 1)
    #expect(metadata.diagnostics.map(\.id) == ["unknown-metadata-version"])
  }

  @Test(
    "what is malformed is reported, and the rest is read",
    arguments: [
      ("[]", 1), (#"{ "actions": [] }"#, 1), (#"{ "actions": { "a": {} } }"#, 1),
      (#"{ "enums": {}, "autoShortcuts": 1, "entities": "x" }"#, 3),
      (#"{ "actions": { "a": { "identifier": "a", "parameters": [{}, 1] } } }"#, 2),
      ("{}", 0),
    ])
  func malformed(_ text: String, _ count: Int) throws {
    let metadata = try Self.metadata(text)
    #expect(
      metadata.diagnostics.map(\.id)
        == .init(repeating: "malformed-app-intents-metadata", count: count))
  }

  @Test("what is not JSON is refused")
  func syntax() {
    #expect(throws: PropertyListError.self) { try Self.metadata("{") }
  }
}
