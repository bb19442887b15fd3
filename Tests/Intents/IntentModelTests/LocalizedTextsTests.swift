// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Texts that can be translated")
struct LocalizedTextsTests {
  /// The keys of the texts that a definition has, in the order in which they are visited.
  private func visitedIDs(_ definition: IntentDefinition) -> [String] {
    var ids: [String] = []
    definition.forEachLocalizedText { text in ids += [text.id?.value ?? "none"] }
    return ids
  }

  /// The values of the keys that are known to hold a text's ID, wherever they stand.
  private func knownIDs(in value: Any) -> [String] {
    switch value {
    case let dictionary as [String: Any]:
      dictionary.flatMap { key, value in
        Self.knownKeys.contains(key)
          ? [value as? String].compactMap { $0 } : knownIDs(in: value)
      }
    case let array as [Any]: array.flatMap { knownIDs(in: $0) }
    default: []
    }
  }

  private static let knownKeys: Set<String> = {
    let attributeKeys = [
      "DisplayNameID", "MetadataDefaultValueID", "MetadataFalseDisplayNameID",
      "MetadataPlaceholderID", "MetadataTemplateID", "MetadataTrueDisplayNameID",
      "PromptDialogFormatStringID", "UnsupportedReasonFormatStringID",
    ]
    let prefixes = ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"]
    return Set(prefixes.flatMap { prefix in attributeKeys.map { prefix + $0 } }).union([
      "INEnumDisplayNameID", "INEnumValueDisplayNameID", "INEnumValueSynonymSynonymID",
      "INTypeDisplayNameID", "INIntentDescriptionID", "INIntentTitleID",
      "INIntentParameterCombinationSubtitleID", "INIntentParameterCombinationTitleID",
      "INIntentResponseCodeConciseFormatStringID", "INIntentResponseCodeFormatStringID",
    ])
  }()

  @Test(
    "of a real file, exactly the texts under keys that are known to hold IDs are visited",
    .enabled(if: Repository.corpus != nil),
    arguments: Repository.corpusFiles(withExtension: "intentdefinition"))
  func corpus(file: URL) throws {
    let content = try Data(contentsOf: file)
    let plist = try PropertyListSerialization.propertyList(from: content, format: nil)
    let source = try SourceFile(name: file.path, content: [UInt8](content))
    let visited = visitedIDs(try IntentDefinition(source)).sorted()
    #expect(visited == knownIDs(in: plist).sorted())
    #expect(!visited.isEmpty)
  }

  @Test("of a definition with every key, every text is visited, and no combination's key is one")
  func complete() throws {
    let content = CompleteDefinition.content
    let plist = try PropertyListSerialization.propertyList(from: Data(content), format: nil)
    let definition = try IntentDefinition(SourceFile(name: "test", content: content))
    let visited = visitedIDs(definition)
    #expect(visited.sorted() == knownIDs(in: plist).sorted())
    // Each key stands there once, but the two of a combination in both kinds of combinations.
    #expect(Set(visited).count == Self.knownKeys.count + 2)
    #expect(visited.allSatisfy { $0.hasSuffix(".id") || $0.hasSuffix("ID") })
  }

  @Test("enums come before intents, and intents before types, each in the order of the file")
  func order() throws {
    let definition = try Fixture.definition([
      "INEnums": [["INEnumDisplayNameID": "e1"], ["INEnumDisplayNameID": "e2"]],
      "INTypes": [["INTypeDisplayNameID": "t1"]],
      "INIntents": [["INIntentTitleID": "i1", "INIntentDescriptionID": "i2"]],
    ])
    #expect(visitedIDs(definition) == ["e1", "e2", "i2", "i1", "t1"])
  }

  @Test("a text without a key is not visited, a key without words is")
  func withoutKey() throws {
    let definition = try Fixture.definition([
      "INIntents": [["INIntentTitle": "Order", "INIntentDescriptionID": "d1"]]
    ])
    #expect(visitedIDs(definition) == ["d1"])
  }
}
