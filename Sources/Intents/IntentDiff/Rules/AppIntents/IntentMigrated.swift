// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An intent of a definition that an App Intent takes over.
struct IntentMigrated: ChangeRule {
  static let metadata = RuleMetadata(
    id: "intent-migrated", effect: .safe, evidence: .documented,
    summary:
      "An intent of a definition is gone from a built product, and an App Intent takes over its class.",
    why: """
      Widgets and shortcuts of the intent go on with the App Intent. Values of parameters that it \
      does not have under the same name are lost, which other rules report.
      """,
    runtime: RuntimeFact.actions,
    remedy: "Nothing. Keep `intentClassName` for as long as users have such widgets.")

  static let examples: [RuleExample] = [
    .change(
      from: definition("↓"), to: action("ShowIntent", mark: "↓")),
    .change(from: definition(""), to: action("OtherIntent", mark: "")),
  ]

  private static func definition(_ mark: String) -> RuleExample {
    let definition = RuleExample.definition(
      .intent("\(mark)Show", eligibleForWidgets: true))
    return .metadata(
      #"{ "actions": {} }"#,
      with: definition.files.map { .init("Shop.app/\($0.path)", $0.content) })
  }

  private static func action(_ replaced: String, mark: String) -> RuleExample {
    .metadata(
      """
      {
        "actions": {
          "ShowPlaces": {
            "identifier": "\(mark)ShowPlaces",
            "customIntentClassName": "\(replaced)",
            "parameters": []
          }
        }
      }

      """)
  }

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for part in revisions.removedIntents {
      guard let new = revisions.appIntents.replacement(of: part.value) else { continue }
      let name = part.value.name?.value ?? ""
      changes.add(
        "the App Intent '\(new.value.identifier.value)' takes over the intent '\(name)'",
        ChangeSubject(.intent, name, title: part.title(part.value, revisions.settings.locale)),
        at: new.place(new.value.identifier.range), earlier: part.place(part.value.range),
        values: [new.value.shownTitle])
    }
  }
}
