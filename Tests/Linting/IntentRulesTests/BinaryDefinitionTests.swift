// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import SourceText
import Testing
import WidgetProject

@testable import IntentRules

@Suite("The rules on binary definitions")
struct BinaryDefinitionTests {
  @Test("a finding in a binary file is about the file as a whole, and has no fix")
  func noPlaces() throws {
    let parameters: [[String: Any]] = ["account", "period"].map { name in
      [
        "INIntentParameterName": name, "INIntentParameterTag": 2,
        "INIntentParameterType": "String",
      ]
    }
    let root: [String: Any] = [
      "INIntents": [["INIntentName": "Show", "INIntentParameters": parameters]]
    ]
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).intentdefinition")
    defer { try? FileManager.default.removeItem(at: file) }
    try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0)
      .write(to: file)
    let findings = Linter(rules: .all).findings(in: ProjectLoader.load([file.path]))
    #expect(findings.contains { $0.id == "duplicate-parameter-tag" && !$0.notes.isEmpty })
    for finding in findings {
      #expect(finding.place.range == nil)
      #expect(finding.notes.allSatisfy { $0.place?.range == nil })
      #expect(finding.fixes.isEmpty)
    }
  }
}
