// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import TestSupport
import Testing

@Suite struct DocumentationExampleTests {
  func widgetIntents(of file: SourceFile) throws -> [String: [String]] {
    let intents = try IntentDefinition(file).intents
      .filter { $0.isEligibleForWidgets?.value == true }
    return Dictionary(
      intents.map { ($0.className, $0.parameters.map(\.propertyName)) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("the example of the landing page finds the sample's widget intent")
  func example() throws {
    let name = "IntentDefinitions/QuickActionWidget.intentdefinition"
    let file = try SourceFile(name: name, content: Repository.content(of: name))
    #expect(
      try widgetIntents(of: file) == [
        "QuickActionConfigurationIntent": ["transitionDestinations"]
      ])
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(of: "Sources/Intents/IntentModel/IntentModel.docc/IntentModel.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
