// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Names of attributes that start with an uppercase letter.
struct UppercaseParameterName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "uppercase-parameter-name", family: .names, severity: .note,
    summary: "The name of a parameter or a property starts with an uppercase letter.",
    why: """
      iOS lowercases the first letter and then compares names exactly. A combination, a key \
      parameter or a relationship that uses the name as written finds no parameter, and the \
      edit sheet shows too much or too little.
      """,
    remedy: "Start the name with a lowercase letter, wherever it is used.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("↓Period")),
    .parameters(.parameter("period")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      for attribute in group.attributes {
        guard let name = attribute.name, name.value != attribute.propertyName else { continue }
        findings.add(
          .uppercase(name.value, attribute.propertyName, attribute.noun), at: name.range,
          data: [.init("name", name.value)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func uppercase(_ name: String, _ runtimeName: String, _ noun: String) -> Self {
    "the \(noun) '\(name)' is '\(runtimeName)' at run time; rename it to that"
  }
}
