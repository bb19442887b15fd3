// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import TestSupport
import Testing
import WidgetProject
import WidgetViews

@testable import LayoutRules

@Suite("The rules about the widget as it is drawn")
struct LayoutRuleTests {
  /// What the rules about the layout find in the sample; it is drawn once for all tests, as that is in hundreds of looks.
  private static let findings = findings(checksLayout: true)

  private static func findings(
    checksLayout: Bool, severities: [String: Severity] = [:]
  ) -> [Diagnostic] {
    let folders = ["IntentDefinitions", "Localization"].map {
      Repository.root.appending(path: $0).path
    }
    let rules = RuleSet.layout.members.filter {
      severities.isEmpty || severities[$0.rule.metadata.id] != nil
    }
    let configuration = LintConfiguration(severities: severities, checksLayout: checksLayout)
    return Linter(rules: RuleSet(rules), configuration: configuration)
      .findings(in: ProjectLoader.load(folders))
  }

  @Test("the widget is drawn only where that is asked for")
  func onlyWhereAsked() {
    #expect(Self.findings(checksLayout: false).isEmpty)
    #expect(!Self.findings.isEmpty)
  }

  @Test("every rule of the family needs the drawing, and no other rule does")
  func subjects() {
    for member in RuleSet.all.members {
      var isDrawn = false
      if case .layout = member { isDrawn = true }
      #expect(isDrawn == (member.rule.metadata.family == .layout))
    }
  }

  @Test("a rule about the layout is no error")
  func severities() {
    let rules = RuleSet.layout.rules
    #expect(rules.allSatisfy { $0.metadata.severity < .error })
    let raised = Self.findings(checksLayout: true, severities: ["tile-in-content-margin": .error])
    #expect(raised.map(\.id) == ["tile-in-content-margin"])
    #expect(raised.map(\.severity) == [.error])
  }

  @Test(
    "of the sample, the tiles on small screens are said once, and colors that are not its own not at all"
  )
  func sample() {
    let findings = Self.findings
    let counts = Dictionary(findings.map { ($0.id, 1) }, uniquingKeysWith: +)
    #expect(counts["tile-in-content-margin"] == 1)
    #expect(counts["tile-outside-widget"] == nil)
    #expect(counts["low-icon-contrast"] == nil)
    #expect(counts["low-text-contrast"] == nil)
    #expect(counts["missing-destination-image"] == nil)
    let tiles = findings.first { $0.id == "tile-in-content-margin" }?.message.text ?? ""
    #expect(tiles.contains("nothing is cut off: by 7.5 points on 320x568"))
  }

  @Test("titles that are cut only with the largest type are one note, however many there are")
  func accessibility() {
    for rule in ["truncated-title", "broken-word"] {
      let summaries = Self.findings.filter {
        $0.id == rule && $0.message.text.contains("with large type only")
      }
      #expect(summaries.count == 1, "\(rule)")
    }
  }

  @Test(
    "a word that no line has room for is said, with the smallest type and the screens that break it"
  )
  func brokenWords() {
    let words = Self.findings.filter { $0.id == "broken-word" }.map(\.message.text)
    #expect(
      words.contains(
        "the word 'Investments' ('en') is broken in the middle from the type size large up, "
          + "first on 320x568; use a shorter one, or a soft hyphen"), "\(words)")
  }

  @Test("a rule about a problem of the layout has its identifier, its severity and its sentence")
  func sameAsProblems() throws {
    let rules = [
      "\(ImageTooLargeForDevices.metadata.id) \(ImageTooLargeForDevices.metadata.severity)",
      "\(BrokenWord.metadata.id) \(BrokenWord.metadata.severity)",
    ]
    let image = LayoutProblem.imageTooLarge(
      name: "tray", width: 1024, height: 1024, limit: LayoutSettings.standard.archivedImageArea)
    let problems = [image, .brokenWord("word")]
    #expect(problems.map { "\($0.identifier) \($0.severity)" } == rules)
    let example = try #require(ImageTooLargeForDevices.examples.first)
    let folder = try ExampleFolder(example.files)
    defer { folder.remove() }
    #expect(
      folder.findings(of: ImageTooLargeForDevices.self).map(\.message.text) == [image.description])
  }
}
