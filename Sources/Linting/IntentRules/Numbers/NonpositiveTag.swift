// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Tags of zero or less.
struct NonpositiveTag: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "nonpositive-tag", family: .numbers, severity: .warning,
    summary: "The tag of a parameter or a property is zero or negative.",
    why: """
      iOS reads a missing tag as zero, and numbers below one may be used by the hidden \
      parameter that it adds to every intent, so choices may be lost.
      """,
    remedy: """
      Give it the next free tag: the owner's last tag plus one. Saved choices use the tag, so \
      change it before the first release.
      """)

  static let examples: [RuleExample] = [
    .intent(
      "Show", lastParameterTag: 3,
      parameters: [.parameter("account", tag: 3), .parameter("period", tag: .marked(0))]),
    .intent(
      "Show", lastParameterTag: 4,
      parameters: [.parameter("account", tag: 3), .parameter("period", tag: 1)]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      for attribute in group.attributes {
        guard let tag = attribute.declaredTag, tag.value <= 0 else { continue }
        findings.add(
          .nonpositive(tag.value, attribute.propertyName, attribute.noun), at: tag.range,
          data: [.init("tag", "\(tag.value)")])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nonpositive(_ tag: Int, _ name: String, _ noun: String) -> Self {
    "the tag of the \(noun) '\(name)' is \(tag), but tags start at 1; give it the next free one"
  }
}
