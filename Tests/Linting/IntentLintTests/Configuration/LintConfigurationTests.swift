// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentValidation
import RuleTestSupport
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetProject

@Suite struct LintConfigurationTests {
  private func read(_ text: String, name: String = "App/quickaction.json") throws
    -> LintConfiguration
  {
    try LintConfiguration(SourceFile(name: name, text: text), rules: .all) { $0.text != "App/Gone" }
  }

  /// What is wrong with a configuration, and where.
  private func mistakes(in marked: String) -> (found: [String], offsets: Set<Int>, marks: Set<Int>)
  {
    let marked = MarkedText(marked)
    do throws(LintFileError) {
      _ = try LintConfiguration(SourceFile(name: "f", text: marked.text), rules: .all) {
        $0.text != "Gone"
      }
      return ([], [], Set(marked.offsets))
    } catch {
      let offsets = error.diagnostics.compactMap { $0.place.range?.start }
      return (error.diagnostics.map(\.message.text), Set(offsets), Set(marked.offsets))
    }
  }

  @Test("an empty configuration is what holds without one")
  func empty() throws {
    let configuration = try read("{}")
    #expect(configuration.selection == RuleSelection())
    #expect(configuration.severities.isEmpty && configuration.leftOut.isEmpty)
    #expect(configuration.localizationFolder == nil)
  }

  @Test("a configuration selects rules, sets severities and names folders from its own")
  func everything() throws {
    let configuration = try read(
      """
      {
        "$schema": "x", "version": 1,
        "select": ["duplicate-parameter-tag"], "ignore": ["catalog"],
        "severity": { "duplicate-parameter-tag": "note" },
        "exclude": ["Vendor", "*.generated.actions.json"],
        "localization": "../Texts"
      }
      """)
    #expect(configuration.selection.selected == ["duplicate-parameter-tag"])
    #expect(configuration.severities == ["duplicate-parameter-tag": .note])
    #expect(configuration.leftOut.map(\.text) == ["Vendor", "*.generated.actions.json"])
    #expect(configuration.localizationFolder?.text == "Texts")
    #expect(configuration.folder?.text == "App")
  }

  @Test("a configuration names the languages of an application that no project lists")
  func languages() throws {
    let configuration = try read(#"{"languages": ["en", "zh_hans"], "developmentLanguage": "ja"}"#)
    #expect(configuration.projectSettings.languages == [LocaleName("en"), LocaleName("zh-Hans")])
    #expect(configuration.projectSettings.developmentLanguage == LocaleName("ja"))
    let (found, offsets, marks) = mistakes(
      in: #"{"languages": ["en", "↓Base"], "developmentLanguage": "↓mul"}"#)
    #expect(
      found
        == ["Base", "mul"].map { "'\($0)' is not a language; use a code such as 'ja' or 'zh-Hans'" }
    )
    #expect(offsets == marks)
  }

  @Test("a pattern knows the line that it stands on")
  func placesOfPatterns() throws {
    let configuration = try read("{\n\"exclude\": [\n\"a\", \"b\",\n\"c\"]}")
    #expect(
      configuration.leftOut.map(\.place)
        == [3, 3, 4].map { "App/quickaction.json:\($0)" })
  }

  @Test("a configuration says what fails, what is known, and what is ignored where")
  func failures() throws {
    let configuration = try read(
      """
      {
        "fail-on": "warning",
        "baseline": "known.json",
        "exclude": ["Vendor", "Generated"],
        "per-file-ignores": { "Legacy/**": ["ITMS-90626", "unused-type"] }
      }
      """)
    #expect(configuration.failOn == .warning)
    #expect(configuration.baseline?.text == "App/known.json")
    let exception = try #require(configuration.perFileIgnores.first)
    #expect(exception.pattern.text == "Legacy/**")
    #expect(
      exception.rules == [
        "app-store-title-missing", "app-store-description-missing", "unused-type",
      ])
  }

  @Test("each setting says where it comes from")
  func sources() throws {
    var effective = EffectiveConfiguration(
      try read("{\n  \"fail-on\": \"note\",\n  \"ignore\": [\"unused-type\"]\n}"))
    func setting(_ name: String) -> EffectiveConfiguration.Setting? {
      effective.settings.first { $0.name == name }
    }
    #expect(setting("fail-on")?.source == "App/quickaction.json:2:15")
    #expect(setting("ignore")?.value == .list(["unused-type"]))
    #expect(setting("layout")?.value == .flag(false))
    #expect(setting("layout")?.source == "default")
    effective.override("fail-on", with: .text("error"), by: "--fail-on")
    #expect(setting("fail-on")?.value == .text("error"))
    #expect(setting("fail-on")?.source == "--fail-on")
  }

  @Test("what is said of a rule counts more than what is said of its family, in any order")
  func familySeverity() throws {
    let texts = [
      #"{"severity": {"numbers": "note", "duplicate-parameter-tag": "warning"}}"#,
      #"{"severity": {"duplicate-parameter-tag": "warning", "numbers": "note"}}"#,
    ]
    for text in texts {
      #expect(try read(text).severities["duplicate-parameter-tag"] == .warning)
    }
    let family = try read(#"{"severity": {"numbers": "note"}}"#)
    #expect(family.severities["duplicate-parameter-tag"] == .note)
  }

  @Test(
    "a mistake is reported where it stands, with what to do",
    arguments: [
      (
        #"{"select": ["↓duplicate-paramter-tag"]}"#,
        "unknown rule 'duplicate-paramter-tag'; did you mean 'duplicate-parameter-tag'?"
      ),
      (
        #"{"ignore": ["↓localizaton"]}"#,
        "unknown rule 'localizaton'; did you mean 'localization'?"
      ),
      (
        #"{"severity": {"↓xyz": "error"}}"#,
        "unknown rule 'xyz'; 'quickaction rules' lists all rules"
      ),
      (
        #"{"severity": {"numbers": "↓warnin"}}"#,
        "invalid severity 'warnin'; did you mean 'warning'?"
      ),
      (
        #"{"severity": {"numbers": "↓off"}}"#,
        "invalid severity 'off'; use 'error', 'warning' or 'note'"
      ),
      (#"{"severity": ↓["numbers"]}"#, "'severity' must be an object; it is an array"),
      (#"{"select": "↓numbers"}"#, "'select' must be an array; it is a string"),
      (#"{"ignore": [↓1]}"#, "an element of 'ignore' must be a string; it is an integer"),
      (#"{"↓selct": []}"#, "unknown setting 'selct'; did you mean 'select'?"),
      (
        #"{"↓x": []}"#,
        "unknown setting 'x'; expected 'version', 'select', 'ignore', 'severity', 'per-file-ignores', 'fail-on', 'baseline', 'exclude', 'localization', 'languages', 'developmentLanguage', 'layout', 'sdk', 'diff' or 'migration'"
      ),
      (#"{"fail-on": "↓warn"}"#, "invalid severity 'warn'; use 'error', 'warning' or 'note'"),
      (#"{"fail-on": ↓1}"#, "'fail-on' must be a string; it is an integer"),
      (
        #"{"baseline": "↓/b.json"}"#,
        "'/b.json' must be relative to this file's folder; remove the leading '/'"
      ),
      (#"{"per-file-ignores": ↓[]}"#, "'per-file-ignores' must be an object; it is an array"),
      (#"{"per-file-ignores": {"a": "↓names"}}"#, "'a' must be an array; it is a string"),
      (
        #"{"per-file-ignores": {"a": ["↓duplicate-kye"]}}"#,
        "unknown rule 'duplicate-kye'; did you mean 'duplicate-key'?"
      ),
      (
        #"{"per-file-ignores": {"↓/a": ["names"]}}"#,
        "'/a' must be relative to this file's folder; remove the leading '/'"
      ),
      (
        #"{"select": ["↓title-missing"]}"#,
        "unknown rule 'title-missing'; did you mean 'app-store-title-missing'?"
      ),
      (#"{"version": ↓2}"#, "version '2' of this file is not supported; use 1"),
      (
        #"{"exclude": ["↓/a"]}"#,
        "'/a' must be relative to this file's folder; remove the leading '/'"
      ),
      (
        #"{"localization": "↓Gone"}"#,
        "the folder 'Gone' does not exist; name the folder that holds the '.lproj' folders, relative to this file's folder"
      ),
      (#"↓[]"#, "this must be an object; it is an array"),
      (
        #"{"ignore": [], "↓ignore": []}"#,
        "duplicate key 'ignore'; only its last value is used, so remove the others"
      ),
    ])
  func mistakes(marked: String, sentence: String) {
    let (found, offsets, marks) = mistakes(in: marked)
    #expect(found == [sentence])
    #expect(offsets == marks)
  }

  @Test("all mistakes are reported at once, and each is an error")
  func severalMistakes() {
    let (found, offsets, marks) = mistakes(
      in: #"{"select": ["↓a", "numbers", "↓b"], "↓z": 1, "version": "↓1"}"#)
    #expect(found.count == 4)
    #expect(offsets == marks)
  }

  @Test("a file that is no JSON is an error at the place where it is none")
  func noJSON() {
    let (found, offsets, marks) = mistakes(in: #"{"select": [} "#.replacing("}", with: "↓}"))
    #expect(found.count == 1)
    #expect(offsets == marks)
  }

  @Test("whatever a configuration is cut off at, it is an error and no trap")
  func cutOff() throws {
    let text = #"{"select": ["numbers"], "severity": {"numbers": "note"}, "exclude": ["a"]}"#
    for count in 0..<text.count {
      #expect(throws: LintFileError.self) { _ = try read(String(text.prefix(count))) }
    }
    #expect(throws: Never.self) { _ = try read(text) }
  }
}
