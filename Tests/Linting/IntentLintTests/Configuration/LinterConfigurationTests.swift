// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

@Suite("The linter and its configuration")
struct LinterConfigurationTests {
  /// The findings about the definition that the rule's own example breaks.
  private func findings(_ configuration: LintConfiguration) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let example = try #require(DuplicateParameterTag.examples.first { $0.findingCount > 0 })
    let file = try #require(example.files.first)
    try Data(MarkedText(file.content).text.utf8).write(to: folder.appending(path: file.path))
    return Linter(rules: .all, configuration: configuration).findings(
      in: ProjectLoader.load([folder.path])
    )
    .filter { $0.id == "duplicate-parameter-tag" }
  }

  @Test("a rule that is not selected, or is ignored, finds nothing")
  func selection() throws {
    #expect(try findings(LintConfiguration()).count == 1)
    let ignoring = LintConfiguration(
      selection: RuleSelection(ignored: ["duplicate-parameter-tag"]))
    #expect(try findings(ignoring).isEmpty)
    let selecting = LintConfiguration(selection: RuleSelection(selected: ["other"]))
    #expect(try findings(selecting).isEmpty)
  }

  @Test(
    "a finding has the severity that the configuration gives its rule", arguments: Severity.allCases
  )
  func severity(_ severity: Severity) throws {
    let configuration = LintConfiguration(severities: ["duplicate-parameter-tag": severity])
    #expect(try findings(configuration).map(\.severity) == [severity])
  }
}
