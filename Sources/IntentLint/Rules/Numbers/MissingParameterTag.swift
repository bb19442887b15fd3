// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Attributes without a tag.
package struct MissingParameterTag: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "missing-parameter-tag", family: .numbers, severity: .warning,
    summary: "A parameter or a property has no tag.",
    why: """
      iOS reads the tag as 0 and keeps what people choose under it. As soon as a second parameter lacks one, or \
      Xcode gives it a number, the choice is lost.
      """,
    remedy: """
      Give it the next free tag: the owner's last tag plus one. The fix does so, and is unsafe, since what people \
      chose so far is kept under 0.
      """, fixSafety: .unsafe)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentLastParameterTag</key>
      <integer>3</integer>
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>↓period</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """,
      fixed: """
        <key>INIntentLastParameterTag</key>
        <integer>3</integer>
        <key>INIntentName</key>
        <string>Show</string>
        <key>INIntentParameters</key>
        <array>
          <dict>
            <key>INIntentParameterName</key>
            <string>account</string>
            <key>INIntentParameterTag</key>
            <integer>3</integer>
            <key>INIntentParameterType</key>
            <string>String</string>
          </dict>
          <dict>
            <key>INIntentParameterName</key>
            <string>period</string>
            <key>INIntentParameterTag</key>
            <integer>4</integer>
            <key>INIntentParameterType</key>
            <string>String</string>
          </dict>
        </array>
        """),
    .intent(
      """
      <key>INIntentLastParameterTag</key>
      <integer>4</integer>
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterTag</key>
          <integer>3</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterTag</key>
          <integer>4</integer>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for group in context.attributeGroups(of: definition) {
      var next = max(group.lastTag?.value ?? 0, group.attributes.map(\.tag).max() ?? 0)
      for attribute in group.attributes where attribute.hasNoTag {
        next = next < .max ? next + 1 : next
        let key = attribute.owner.rawValue + "Tag"
        let edit = attribute.declaration.inserting(.integer(next), forKey: key)
        report.add(
          .noTag(attribute.propertyName, attribute.noun, key: key, next: next),
          at: attribute.name?.range, in: definition.source.name, data: [.init("key", key)],
          fixes: edit.map { edit in
            [
              Fix(
                title: "give it the tag \(next)", safety: .unsafe, file: definition.source.name,
                edits: [edit])
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
    "the \(noun) '\(name)' has no '\(key)', which reads as 0; give it the next free one, \(next)"
  }
}
