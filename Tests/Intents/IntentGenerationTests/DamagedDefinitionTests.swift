// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentGeneration
import IntentModel
import SourceText
import TestSupport
import Testing

@Suite("Damaged definitions")
struct DamagedDefinitionTests {
  @Test("a definition with swapped and missing texts makes correct names or a problem, and no trap")
  func damage() throws {
    let path = "Tests/Intents/IntentGenerationTests/Fixtures/Stops.intentdefinition"
    let lines = try String(decoding: Repository.content(of: path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let texts = lines.indices.filter { lines[$0].contains("<string>") }
    var generator = SeededGenerator(seed: 15)
    var (planned, refused) = (0, 0)
    for _ in 0..<150 {
      var damaged = lines
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let line = try #require(texts.randomElement(using: &generator))
        let other = try #require(texts.randomElement(using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[line] = damaged[other]
        case 1: damaged[line] = "<string></string>"
        case 2: damaged[line] = "<string>a/../b</string>"
        default: damaged[line] = "<integer>7</integer>"
        }
      }
      let source = SourceFile(name: "damaged", text: damaged.joined(separator: "\n"))
      let definition = try IntentDefinition(source)
      for language in [GenerationOptions.Language.swift(.six), .objectiveC] {
        do {
          let plan = try GenerationPlan([definition], options: .init(language: language))
          #expect(plan.files.map(\.path) == plan.paths)
          #expect(plan.paths.allSatisfy { !$0.contains("/") })
          #expect(Set(plan.paths.map { $0.lowercased() }).count == plan.paths.count)
          planned += 1
        } catch {
          #expect(error.diagnostics.allSatisfy { !$0.message.text.isEmpty })
          refused += 1
        }
      }
    }
    #expect(planned > 20)
    #expect(refused > 20)
  }
}
