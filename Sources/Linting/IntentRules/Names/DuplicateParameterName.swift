// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Attributes of one owner with the same name.
struct DuplicateParameterName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-parameter-name", family: .names, severity: .error,
    summary: """
      Two parameters of an intent or a response, or two properties of a type, have the same \
      name at run time.
      """,
    why: """
      Code can read only one of them, so a choice for the other has no effect. The generated \
      class does not compile.
      """,
    remedy: """
      Rename one of them. Names that differ only in the case of their first letter are the \
      same at run time.
      """)

  static let examples: [RuleExample] = [
    .parameters(.parameter("account", tag: 2), .parameter("↓account", tag: 3)),
    .parameters(.parameter("account", tag: 2), .parameter("↓Account", tag: 3)),
    .parameters(.parameter("account", tag: 2), .parameter("period", tag: 3)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      let named = group.attributes.filter { $0.name?.value.isEmpty == false }
      for repetition in named.repetitions(of: { $0.propertyName }) {
        let later = repetition.later
        findings.add(
          .duplicateName(later.propertyName, later.noun, of: group.owner), at: later.name?.range,
          data: [.init("name", later.propertyName)],
          notes: [
            findings.note("the first one is here", at: repetition.earlier.name?.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateName(_ name: String, _ noun: String, of owner: String) -> Self {
    "a second \(noun) of \(owner) is named '\(name)'; rename one of them"
  }
}
