// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("The keys that nobody knows")
struct UnknownKeyListTests {
  @Test("an unknown key of every part is listed, with the keys that its part can have")
  func everyPart() throws {
    let values: PropertyListLiteral = [["value": 1, "INEnumValueSynonyms": [["synonym": 1]]]]
    let parameter: PropertyListLiteral = [
      "parameter": 1,
      "INIntentParameterArraySizes": [["size": 1]],
      "INIntentParameterMetadata": ["metadata": 1],
      "INIntentParameterPromptDialogs": [["dialog": 1]],
      "INIntentParameterRelationship": ["relationship": 1],
      "INIntentParameterUnsupportedReasons": [["reason": 1]],
    ]
    let response: PropertyListLiteral = [
      "response": 1,
      "INIntentResponseCodes": [["code": 1]],
      "INIntentResponseParameters": [["answer": 1]],
    ]
    let intent: PropertyListLiteral = [
      "intent": 1,
      "INIntentManagedParameterCombinations": ["": ["managed": 1]],
      "INIntentParameterCombinations": ["": ["suggested": 1]],
      "INIntentParameters": [parameter],
      "INIntentResponse": response,
    ]
    let keys = try Fixture.definition([
      "root": 1,
      "INEnums": [["enum": 1, "INEnumValues": values]],
      "INTypes": [["type": 1, "INTypeProperties": [["property": 1]]]],
      "INIntents": [intent],
    ]).unknownKeys
    #expect(
      keys.map(\.entry.key) == [
        "root", "enum", "value", "synonym", "type", "property", "intent", "managed", "suggested",
        "parameter", "size", "metadata", "dialog", "relationship", "reason", "response", "code",
        "answer",
      ])
    #expect(keys.first?.knownKeys.contains("INIntents") == true)
    #expect(keys.last?.knownKeys.contains("INIntentResponseParameterName") == true)
  }

  @Test(
    "a key that Apple's code asks for is not unknown, though nothing is decoded of it",
    arguments: [
      "INIntentPhrases", "INIntentDeprecated", "INIntentTitleLanguageCode",
      "INIntentTitleDictionary", "INIntentTitleDictionaryLanguageCode",
    ])
  func askedFor(key: String) throws {
    let intent = PropertyListLiteral.dictionary([.init(key, "x")])
    #expect(try Fixture.definition(["INIntents": [intent]]).unknownKeys.isEmpty)
  }

  @Test(
    "a key of an attribute that Apple's code asks for is not unknown",
    arguments: ["EntityKeypath", "DialogFormatStringID", "DialogFormatStringDictionary"])
  func askedForOfAttributes(suffix: String) throws {
    let property = PropertyListLiteral.dictionary([.init("INTypeProperty" + suffix, "x")])
    let definition = try Fixture.definition(["INTypes": [["INTypeProperties": [property]]]])
    #expect(definition.unknownKeys.isEmpty)
  }

  @Test("a language code beside a key that is unknown itself is unknown")
  func languageCodeOfUnknownKey() throws {
    let definition = try Fixture.definition(["INIntents": [["INIntentTitelLanguageCode": "x"]]])
    #expect(definition.unknownKeys.map(\.entry.key) == ["INIntentTitelLanguageCode"])
  }
}
