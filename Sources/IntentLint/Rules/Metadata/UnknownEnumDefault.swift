// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Defaults that are the name of no value of their enum.
package struct UnknownEnumDefault: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-enum-default", family: .metadata, severity: .error,
    summary: "The default of an enum parameter is the name of no value of the enum.",
    why: """
      The default is not found at run time: a fresh widget begins with nothing chosen, and its \
      edit sheet shows an empty row.
      """,
    remedy: """
      Write the name of a value, as the enum declares it; the name that people see is another.
      """)

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Quality</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>high</string>
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
              <string>Quality</string>
              <key>INIntentParameterMetadata</key>
              <dict>
                <key>INIntentParameterMetadataDefaultValue</key>
                <string>↓High</string>
              </dict>
              <key>INIntentParameterName</key>
              <string>quality</string>
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
          <string>Quality</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>high</string>
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
              <string>Quality</string>
              <key>INIntentParameterMetadata</key>
              <dict>
                <key>INIntentParameterMetadataDefaultValue</key>
                <string>high</string>
              </dict>
              <key>INIntentParameterName</key>
              <string>quality</string>
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
      guard let type = definition.enumType(of: attribute),
        let value = attribute.metadata?[.defaultValue], let name = value.string,
        !name.isEmpty, type.value(named: name) == nil
      else { continue }
      report.add(.unknownDefault(name, of: type), at: value.range, in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownDefault(_ name: String, of type: EnumType) -> Self {
    let question = NearName.question(name, among: type.values.compactMap(\.name?.value))
    return "the default '\(name)' is no value of the enum '\(type.name?.value ?? "")'\(question)"
  }
}
