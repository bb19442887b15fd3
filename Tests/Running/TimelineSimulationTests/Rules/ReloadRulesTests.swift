// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline

/// The system's rules as settings.
@Suite struct ReloadRulesTests {
  @Test("every rule is a setting with a name of its own, a meaning, a source and a value")
  func listsSettings() {
    let settings = ReloadRules.settings
    #expect(Set(settings.map(\.id)).count == settings.count)
    #expect(settings.allSatisfy { !$0.meaning.isEmpty })
    #expect(settings.allSatisfy { $0.name.allSatisfy { $0 == "-" || $0.isLowercase } })
    let texts = settings.map { "\($0.name)=\($0.standard) \($0.source)" }
    #expect(texts.contains("retry-delay=15m not documented"))
    #expect(texts.contains("reloads-in-a-row=4 not documented"))
    #expect(texts.contains("budgeted=yes documented: Apple, Keeping a widget up to date"))
    #expect(settings.count == Mirror(reflecting: ReloadRules()).children.count)
  }

  @Test("the value that a setting shows can be set, and changes nothing")
  func roundTrips() throws {
    var rules = ReloadRules()
    for setting in ReloadRules.settings { try rules.set(setting.name, to: "\(setting.standard)") }
    #expect(rules == ReloadRules())
  }

  @Test("rules are set by name")
  func sets() throws {
    var rules = ReloadRules()
    try rules.set("budgeted", to: "no")
    try rules.set("minimum-interval", to: "1m30s")
    try rules.set("reloads-in-a-row", to: "12")
    #expect(!rules.isBudgeted)
    #expect(rules.minimumInterval == .seconds(90))
    #expect(rules.reloadsInARow == 12)
  }

  @Test("rules are set from JSON")
  func setsFromJSON() throws {
    var rules = ReloadRules()
    try rules.set(
      .object([
        .init("budgeted", .bool(false)), .init("most-daily-reloads", .integer(80)),
        .init("system-delay", .string("20s")),
      ]))
    #expect(!rules.isBudgeted)
    #expect(rules.mostDailyReloads == 80)
    #expect(rules.systemDelay == .seconds(20))
    #expect(
      sentence { rules throws(ReloadRulesError) in try rules.set(.array([])) }
        == "the system settings must be an object of names and values; found a list")
    #expect(
      sentence { rules throws(ReloadRulesError) in
        try rules.set(.object([.init("budgeted", .null)]))
      } == "invalid value 'null' for 'budgeted'; use a text, a number, yes or no")
  }

  @Test(
    "what cannot be set is said",
    arguments: [
      (
        "minimum-intervall", "1m",
        "unknown system setting 'minimum-intervall'; did you mean 'minimum-interval'?"
      ),
      ("budgeted", "maybe", "invalid value 'maybe' for 'budgeted'; use yes or no"),
      (
        "reloads-in-a-row", "0",
        "invalid value '0' for 'reloads-in-a-row'; use a number from 1 to 100000"
      ),
      (
        "minimum-interval", "2d",
        "invalid value '2d' for 'minimum-interval'; use a length of time from 0s to 1d, as in '90s' or '1h30m'"
      ),
      (
        "retry-delay", "soon",
        "invalid value 'soon' for 'retry-delay'; use a length of time from 1s to 3653d, as in '90s' or '1h30m'"
      ),
    ])
  func refuses(name: String, text: String, expected: String) {
    #expect(
      sentence { rules throws(ReloadRulesError) in try rules.set(name, to: text) } == expected)
  }

  @Test("a name that is near none gets the list of those that there are")
  func listsNames() {
    let text = sentence { rules throws(ReloadRulesError) in try rules.set("x", to: "1") }
    #expect(text?.hasPrefix("unknown system setting 'x'; use one of budgeted, ") == true)
  }

  @Test("a widget that is looked at more often gets more reloads, 40 to 70 a day")
  func growsWithGlances() {
    let rules = ReloadRules()
    let counts = [-1, 0, 1, 10, 19, 20, 1_000].map(rules.dailyReloads(glancesPerDay:))
    #expect(counts == [40, 40, 41, 55, 68, 70, 70])
  }

  private func sentence(
    _ body: (inout ReloadRules) throws(ReloadRulesError) -> Void
  ) -> String? {
    var rules = ReloadRules()
    do throws(ReloadRulesError) {
      try body(&rules)
      return nil
    } catch {
      return error.description
    }
  }
}
