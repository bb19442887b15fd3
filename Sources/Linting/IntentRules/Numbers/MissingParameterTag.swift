// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Attributes without a tag.
struct MissingParameterTag: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "missing-parameter-tag", family: .numbers, severity: .warning,
    summary: "A parameter or a property has no tag.",
    why: """
      iOS reads the tag as 0 and saves the choice under 0. As soon as a second parameter has \
      no tag, or Xcode numbers this one, the choice is lost.
      """,
    remedy: """
      Give it the next free tag: the owner's last tag plus one. The fix does so. It is unsafe \
      because existing choices are saved under 0.
      """, fixSafety: .unsafe)

  static let examples: [RuleExample] = [
    .intent(
      "Show", lastParameterTag: 3,
      parameters: [.parameter("account", tag: 3), .parameter("↓period")]
    ).fixed(
      .intent(
        "Show", lastParameterTag: 3,
        parameters: [.parameter("account", tag: 3), .parameter("period", tag: 4)])),
    .intent(
      "Show", lastParameterTag: 4,
      parameters: [.parameter("account", tag: 3), .parameter("period", tag: 4)]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      var next = max(group.lastTag?.value ?? 0, group.attributes.map(\.tag).max() ?? 0)
      for attribute in group.attributes where attribute.hasNoTag {
        next = next < .max ? next + 1 : next
        let key = attribute.owner.rawValue + "Tag"
        let edit = attribute.declaration.inserting(.integer(next), forKey: key)
        findings.add(
          .noTag(attribute.propertyName, attribute.noun, key: key, next: next),
          at: attribute.name?.range, data: [.init("key", key)],
          fixes: edit.map { edit in
            [
              findings.fix("give it the tag \(next)", .unsafe, edits: [edit])
            ]
          } ?? [])
      }
    }
  }
}

extension Attribute {
  /// Whether the file has no tag, and no value of another type in its place, which is found elsewhere.
  fileprivate var hasNoTag: Bool { declaredTag == nil && value(ofKey: "Tag") == nil }
}

extension Diagnostic.Message {
  fileprivate static func noTag(_ name: String, _ noun: String, key: String, next: Int) -> Self {
    "the \(noun) '\(name)' has no '\(key)' and so reads as 0; give it the next free one, \(next)"
  }
}
