// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Attributes of one owner that share a tag.
package struct DuplicateParameterTag: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-parameter-tag", family: .numbers, severity: .error,
    summary: "Two parameters of an intent or a response, or two properties of a type, share a tag.",
    why: """
      iOS keeps parameters by their tag, so the earlier of the two is dropped: it is missing from the edit sheet, and what \
      people had chosen for it is lost.
      """,
    remedy: "Give the later one the next free tag: the owner's last tag plus one.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>period</string>
        <key>INIntentParameterTag</key>
        <integer>↓2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterTag</key>
        <integer>2</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>period</string>
        <key>INIntentParameterTag</key>
        <integer>3</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for group in context.attributeGroups(of: definition) {
      for repetition in group.attributes.repetitions(of: { $0.tag }) {
        let (attribute, earlier) = (repetition.later, repetition.earlier)
        report.add(
          .sharedTag(attribute.tag, attribute.propertyName, earlier.propertyName),
          at: attribute.declaredTag?.range ?? attribute.name?.range,
          in: definition.source.name,
          notes: [
            .init(
              message: "the tag is used here first",
              at: .init(
                file: definition.source.name,
                range: earlier.declaredTag?.range ?? earlier.name?.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedTag(_ tag: Int, _ name: String, _ earlier: String) -> Self {
    "'\(name)' has the tag \(tag) of '\(earlier)', which is dropped at run time; give it a tag of its own"
  }
}
