// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import TestSupport
import Testing

/// Generated files that were compared with those of Apple's tool; Documentation/Development/GoldenPairs.md says how.
@Suite("Generated files")
struct GoldenFileTests {
  /// What is generated, by the name of the golden.
  static let variants: [(name: String, options: GenerationOptions)] = [
    ("Kinds.swift", GenerationOptions()),
    (
      "Kinds-prefix-internal.swift",
      GenerationOptions(visibility: .project, classPrefix: "QA")
    ),
    ("Kinds-xcode12.swift", GenerationOptions(toolVersion: .xcode12)),
    ("Kinds-xcode13.swift", GenerationOptions(toolVersion: .xcode13)),
  ]

  @Test("Apple's Swift", arguments: variants.map(\.name))
  func swift(name: String) throws {
    let options = try #require(Self.variants.first { $0.name == name }).options
    try check(name, GenerationPlan([GenerationFixture.kinds()], options: options))
  }

  @Test("Apple's Objective-C")
  func objectiveC() throws {
    // Objective-C has no way to write the names in the fixture that are keywords.
    let definition = try GenerationFixture.definition(
      at: "Tests/Intents/IntentGenerationTests/Fixtures/Stops.intentdefinition")
    try check("Stops.objc", GenerationPlan([definition], options: .init(language: .objectiveC)))
  }

  @Test("the sample")
  func sample() throws {
    try check("QuickActionWidget.swift", GenerationPlan([GenerationFixture.sample()]))
  }

  private func check(_ name: String, _ plan: GenerationPlan) throws {
    let snapshot = Snapshot("Tests/Intents/IntentGenerationTests/Goldens/\(name).txt")
    let mismatch = try snapshot.mismatch(with: plan.listing)
    #expect(mismatch == nil)
  }
}
