// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import Testing

@Suite("Keys that the format does not have")
struct UnknownKeysTests {
  private func keys(_ entries: [PropertyListValue.Entry]?) -> [String]? {
    entries?.map { "\($0.key) = \($0.value.spelling)" }
  }

  @Test("the root keeps them")
  func root() throws {
    let definition = try Fixture.definition([
      "INIntents": [], "INIntentDefinitionNamespaces": "a", "intents": "b",
    ])
    #expect(keys(definition.unknownEntries) == ["INIntentDefinitionNamespaces = a", "intents = b"])
  }

  @Test("an intent, its response, its codes and its combinations keep them")
  func intents() throws {
    let intent = try Fixture.intent([
      "…Hash": 7, "…Name": "A",
      "…Response": [
        "…ResponseNew": "a",
        "…ResponseCodes": [["…ResponseCodeName": "success", "…ResponseCodeNew": "b"]],
      ],
      "…ParameterCombinations": ["x": ["…ParameterCombinationNew": "c"]],
      "…ManagedParameterCombinations": ["y": ["…ParameterCombinationTitleLanguageCode": "d"]],
    ])
    #expect(keys(intent.unknownEntries) == ["INIntentHash = 7"])
    #expect(keys(intent.response?.unknownEntries) == ["INIntentResponseNew = a"])
    #expect(
      keys(intent.response?.codes.first?.unknownEntries) == ["INIntentResponseCodeNew = b"])
    #expect(
      keys(intent.parameterCombinations.first?.unknownEntries)
        == ["INIntentParameterCombinationNew = c"])
    #expect(
      keys(intent.managedParameterCombinations?.first?.unknownEntries)
        == ["INIntentParameterCombinationTitleLanguageCode = d"])
  }

  @Test("an enum, its values and their synonyms keep them")
  func enums() throws {
    let type = try Fixture.enumType([
      "…Name": "Size", "…New": "a",
      "…Values": [
        [
          "…ValueName": "low", "…ValueNew": "b",
          "…ValueSynonyms": [
            ["…ValueSynonymPronunciationHint": "c", "…ValueSynonymSynonym": "small"]
          ],
        ]
      ],
    ])
    let value = try #require(type.values.first)
    #expect(keys(type.unknownEntries) == ["INEnumNew = a"])
    #expect(keys(value.unknownEntries) == ["INEnumValueNew = b"])
    #expect(value.synonyms.map(\.text.text?.value) == ["small"])
    #expect(
      keys(value.synonyms.first?.unknownEntries) == ["INEnumValueSynonymPronunciationHint = c"])
  }

  @Test("a type keeps them")
  func types() throws {
    let type = try Fixture.type(["…Name": "Place", "…SemanticRoot": "a"])
    #expect(keys(type.unknownEntries) == ["INTypeSemanticRoot = a"])
  }

  @Test("an attribute and each of its parts keep them", arguments: Attribute.Owner.allCases)
  func attributes(owner: Attribute.Owner) throws {
    let attribute = try Fixture.attribute(
      [
        "…Name": "a", "…EntityKeypath": "a",
        "…ArraySizes": [["…ArraySizeSize": 1, "…ArraySizeNew": "b"]],
        "…Metadata": ["…MetadataNew": "c"], "…PromptDialogs": [["…PromptDialogNew": "d"]],
        "…Relationship": ["…RelationshipNew": "e"],
        "…UnsupportedReasons": [["…UnsupportedReasonNew": "f"]],
      ], of: owner)
    let prefix = owner.rawValue
    #expect(keys(attribute.unknownEntries) == [prefix + "EntityKeypath = a"])
    #expect(
      keys(attribute.arraySizes?.entries.first?.unknownEntries) == [prefix + "ArraySizeNew = b"])
    #expect(keys(attribute.metadata?.unknownEntries) == [prefix + "MetadataNew = c"])
    #expect(
      keys(attribute.promptDialogs.first?.unknownEntries) == [prefix + "PromptDialogNew = d"])
    #expect(keys(attribute.relationship?.unknownEntries) == [prefix + "RelationshipNew = e"])
    #expect(
      keys(attribute.unsupportedReasons.first?.unknownEntries)
        == [prefix + "UnsupportedReasonNew = f"])
  }

  @Test("a key of another owner is unknown")
  func otherOwner() throws {
    let attribute = try Fixture.attribute(
      ["INIntentParameterName": "a", "…Tag": 1], of: .response)
    #expect(keys(attribute.unknownEntries) == ["INIntentParameterName = a"])
    #expect(attribute.name == nil)
  }

  @Test("no unknown key is reported")
  func diagnostics() throws {
    let definition = try Fixture.definition([
      "INIntents": [["INIntentName": "A", "INIntentNew": [["B": 1]]]], "New": [:],
    ])
    #expect(definition.diagnostics.isEmpty)
  }
}
