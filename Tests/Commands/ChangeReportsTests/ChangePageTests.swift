// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChangeReports
import DiagnosticRendering
import IntentDiff
import IntentLint
import SourceText
import Testing

@Suite("The pages of the rules about changes")
struct ChangePageTests {
  @Test("a rule about changes is among the rules, with its page and its examples")
  func rules() {
    let ids = RuleSet.changes.metadata.map(\.id)
    #expect(ids.count == ChangeRules.all.count)
    for rule in RuleSet.changes.rules {
      #expect(rule.metadata.family == .changes)
      #expect(rule.examples.contains { !$0.earlier.isEmpty })
      #expect(RulePage(of: rule).markdown.contains("## What the system does"))
    }
  }

  @Test("a rule has a sentence for users in each language", arguments: ["en", "ja"])
  func sentences(language: String) {
    let texts = ChangeTexts(language == "en" ? .english : .japanese)
    for rule in ChangeRules.all {
      #expect(texts.hasSentence(for: rule.metadata.id), "\(rule.metadata.id)")
    }
  }
}
