// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import TestSupport
import WidgetProject

@testable import IntentRules

/// A project with one definition and the tables that translate it.
struct TranslationProject {
  /// The entries of the definition's only intent.
  var intent = Self.twoTexts

  /// The path of the definition.
  var definition = "Widget.intentdefinition"

  /// The other files, by path.
  var files: [String: String] = [:]

  /// A title with the ID `title1` and a description with the ID `words1`.
  static let twoTexts = """
    <key>INIntentDescription</key><string>Shows what is left</string>
    <key>INIntentDescriptionID</key><string>words1</string>
    <key>INIntentTitle</key><string>Show</string>
    <key>INIntentTitleID</key><string>title1</string>
    """

  /// Writes the files.
  func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(RuleExample.rawIntent(intent).files[0].content, to: definition)
    for (path, content) in files { try folder.write(content, to: path) }
    return folder
  }

  /// What a rule finds: the file and, where there are any, the keys and the languages that it speaks of.
  func findings(of rule: any Rule.Type) throws -> [String] {
    let folder = try folder()
    let findings = Linter(rules: .only(rule)).findings(in: ProjectLoader.load([folder.path]))
    return findings.map { finding in
      ([String(finding.place.file.dropFirst(folder.path.count + 1))] + finding.data.map(\.value))
        .joined(separator: ": ")
    }
  }
}
