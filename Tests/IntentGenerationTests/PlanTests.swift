// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import SourceText
import TestSupport
import Testing

@Suite("Plans")
struct PlanTests {
  private func plan() throws -> GenerationPlan {
    let content = try Repository.content(
      of: "IntentDefinitions/QuickActionWidget.intentdefinition")
    let definition = try IntentDefinition(SourceFile(name: "sample", content: content))
    return try GenerationPlan([definition])
  }

  @Test("the sample has files for its intents and types")
  func paths() throws {
    let plan = try plan()
    #expect(!plan.intents.isEmpty)
    #expect(plan.paths == plan.files.map(\.path))
  }
}
