// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A case of an enum of App Intents that is gone or has another raw value.
struct AppEnumCaseRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-enum-case-removed", effect: .breaks, hurts: [.widgets, .shortcuts],
    evidence: .reported,
    summary: "A case of an enum of App Intents is gone, or has another raw value.",
    why: "Users who chose it have a raw value that no case has, and get the default.",
    runtime: RuntimeFact.actions,
    remedy: "Keep the raw values; what users see is in `caseDisplayRepresentations`.")

  static let examples: [RuleExample] = [
    .change(
      from: .widgetAction("", rest: period("\"↓week\"", "\"month\"")),
      to: .widgetAction("", rest: period("\"month\"", mark: "↓"))),
    .change(
      from: .widgetAction("", rest: period("\"week\"")),
      to: .widgetAction("", rest: period("\"week\"", "\"month\""))),
  ]

  private static func period(_ cases: String..., mark: String = "") -> String {
    let cases = cases.map { "{ \"identifier\": \($0) }" }.joined(separator: ", ")
    return "\"enums\": [{ \"identifier\": \"\(mark)Period\", \"cases\": [\(cases)] }]"
  }

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.appIntents.enums.pairs {
      let kept = Set(new.value.cases.map(\.identifier.value))
      for value in old.value.cases where !kept.contains(value.identifier.value) {
        changes.add(
          "the case '\(value.identifier.value)' of '\(new.value.identifier.value)' was removed; users who chose it get the default; restore it",
          ChangeSubject(
            .value, value.identifier.value, title: value.shownTitle,
            owner: new.value.identifier.value, ownerTitle: new.value.shownTitle),
          at: new.place(new.value.identifier.range), earlier: old.place(value.identifier.range),
          values: [new.value.shownTitle])
      }
    }
    let file = revisions.new.appIntents.first?.metadata.source.name ?? ""
    for old in revisions.appIntents.enums.removed {
      for value in old.value.cases {
        changes.add(
          "the case '\(value.identifier.value)' was removed with its enum '\(old.value.identifier.value)'; users who chose it get the default; restore both",
          ChangeSubject(
            .value, value.identifier.value, title: value.shownTitle,
            owner: old.value.identifier.value, ownerTitle: old.value.shownTitle),
          at: .init(file: file), earlier: old.place(value.identifier.range),
          values: [old.value.shownTitle])
      }
    }
  }
}
