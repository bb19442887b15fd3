// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentModel
import SourceText
import TestSupport
import Testing

@Suite("Real definitions", .enabled(if: Repository.corpus != nil))
struct CorpusTests {
  @Test(
    "a real definition is decoded without any finding",
    arguments: Repository.corpusFiles(withExtension: "intentdefinition"))
  func clean(file: URL) throws {
    let definition = try IntentDefinition(
      SourceFile(name: file.path, content: [UInt8](Data(contentsOf: file))))
    #expect(definition.diagnostics.map(\.message.text) == [])
    #expect(Outline(definition).lines.filter { $0.path.contains("unknownEntries") } == [])
  }

  @Test(
    "a real definition has as many parts as Foundation's reader counts",
    arguments: Repository.corpusFiles(withExtension: "intentdefinition"))
  func counts(file: URL) throws {
    let content = try Data(contentsOf: file)
    let definition = try IntentDefinition(
      SourceFile(name: file.path, content: [UInt8](content)))
    let root = Part(try PropertyListSerialization.propertyList(from: content, format: nil))

    let intents = root.parts("INIntents")
    #expect(definition.intents.count == intents.count)
    #expect(
      definition.intents.map(\.parameters.count)
        == intents.map { $0.parts("INIntentParameters").count })
    #expect(
      definition.intents.map(\.parameterCombinations.count)
        == intents.map { $0.part("INIntentParameterCombinations").count })
    #expect(
      definition.intents.map { $0.managedParameterCombinations?.count ?? 0 }
        == intents.map { $0.part("INIntentManagedParameterCombinations").count })
    let responses = intents.map { $0.part("INIntentResponse") }
    #expect(
      definition.intents.map { $0.response?.codes.count ?? 0 }
        == responses.map { $0.parts("INIntentResponseCodes").count })
    #expect(
      definition.intents.map { $0.response?.parameters.count ?? 0 }
        == responses.map { $0.parts("INIntentResponseParameters").count })

    let enums = root.parts("INEnums")
    #expect(definition.enums.map(\.values.count) == enums.map { $0.parts("INEnumValues").count })
    let types = root.parts("INTypes")
    #expect(
      definition.types.map(\.properties.count) == types.map { $0.parts("INTypeProperties").count })
  }

  /// A dictionary as Foundation reads it.
  private struct Part {
    private let entries: [String: Any]

    var count: Int { entries.count }

    init(_ value: Any?) {
      entries = value as? [String: Any] ?? [:]
    }

    func part(_ key: String) -> Part { Part(entries[key]) }

    func parts(_ key: String) -> [Part] { (entries[key] as? [Any] ?? []).map { Part($0) } }
  }
}
