// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter of another type.
struct ParameterTypeChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-type-changed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: """
      A parameter has a value of another type, such as an enum in place of a text.
      """,
    why: """
      The value that users chose does not fit any more. If the reading fails, all other \
      values of the widget are lost with it.
      """,
    runtime: RuntimeFact.types,
    remedy: """
      Add a new parameter with a new tag for the new type, and read the old one where the \
      new one is empty.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("account", type: "↓String", tag: 2)),
      to: .parameters(.parameter("account", type: "↓Boolean", tag: 2))),
    .change(
      from: .parameters(.parameter("account", type: "String", tag: 2)),
      to: .parameters(
        .parameter("account", type: "String", tag: 2), .parameter("shows", type: "Boolean", tag: 3))
    ),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard pair.old.kind.word != pair.new.kind.word else { return }
      changes.add(
        "the type of \(intent.words(pair.new)) is now \(pair.new.kind.word), no longer \(pair.old.kind.word); what users chose is lost; add a parameter with a new tag instead",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.typeRange), earlier: intent.old.place(pair.old.typeRange),
        isForWidgets: intent.isForWidgets, values: revisions.restart(pair.new, of: intent))
    }
  }
}

extension Attribute {
  /// Where the file says what the values are.
  var typeRange: SourceRange { typeName?.range ?? enumTypeName?.range ?? range }
}

extension Attribute.Kind {
  /// The type of the values, in the word of the file.
  var word: String {
    switch self {
    case .enumeration: "an enum"
    case .scalar(let scalar): scalar.rawValue
    case .object: "Object"
    case .system(let name): name
    }
  }
}
