// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import TestSupport
import Testing
import WidgetProject
import WidgetRevisions

@testable import IntentDiff

/// A change that a public thread is about, made in a definition of our own.
private struct PublicCase: Sendable, CustomTestStringConvertible {
  /// The thread, as `Documentation/Diff.md` names it.
  let thread: String

  /// As it was.
  let before: RuleExample

  /// As it is.
  let after: RuleExample

  /// The rules that find something, harmless changes left out unless there are no others.
  let rules: Set<String>

  var testDescription: String { thread }

  private static let none = RuleExample(files: [.init("Package.swift", "")])

  private static func with(_ definition: RuleExample, _ widget: RuleExample) -> RuleExample {
    RuleExample(files: definition.files + widget.files)
  }

  private static let channel = RuleExample.intent(
    name: "SelectChannel", eligibleForWidgets: true,
    parameters: [.parameter("channel", tag: 2, displayPriority: 1, configurable: true)])

  static let all: [PublicCase] = [
    PublicCase(
      thread: "home-assistant/iOS#5350",
      before: .definition(.intent("CallService"), .intent("RenderTemplate")), after: none,
      rules: ["intent-removed"]),
    PublicCase(
      thread: "home-assistant/iOS#5604",
      before: .definition(.intent("CallService"), .intent("Keep")),
      after: .definition(.intent("Keep")), rules: ["intent-removed"]),
    PublicCase(
      thread: "home-assistant/iOS#5262",
      before: .definition(.intent("FireEvent"), .intent("Keep")),
      after: .definition(.intent("Keep")), rules: ["intent-removed"]),
    PublicCase(
      thread: "home-assistant/iOS#4718",
      before: .intent(title: "Assist", titleID: "B28HAk", description: "Asks.", descriptionID: "a"),
      after: .intent(
        title: "z - (Deprecated) Assist", titleID: "B28HAk",
        description: "z - (Deprecated) Asks.", descriptionID: "a"),
      rules: ["title-changed", "sentence-changed"]),
    PublicCase(
      thread: "home-assistant/iOS#5358",
      before: .parameters(
        .parameter("service", tag: 1), .parameter("payload", tag: 2, displayName: "Payload")),
      after: .definition(
        .type("Action"),
        .intent("Show", parameters: [.parameter("service", objectType: "Action", tag: 1)])),
      rules: ["parameter-removed", "parameter-type-changed"]),
    PublicCase(
      thread: "firefox-ios#8029",
      before: .widget(
        kind: "\"Quick Actions - Small\"", intent: "QuickActionIntent", families: ".systemSmall"),
      after: RuleExample(
        files: [
          .init(
            "AccountWidget.swift",
            "struct AccountWidget: Widget { let c = StaticConfiguration(kind: \"Quick Actions - Small\", provider: P()) }\n"
          )
        ]), rules: ["widget-intent-changed"]),
    PublicCase(
      thread: "voltra#272",
      before: .widget(kind: "\"StreakWidget\"", families: ".systemSmall"),
      after: .widget(kind: "\"Voltra_Widget_streak\"", families: ".systemSmall"),
      rules: ["widget-kind-changed"]),
    PublicCase(
      thread: "SubWidget#14",
      before: with(
        channel,
        .widget(kind: "\"Channel\"", intent: "SelectChannelIntent", families: ".systemSmall")),
      after: .widget(
        kind: "\"Channel\"", intent: "SelectChannelAppIntent", families: ".systemSmall"),
      rules: ["widget-intent-changed", "intent-removed"]),
    PublicCase(
      thread: "WidgetExamples#11",
      before: with(
        channel,
        .widget(kind: "\"Person\"", intent: "SelectChannelIntent", families: ".systemSmall")),
      after: .widget(kind: "\"Person\"", intent: "PersonIntent", families: ".systemSmall"),
      rules: ["widget-intent-changed", "intent-removed"]),
    PublicCase(
      thread: "openhab-ios#1022",
      before: .definition(.intent("SetSwitchState"), .intent("GetItemState")), after: none,
      rules: ["intent-removed"]),
    PublicCase(
      thread: "TodoCalendar#1088",
      before: RuleExample(
        files: [
          .init(
            "AccountWidget.swift",
            "struct AccountWidget: Widget { let c = StaticConfiguration(kind: \"TodaySummary\", provider: P()) }\n"
          )
        ]),
      after: .widget(kind: "\"TodaySummary\"", intent: "TodayIntent", families: ".systemSmall"),
      rules: []),
    PublicCase(
      thread: "woocommerce-ios#7872",
      before: .intent(name: "StoreWidgets", eligibleForWidgets: true, parameters: []),
      after: .definition(
        .enum("TimeRange", values: [.value("unknown"), .value("today", index: 1)]),
        .intent(
          "StoreWidgets", eligibleForWidgets: true,
          parameters: [.parameter("timeRange", enumType: "TimeRange", tag: 2)])),
      rules: ["parameter-added"]),
  ]
}

@Suite("Changes that hurt users in public")
struct PublicCaseTests {
  @Test("diff reports what the thread is about", arguments: PublicCase.all)
  fileprivate func rules(_ case: PublicCase) {
    let changes = RevisionComparison(
      from: `case`.before.revision("old").content, to: `case`.after.revision("new").content
    ).changes
    let grave = changes.filter { $0.effect != .safe }
    #expect(
      Set((grave.isEmpty ? changes : grave).map(\.rule)) == `case`.rules,
      "\(changes.map(\.message.text))")
  }

  @Test("the documentation names each of them", arguments: PublicCase.all)
  fileprivate func documentation(_ case: PublicCase) throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/Diff.md"), encoding: .utf8)
    let row = page.split(separator: "\n").first { $0.contains("[\(`case`.thread)]") }
    for rule in `case`.rules { #expect(row?.contains("`\(rule)`") == true, "\(`case`.thread)") }
  }
}
