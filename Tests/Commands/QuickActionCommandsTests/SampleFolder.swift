// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport

/// The sample widget of the repository in a folder of a test's own, to be changed and broken.
enum SampleFolder {
  /// The path of the catalog.
  static let catalog = "IntentDefinitions/QuickActionWidget.actions.json"

  /// The path of the definition.
  static let definition = "IntentDefinitions/QuickActionWidget.intentdefinition"

  /// The path at which the choice is saved.
  static let choiceFile = "IntentDefinitions/QuickActionWidget.configuration.json"

  /// A copy of the sample.
  static func copy() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.copySample()
    return folder
  }

  /// A saved choice of the sample's.
  static func choice(_ identifiers: String...) -> String {
    """
    {
      "version": 1,
      "intent": "QuickActionConfiguration",
      "parameters": {
        "transitionDestinations": [
    \(identifiers.map { "      \"\($0)\"" }.joined(separator: ",\n"))
        ]
      }
    }

    """
  }

  /// Puts another text in place of one in a file.
  static func change(
    _ file: String, _ text: String, to other: String, in folder: ScratchFolder
  ) throws {
    let content = folder.text(of: file) ?? ""
    precondition(content.contains(text), "'\(text)' is not in \(file)")
    try folder.write(content.replacing(text, with: other, maxReplacements: 1), to: file)
  }
}
