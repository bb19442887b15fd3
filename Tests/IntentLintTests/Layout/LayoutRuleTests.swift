// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentLint
import TestSupport
import Testing
import WidgetProject

@Suite("The rules about the widget as it is drawn")
struct LayoutRuleTests {
  /// What the rules about the layout find in the sample.
  private func findings(checksLayout: Bool, severities: [String: Severity] = [:]) -> [Diagnostic] {
    let folders = ["IntentDefinitions", "Localization"].map {
      Repository.root.appending(path: $0).path
    }
    let rules = RuleRegistry.rules.filter { $0.metadata.family == .layout }.map { $0.init() }
    let configuration = LintConfiguration(severities: severities, checksLayout: checksLayout)
    return Linter(rules: rules, configuration: configuration)
      .findings(in: ProjectLoader.load(folders))
  }

  @Test("the widget is drawn only where that is asked for")
  func onlyWhereAsked() {
    #expect(findings(checksLayout: false).isEmpty)
    #expect(!findings(checksLayout: true).isEmpty)
  }

  @Test("every rule of the family needs the drawing, and no other rule does")
  func subjects() {
    for rule in RuleRegistry.rules {
      #expect((rule.subject == .layout) == (rule.metadata.family == .layout))
    }
  }

  @Test("a rule about the layout is no error")
  func severities() {
    let rules = RuleRegistry.rules.filter { $0.metadata.family == .layout }
    #expect(rules.allSatisfy { $0.metadata.severity < .error })
    let raised = findings(checksLayout: true, severities: ["low-icon-contrast": .error])
    #expect(raised.filter { $0.severity == .error }.map(\.id) == ["low-icon-contrast"])
  }

  @Test("of the sample, the tiles on small screens and the contrast of icons are said once")
  func sample() {
    let findings = findings(checksLayout: true)
    let counts = Dictionary(findings.map { ($0.id, 1) }, uniquingKeysWith: +)
    #expect(counts["tile-outside-widget"] == 1)
    #expect(counts["low-icon-contrast"] == 1)
    #expect(counts["low-text-contrast"] == nil)
    #expect(counts["missing-destination-image"] == nil)
    let tiles = findings.first { $0.id == "tile-outside-widget" }?.message.text ?? ""
    #expect(tiles.contains("by 15 points on 320x568"))
    let icons = findings.first { $0.id == "low-icon-contrast" }?.message.text ?? ""
    #expect(icons.contains("on light ground icons stand out by 2.0:1"))
  }

  @Test("titles that are cut only with the largest type are one note, however many there are")
  func accessibility() {
    let titles = findings(checksLayout: true).filter { $0.id == "truncated-title" }
    let summaries = titles.filter { $0.message.text.contains("with large type only") }
    #expect(summaries.count == 1)
  }
}
