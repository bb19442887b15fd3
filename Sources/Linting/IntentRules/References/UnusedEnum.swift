// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Enums that nothing refers to.
struct UnusedEnum: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unused-enum", family: .references, severity: .note,
    summary: "No parameter and no property uses an enum that the file declares.",
    why: """
      Nobody sees it, but its texts are translated into every language, and code is generated \
      for it.
      """,
    remedy: "Remove it, unless code uses the class.")

  static let examples: [RuleExample] = [
    .definition(
      .enum("↓Period", values: [.value("unknown")]),
      .intent("Show", parameters: [.parameter("account")])),
    .definition(
      .enum("Period", values: [.value("unknown")]),
      .intent("Show", parameters: [.parameter("period", enumType: "Period")])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    let used = Set(
      context.attributes.compactMap(\.enumTypeName?.value))
    for type in definition.enums {
      guard let name = type.name, !used.contains(name.value) else { continue }
      findings.add(
        .unused(name.value), at: name.range,
        data: [.init("enum", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no parameter and no property uses the enum '\(name)'; remove it unless code uses it"
  }
}
