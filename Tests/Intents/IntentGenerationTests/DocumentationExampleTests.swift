// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import TestSupport
import Testing

@Suite struct DocumentationExampleTests {
  /// The names of the files for a definition, as Xcode's build system asks for them before it builds.
  func names(of definition: IntentDefinition) throws -> [String] {
    let generator = IntentGenerator(options: GenerationOptions(classPrefix: "QA"))
    return try generator.paths(for: [definition])
  }

  @Test("the example of the landing page names the sample's files")
  func example() throws {
    #expect(
      try names(of: GenerationFixture.sample()) == [
        "QAQuickActionConfigurationIntent.swift", "QATransitionDestination.swift",
      ])
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(
      of: "Sources/Intents/IntentGeneration/IntentGeneration.docc/IntentGeneration.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
