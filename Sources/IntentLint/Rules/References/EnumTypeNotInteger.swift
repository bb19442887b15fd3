// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Parameters of an enum that say they are something else.
package struct EnumTypeNotInteger: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "enum-type-not-integer", family: .references, severity: .warning,
    summary: """
      A parameter or a property takes its values from an enum, and its type is not `Integer`.
      """,
    why: """
      iOS goes by the enum and shows its values. Whether code is generated for an enum or for the other type is \
      another matter, and what a person chooses may not arrive.
      """,
    remedy: """
      Make the type `Integer`, as Xcode does, or take the enum off. The fix does the former, and is unsafe since the \
      latter may be meant.
      """, fixSafety: .unsafe)

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>Period</string>
              <key>INIntentParameterName</key>
              <string>period</string>
              <key>INIntentParameterType</key>
              <string>↓String</string>
            </dict>
          </array>
        </dict>
      </array>
      """,
      fixed: """
        <key>INEnums</key>
        <array>
          <dict>
            <key>INEnumName</key>
            <string>Period</string>
            <key>INEnumValues</key>
            <array>
              <dict>
                <key>INEnumValueName</key>
                <string>unknown</string>
              </dict>
            </array>
          </dict>
        </array>
        <key>INIntents</key>
        <array>
          <dict>
            <key>INIntentName</key>
            <string>Show</string>
            <key>INIntentParameters</key>
            <array>
              <dict>
                <key>INIntentParameterEnumType</key>
                <string>Period</string>
                <key>INIntentParameterName</key>
                <string>period</string>
                <key>INIntentParameterType</key>
                <string>Integer</string>
              </dict>
            </array>
          </dict>
        </array>
        """),
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>Period</string>
              <key>INIntentParameterName</key>
              <string>period</string>
              <key>INIntentParameterType</key>
              <string>Integer</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for attribute in context.attributes(of: definition) {
      guard let name = attribute.enumTypeName, let type = attribute.typeName,
        type.value != "Integer"
      else { continue }
      let edit = attribute.value(ofKey: "Type")?.replacing(with: "Integer")
      report.add(
        .notInteger(attribute.propertyName, attribute.noun, enumName: name.value, type.value),
        at: type.range, in: definition.source.name, data: [.init("type", type.value)],
        fixes: edit.map { edit in
          [
            Fix(
              title: "make the type 'Integer'", safety: .unsafe, file: definition.source.name,
              edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notInteger(
    _ name: String, _ noun: String, enumName: String, _ type: String
  ) -> Self {
    "the \(noun) '\(name)' takes values of the enum '\(enumName)', and its type is '\(type)'; make it 'Integer'"
  }
}
