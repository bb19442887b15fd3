// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Parameters of an enum that the file does not declare.
package struct DanglingEnumType: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "dangling-enum-type", family: .references, severity: .error,
    summary: """
      A parameter or a property takes its values from an enum that the file does not declare.
      """,
    why: """
      There is no enum to generate, so the app does not compile; at run time the list of choices is empty.
      """,
    remedy: "Correct the name, or add the enum.")

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
      <key>INIntentDefinitionNamespace</key>
      <string>88xZPY</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>↓Periode</string>
              <key>INIntentParameterEnumTypeNamespace</key>
              <string>88xZPY</string>
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
      <key>INIntentDefinitionNamespace</key>
      <string>88xZPY</string>
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
              <key>INIntentParameterEnumTypeNamespace</key>
              <string>88xZPY</string>
              <key>INIntentParameterName</key>
              <string>period</string>
              <key>INIntentParameterType</key>
              <string>Integer</string>
            </dict>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>PlaybackRepeatMode</string>
              <key>INIntentParameterEnumTypeNamespace</key>
              <string>System</string>
              <key>INIntentParameterName</key>
              <string>repeatMode</string>
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
      guard case .enumeration(let reference) = attribute.kind,
        definition.owns(reference.namespace),
        definition.enumType(named: reference.name) == nil, let name = attribute.enumTypeName
      else { continue }
      report.add(
        .undeclared(
          name.value, attribute.propertyName, attribute.noun,
          enums: definition.enums.compactMap(\.name?.value)), at: name.range,
        in: definition.source.name, data: [.init("enum", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undeclared(
    _ name: String, _ attribute: String, _ noun: String, enums: [String]
  ) -> Self {
    let question = NearName.question(name, among: enums)
    return
      "the enum '\(name)' of the \(noun) '\(attribute)' is not declared\(question.isEmpty ? "; add it" : question)"
  }
}
