// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A response code with another number.
struct ResponseCodeRenumbered: ChangeRule {
  static let metadata = RuleMetadata(
    id: "response-code-renumbered", effect: .changes, hurts: [.shortcuts], evidence: .runtime,
    summary: """
      A code of a response has another number, because one before it was added, removed or \
      moved.
      """,
    why: """
      An extension and an app of different versions understand different codes, as during an \
      update.
      """,
    runtime: """
      The runtime numbers the codes other than success and failure from 100 in the order of \
      the file. Read in the framework's published decompilations, and in the generator of \
      dotnet/macios.
      """,
    remedy: """
      Add new codes at the end, and keep those that are not used any more.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .intent(
        response: .response(codes: [.code("success"), .code("failure"), .code("↓offline")])),
      to: .intent(
        response: .response(codes: [
          .code("success"), .code("failure"), .code("signedOut"), .code("↓offline"),
        ]))),
    .change(
      from: .intent(
        response: .response(codes: [.code("success"), .code("failure"), .code("offline")])),
      to: .intent(
        response: .response(codes: [
          .code("success"), .code("failure"), .code("offline"), .code("signedOut"),
        ]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for intent in revisions.intents {
      guard let old = intent.old.value.response, let new = intent.new.value.response else {
        continue
      }
      let numbers = Dictionary(
        zip(old.codes, old.codeNumbers).map { ($0.name?.value ?? "", (number: $1, code: $0)) },
        uniquingKeysWith: { first, _ in first })
      for (code, number) in zip(new.codes, new.codeNumbers) {
        guard let name = code.name, let before = numbers[name.value], before.number != number else {
          continue
        }
        changes.add(
          "the response code '\(name.value)' of '\(intent.new.value.name?.value ?? "")' has the number \(number), no longer \(before.number); add new codes at the end",
          ChangeSubject(
            .response, name.value, owner: intent.new.value.name?.value ?? "",
            ownerTitle: intent.subject(revisions.settings).title),
          at: intent.new.place(name.range),
          earlier: intent.old.place(before.code.name?.range), isForWidgets: intent.isForWidgets,
          values: [String(before.number), String(number)])
      }
    }
  }
}
