// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Owners whose last tag is missing, or smaller than a tag in use.
struct TagAboveLastTag: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "tag-above-last-tag", family: .numbers, severity: .warning,
    summary: "A tag is larger than the last tag that its intent, response or type records.",
    why: """
      Xcode gives the next parameter the last tag plus one. That tag is already in use, and \
      iOS drops the earlier of two parameters with the same tag, along with the value chosen \
      for it.
      """,
    remedy: "Set the last tag to the largest tag in use. The fix does so.", fixSafety: .safe)

  static let examples: [RuleExample] = [
    .intent(
      "Show", lastParameterTag: .marked(2),
      parameters: [.parameter("account", tag: 2), .parameter("period", tag: 3)]
    ).fixed(
      .intent(
        "Show", lastParameterTag: 3,
        parameters: [.parameter("account", tag: 2), .parameter("period", tag: 3)])),
    .intent(
      "Show", parameters: [.parameter("account", tag: 2), .parameter("period", tag: .marked(3))]
    ).fixed(
      .intent(
        "Show", lastParameterTag: 3,
        parameters: [.parameter("account", tag: 2), .parameter("period", tag: 3)])),
    .intent(
      "Show", lastParameterTag: 5,
      parameters: [.parameter("account", tag: 2), .parameter("period", tag: 3)]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      let tags = group.attributes.compactMap(\.declaredTag).filter { $0.value > 0 }
      guard let largest = tags.max(by: { $0.value < $1.value }),
        largest.value > group.lastTag?.value ?? 0
      else { continue }
      findings.add(
        group.lastTag.map { .tooSmall($0.value, group, largest: largest.value) }
          ?? .missing(group, largest: largest.value),
        at: group.lastTag?.range ?? largest.range,
        data: [.init("tag", "\(largest.value)")],
        notes: group.lastTag == nil
          ? []
          : [
            findings.note("the largest tag is here", at: largest.range)
          ],
        fixes: fixes(of: group, largest: largest.value, in: definition))
    }
  }

  private func fixes(
    of group: AttributeGroup, largest: Int, in definition: IntentDefinition
  ) -> [Fix] {
    let edit =
      if let declared = group.declaration[group.lastTagKey] {
        declared.replacing(with: .integer(largest))
      } else {
        group.declaration.inserting(.integer(largest), forKey: group.lastTagKey)
      }
    return edit.map { edit in
      [
        Fix(
          title: "set the last tag to \(largest)", safety: .safe, file: definition.source.name,
          edits: [edit])
      ]
    } ?? []
  }
}

extension Diagnostic.Message {
  fileprivate static func tooSmall(_ last: Int, _ group: AttributeGroup, largest: Int) -> Self {
    "the last tag of \(group.owner) is \(last), but the tag \(largest) is in use; set it to \(largest)"
  }

  fileprivate static func missing(_ group: AttributeGroup, largest: Int) -> Self {
    "\(group.owner) has no '\(group.lastTagKey)'; add it with \(largest), the largest tag in use"
  }
}
