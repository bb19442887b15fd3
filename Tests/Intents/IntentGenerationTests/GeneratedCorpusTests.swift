// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentGeneration
import IntentModel
import SourceText
import TestSupport
import Testing

@Suite("Files for real definitions")
struct GeneratedCorpusTests {
  @Test(
    "every definition can be generated in every form",
    arguments: Repository.corpusFiles(withExtension: "intentdefinition"))
  func all(file: URL) throws {
    let definition = try IntentDefinition(
      SourceFile(name: file.lastPathComponent, content: Array(Data(contentsOf: file))))
    for language in [GenerationOptions.Language.swift(.five), .objectiveC] {
      let plan = try GenerationPlan([definition], options: .init(language: language))
      let custom = definition.intents.filter { $0.typeName?.value != "System" }
      #expect(plan.intents.count == custom.count)
      #expect(plan.files.count == plan.paths.count)
      #expect(plan.files.allSatisfy { $0.contents.hasSuffix("#endif\n") })
    }
  }
}
