// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Attributes of one owner that share a tag.
struct DuplicateParameterTag: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-parameter-tag", family: .numbers, severity: .error,
    summary: """
      Two parameters of an intent or a response, or two properties of a type, have the same \
      tag.
      """,
    why: """
      iOS stores parameters by tag, so the earlier one is dropped: it is missing from the edit \
      sheet, and the value chosen for it is lost.
      """,
    remedy: "Give the later one the next free tag: the owner's last tag plus one.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("account", tag: 2), .parameter("period", tag: .marked(2))),
    .parameters(.parameter("account", tag: 2), .parameter("period", tag: 3)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      for repetition in group.attributes.repetitions(of: { $0.tag }) {
        let (attribute, earlier) = (repetition.later, repetition.earlier)
        findings.add(
          .sharedTag(attribute.tag, attribute.propertyName, earlier.propertyName),
          at: attribute.declaredTag?.range ?? attribute.name?.range,
          notes: [
            findings.note(
              "the tag is used here first", at: earlier.declaredTag?.range ?? earlier.name?.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedTag(_ tag: Int, _ name: String, _ earlier: String) -> Self {
    "'\(name)' has the same tag \(tag) as '\(earlier)', which is dropped at run time; give it its own tag"
  }
}
