// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentRules
import LayoutRules
import RulePages
import SourceText
import TestSupport
import Testing
import TimelineSimulation
import WidgetViews

@testable import ProgramCheck

@Suite("The examples of the rules about built extensions")
struct ProgramRuleExampleTests {
  struct Named: Sendable, CustomTestStringConvertible {
    let rule: any ProgramRule.Type
    let number: Int
    var testDescription: String { "\(rule.metadata.id) \(number + 1)" }

    static let all = ProgramRules.all.flatMap { rule in
      rule.programs.indices.map { Named(rule: rule, number: $0) }
    }
  }

  @Test("a rule finds what its examples mark, and nothing else", arguments: Named.all)
  func findings(_ named: Named) throws {
    let program = named.rule.programs[named.number]
    let file = try #require(program.example.files.first)
    let marked = MarkedText(file.content)
    let review = try ProgramReview.of(marked.text, seen: program.observations)
    let found = review.findings
    let places = found.map { "\($0.id) \($0.place.file):\($0.place.range?.start ?? 0)" }
    let expected = marked.offsets.map { "\(named.rule.metadata.id) \(file.path):\($0)" }
    #expect(places == expected, "\(found.map(\.message.text))")
  }

  @Test("a rule has an example that it flags and one that it passes over")
  func bothKinds() {
    for rule in ProgramRules.all {
      let counts = rule.examples.map { $0.findingCount }
      #expect(counts.contains { $0 > 0 }, "\(rule.metadata.id)")
      #expect(counts.contains(0), "\(rule.metadata.id)")
      #expect([.drawing, .timelines].contains(rule.metadata.family))
    }
  }

  @Test("a rule about a kind of problem or warning has its identifier")
  func identifiers() {
    for rule in ProgramRules.all {
      if let rule = rule as? any ProblemRule.Type {
        #expect(rule.problem.rawValue == rule.metadata.id)
      }
      if let rule = rule as? any DayRule.Type {
        #expect(rule.warning.rawValue == rule.metadata.id)
      }
    }
  }

  @Test(
    "a rule that is broken by files and by what is seen is one about files",
    arguments: SharedRule.allCases)
  func sharedRules(rule: SharedRule) {
    #expect((RuleSet.intents + .layout).metadata.contains { $0.id == rule.rawValue })
  }

  @Test("every warning of a simulated day has its rule")
  func everyWarning() {
    let known = Set(ProgramRules.all.compactMap { ($0 as? any DayRule.Type)?.warning })
    #expect(known == Set(SimulationWarning.ID.allCases))
  }
}

extension ProgramReview {
  /// A review of one file, of which something was seen.
  static func of(_ swift: String, seen observations: [ProgramObservation]) throws -> ProgramReview {
    var seen = ProgramObservations()
    seen.list = observations
    let screens: Set = ["375x667", "390x844", "440x956", "820x1180"]
    for look in observations.flatMap(\.looks) { seen.devices[look.shape] = screens }
    seen.locales = ["en", "ja"]
    let source = try SourceFile(name: "Show.swift", content: Array(swift.utf8))
    return ProgramReview(seen, in: ProgramPlaces([source], origin: "Package.swift"))
  }
}
