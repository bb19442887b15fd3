// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Custom types that nothing refers to.
struct UnusedType: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unused-type", family: .references, severity: .note,
    summary: "No parameter and no property uses a custom type that the file declares.",
    why: """
      Nobody sees it, but its texts are translated into every language, and code is generated for it.
      """,
    remedy: "Remove it, unless code uses the class.")

  static let examples: [RuleExample] = [
    .definition(.intent("Show", parameters: [.parameter("account")]), .type("↓Account")),
    .definition(
      .intent("Show", parameters: [.parameter("account", objectType: "Account")]),
      .type("Account")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    let used = Set(
      context.attributes.compactMap(\.objectTypeName?.value))
    for type in definition.types {
      guard let name = type.name, !used.contains(name.value) else { continue }
      findings.add(
        .unused(name.value), at: name.range,
        data: [.init("type", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no parameter and no property uses the type '\(name)'; remove it unless code uses it"
  }
}
