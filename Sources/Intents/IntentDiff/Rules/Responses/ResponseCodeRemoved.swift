// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A response code that is gone.
struct ResponseCodeRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "response-code-removed", effect: .changes, hurts: [.shortcuts], evidence: .runtime,
    summary: "A code of a response is gone.",
    why: """
      An extension that has not been updated yet answers with a number that means something \
      else.
      """,
    runtime: """
      The runtime numbers the codes other than success and failure from 100 in the order of \
      the file. Read in the framework's published decompilations.
      """,
    remedy: "Keep the code.")

  static let examples: [RuleExample] = [
    .change(
      from: .intent(
        response: .response(codes: [.code("success"), .code("failure"), .code("↓offline")])),
      to: .intent(name: "↓Show", response: .response(codes: [.code("success"), .code("failure")]))),
    .change(
      from: .intent(response: .response(codes: [.code("success"), .code("failure")])),
      to: .intent(
        response: .response(codes: [.code("success"), .code("failure"), .code("offline")]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for intent in revisions.intents {
      guard let old = intent.old.value.response else { continue }
      let names = Set((intent.new.value.response?.codes ?? []).compactMap { $0.name?.value })
      for code in old.codes {
        guard let name = code.name, !names.contains(name.value) else { continue }
        changes.add(
          "the response code '\(name.value)' of '\(intent.new.value.name?.value ?? "")' was removed; keep it",
          ChangeSubject(
            .response, name.value, owner: intent.new.value.name?.value ?? "",
            ownerTitle: intent.subject(revisions.settings).title),
          at: intent.new.place(intent.new.value.range), earlier: intent.old.place(name.range),
          isForWidgets: intent.isForWidgets)
      }
    }
  }
}
