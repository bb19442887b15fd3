// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentRules
import SourceText
import TestSupport
import Testing

/// What a program that uses the library can do, with nothing but what is public.
@Suite struct IntentLinterTests {
  /// A definition whose only intent has a name that is no identifier.
  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>INIntents</key>
    	<array>
    		<dict>
    			<key>INIntentName</key>
    			<string>↓Show Me</string>
    		</dict>
    	</array>
    </dict>
    </plist>

    """

  private let folder: ScratchFolder
  private let text = MarkedText(definition)

  init() throws {
    folder = try ScratchFolder()
    try folder.write(text.text, to: "Widget.intentdefinition")
  }

  private func linter(_ rules: String...) throws -> IntentLinter {
    var linter = IntentLinter(rules: .intents)
    try linter.select(rules)
    return linter
  }

  @Test("a folder is checked, and each finding has its place")
  func places() throws {
    let report = try linter("name-not-identifier").lint([folder.path])
    #expect(report.findings.map(\.id) == ["name-not-identifier"])
    let place = try #require(report.findings.first?.place)
    #expect(place.file == folder.path("Widget.intentdefinition"))
    #expect(place.range?.start == text.offsets.first)
    #expect(report.location(of: place)?.line == 8)
    #expect(report.fileCount == 1)
    #expect(report.sources.map(\.name) == [place.file])
  }

  @Test("what an editor has not saved is checked in place of the file")
  func unsaved() throws {
    let file = folder.path("Widget.intentdefinition")
    let repaired = text.text.replacing("Show Me", with: "ShowMe")
    let linter = try linter("name-not-identifier")
    #expect(!linter.lint([file]).isClean())
    #expect(linter.lint([file], unsavedTexts: [file: repaired]).isClean(below: .note))
  }

  @Test("a file that cannot be read is a failure, whatever is selected")
  func failure() throws {
    let report = try linter("name-not-identifier").lint([folder.path("None.intentdefinition")])
    #expect(report.findings.isEmpty)
    #expect(report.failures.map(\.id) == ["unreadable-file"])
    #expect(!report.isClean())
  }

  @Test("the nearest configuration is found and obeyed")
  func configuration() throws {
    try folder.write(
      #"{"version": 1, "select": ["names"], "severity": {"name-not-identifier": "note"}}"#,
      to: "quickaction.json")
    let file = try #require(IntentLinter.configurationFile(nearestTo: folder.path))
    let report = try IntentLinter(rules: .intents, configurationFile: file).lint([folder.path])
    #expect(report.findings.map(\.severity) == [.note])
    #expect(report.isClean(below: .warning))
  }

  @Test("a configuration that cannot be used says what is wrong with it")
  func wrongConfiguration() {
    let file = SourceFile(name: "quickaction.json", text: #"{"version": 1, "selct": []}"#)
    let error = #expect(throws: LintError.self) {
      try IntentLinter(rules: .intents, configuration: file)
    }
    #expect(error?.description == "unknown setting 'selct'; did you mean 'select'?")
  }

  @Test("a configuration that is not there says so")
  func missingConfiguration() {
    let error = #expect(throws: LintError.self) {
      try IntentLinter(rules: .intents, configurationFile: folder.path("quickaction.json"))
    }
    #expect(error?.description.hasPrefix("there is no file '") == true)
  }

  @Test("a misspelled rule is refused, and the right one is asked for")
  func misspelledRule() {
    let error = #expect(throws: LintError.self) { try linter("name-not-identifer") }
    #expect(
      error?.description
        == "unknown rule 'name-not-identifer'; did you mean 'name-not-identifier'?")
  }

  @Test("a report is rendered in every form", arguments: LintReport.Format.allCases)
  func rendering(format: LintReport.Format) throws {
    let report = try linter("name-not-identifier").lint([folder.path])
    let text = report.rendered(as: format)
    #expect(text.contains("Show Me"))
    #expect(text.contains("Widget.intentdefinition"))
  }

  @Test("every rule has its page")
  func rules() {
    #expect(
      RuleSet.intents.metadata.contains { $0.id == "name-not-identifier" && $0.family == .names })
  }
}
